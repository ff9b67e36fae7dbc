// Generated from openapi/verification.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/registrant/api/no-auth/registrant_verification/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contact data to verify
         * @description Reads must not change state: email scanners open links. A verified contact stays verified and can still be read.
         */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrant/api/no-auth/registrant_verification/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the contact data is correct
         * @description Sent once per click. Applies to all domains in the list, and is possible even after the deadline. If no response arrives, the client reads the item before it sends again.
         */
        post: operations["verifyRegistrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A registrant contact and its domains. */
        Verification: {
            /** @description The contact data to confirm. */
            contact_data?: components["schemas"]["ContactData"] | null;
            /** @description Countries that a contact can be in. The page does not use them: it has no form for a contact, and it shows localized country names. */
            countries?: components["schemas"]["Country"][] | null;
            /** @description All affected domains, in ASCII form (`xn--…` for IDNs). */
            domain_list?: string[] | null;
            /** @description Deadline for confirming the data, after which the domains are suspended. A past date means that they are suspended. Absent means unknown. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            agreement_url?: string | null;
            /** @description Document types that are accepted as proof, as in `document_type` of the data quality contract. The page does not use them, because this contract has no upload. */
            supported_document_types?: string[] | null;
            /** @description Yes (1) means verified. Anything else means not verified. */
            verified?: components["schemas"]["Flag"];
            /** @description Language of the related emails, a tag such as `de` or `en-US`. If absent, the page uses the brand's language, then the browser's, then `en-US`. */
            messaging_language?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When the contact was verified. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description Form fields, with values from the link. */
        VerificationConfirmation: {
            verification_id: components["schemas"]["VerificationId"];
            /** @description The key from the link. */
            key: string;
            reseller_id: components["schemas"]["ResellerName"];
        };
        /** @description Verification number in the back office. Opaque. */
        VerificationId: string;
        /**
         * @description The reseller id. Opaque, not for display. The registrar's own ids are two to four letters, digits or underscores, then a hyphen, then `enom_e`, `enom_br` or `tucows`, in upper or lower case. Source: specification section 5.
         * @example nordlicht
         */
        ResellerName: string;
        ContactData: {
            email?: string | null;
            /** @description First and last name in one field. */
            full_name?: string | null;
            /** @description If not empty, the organization is the legal holder. If absent, `null` or empty, the person is. */
            org_name?: string | null;
            /** @description Street and house number. May contain several lines. */
            address?: string | null;
            /** @description State, province or county, if the country has them. */
            state?: string | null;
            /** @description City or post town. */
            city?: string | null;
            /** @description Postal code, if the country uses postal codes. */
            postal_code?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
        };
        /** @description A country in the reference data. The pages use `alpha2`, `status` and, for a code without a localized name, `name`. */
        Country: {
            /** @description ISO 3166-1 alpha-2, as in `country` of a contact. */
            alpha2?: string | null;
            /** @description ISO 3166-1 alpha-3. */
            alpha3?: string | null;
            /** @description Phone prefixes, each with its `+`. The specification only calls them "calling codes"; the field name comes from public tables of countries. */
            countryCallingCodes?: string[] | null;
            /** @description ISO 4217 codes. */
            currencies?: string[] | null;
            /** @description Flag emoji. */
            emoji?: string | null;
            /** @description Code of the International Olympic Committee. */
            ioc?: string | null;
            /** @description ISO 639 codes. */
            languages?: string[] | null;
            /** @description English name, shown only for a code without a localized name. */
            name?: string | null;
            /** @description `assigned`, `reserved` or `deleted`. Some tables also use `user assigned` for codes such as `XK`. Reserved and deleted countries cannot be chosen. Absent, `null` and empty mean assigned. */
            status?: string | null;
        };
        /**
         * @description A point in time: ISO 8601 with an offset (`2026-11-21T09:00:00Z`, also the XML form `2026-11-21T09:00:00.0Z`), or seconds since 1970-01-01T00:00:00Z, as a number or a string of digits. A date alone (`2027-03-14`) means the start of that day in UTC. Legacy backends send all of these forms. If there is no such time, they send `null`, 0, an empty string or nothing. An unreadable value counts as absent, never as 1970.
         * @example 2026-11-21T09:00:00Z
         * @example 1795251600
         */
        DateOrEpoch: string | number | null;
        /**
         * @description Yes or no. Legacy backends send a boolean, the numbers 0 and 1, or the strings "0" and "1". `null` and absent mean unspecified.
         * @example true
         * @example 0
         * @enum {boolean|integer|string|null}
         */
        Flag: true | false | 0 | 1 | "0" | "1" | null;
        /**
         * @description The decision: `approved`, `declined` or `cancelled`. Unknown values also mean that the item is answered. Absent, `null` and empty mean that it is not.
         * @example approved
         */
        Answer: string | null;
        /**
         * @description IP address that the answer came from, shown so that the owner can recognize it. Free text.
         * @example 203.0.113.24
         */
        AnswerAddress: string | null;
        /**
         * @description Reference by which the reseller and the registrar can find the answer. Never a key.
         * @example A-4C1F09D2
         */
        AnswerReference: string | null;
        FieldProblem: {
            /** @description Field name, as in the request. */
            name?: string | null;
            /** @description Error message for the field, as plain text. If absent, `response_text` applies. */
            text?: string | null;
        };
        /** @description An error. Its message may be shown to the user as plain text. */
        Problem: {
            /**
             * @description The backend's error message, as plain text, in a language that the backend chooses.
             * @example No consent request belongs to this key.
             */
            response_text: string;
            /**
             * @description The backend's own error number. For support only; the page reacts to the HTTP status.
             * @example 404
             */
            response_code?: number;
            /** @description Invalid form fields. Unknown field names are ignored. */
            fields?: components["schemas"]["FieldProblem"][] | null;
        };
        /** @description Optional details of a recorded decision. Any status from 200 to 299 means that the decision was recorded, unless the body is a web page, contains nothing but a `response_text`, reports an error (`error`, `errors` or `success: false`), or has a `response_code` from 400 to 599. The item is authoritative: read it again. */
        DecisionResult: {
            answer?: components["schemas"]["Answer"];
            /** @description When the decision was recorded, by the backend's clock. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            reference?: components["schemas"]["AnswerReference"];
        };
    };
    responses: {
        /** @description The request is malformed, for example because the key has an invalid format. Nothing was changed. The page stays usable and shows the message. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key exists, but does not belong to this item. Nothing is disclosed or changed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such key or item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The item has already been answered, perhaps by the same user in another tab. This is an outcome, not an error: after a decision, read the item again and show its current state. A read may also return this status, without the item. */
        AlreadyAnswered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or the deadline has expired. Nothing can be changed through this link. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests from this IP address. Nothing was changed. Retry after the time in `Retry-After`. */
        TooMany: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend failed. Read the item again to find out whether the change was made. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend could not be reached, or its response was unusable. A gateway may leave the body empty. Read the item again to find out whether the change was made. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend is down for maintenance or overloaded. Nothing was changed. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend did not respond in time. Read the item again to find out whether the change was made. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The decision was recorded. The body is unspecified; read the item again. Any further decision is rejected with 409. */
        Approved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DecisionResult"];
            };
        };
        /** @description Accepted, without a body. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is well-formed but not allowed, for example a choice that this item does not offer. Nothing was changed. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
         * @example open
         */
        LinkKey: string;
        /**
         * @description The reseller id from the link.
         * @example nordlicht
         */
        ResellerId: components["schemas"]["ResellerName"];
        /**
         * @description The value of the `XSRF-TOKEN` cookie, if the backend has set one. Source: specification section 7.
         * @example b3f1
         */
        XsrfToken: string;
        /**
         * @description Name, version and SHA-256 hash of the text that was shown for the decision, as in the user's receipt. A backend can log it as proof of what the user agreed to. It has no other effect.
         * @example transfer 2026-11-26; sha256=2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
         */
        TextVersion: string;
        /**
         * @description Language of the text in `X-Text-Version`, as a BCP 47 tag.
         * @example de
         */
        TextLanguage: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getVerification: {
        parameters: {
            query: {
                /**
                 * @description Verification id from the link. It must match the key.
                 * @example 48213
                 */
                verification_id: components["schemas"]["VerificationId"];
                /**
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
                /**
                 * @description The reseller id from the link.
                 * @example nordlicht
                 */
                reseller_id: components["parameters"]["ResellerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact, its domains, and whether they have been verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    verifyRegistrant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the `XSRF-TOKEN` cookie, if the backend has set one. Source: specification section 7.
                 * @example b3f1
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
                /**
                 * @description Name, version and SHA-256 hash of the text that was shown for the decision, as in the user's receipt. A backend can log it as proof of what the user agreed to. It has no other effect.
                 * @example transfer 2026-11-26; sha256=2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
                 */
                "X-Text-Version"?: components["parameters"]["TextVersion"];
                /**
                 * @description Language of the text in `X-Text-Version`, as a BCP 47 tag.
                 * @example de
                 */
                "X-Text-Language"?: components["parameters"]["TextLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VerificationConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["Approved"];
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
