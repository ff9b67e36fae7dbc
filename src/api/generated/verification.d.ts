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
         * What there is to verify
         * @description Changes nothing, however often it is called: mail scanners open links. Verified stays verified, and can still be read.
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
         * Confirm that the contact data is right
         * @description Only on a person's press, once. It counts for all domains of the list. Possible after the deadline as well. After a lost answer the item is read again before anything is sent again.
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
        /** @description A registrant contact and the domains that it holds. */
        Verification: {
            /** @description What is to be confirmed. */
            contact_data?: components["schemas"]["ContactData"] | null;
            /** @description Countries that a contact can be in. The page does not use them: nothing is entered there, as no call of this contract takes a contact, and it names countries in its own language. */
            countries?: components["schemas"]["Country"][] | null;
            /** @description Every domain that it counts for, as the registry writes them (`xn--…` for international names). */
            domain_list?: string[] | null;
            /** @description When the domains are suspended unless it is confirmed. In the past means that they are; absent means not known. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Where the agreement can be read. Used only when it is an `http:` or `https:` address. */
            agreement_url?: string | null;
            /** @description Which documents are accepted as proof, by the names of `document_type` in the data quality contract. The page does not use them: no call of this contract takes a document. */
            supported_document_types?: string[] | null;
            /** @description Yes (1) means verified; everything else means not. */
            verified?: components["schemas"]["Flag"];
            /** @description Language of the mails about it, a tag such as `de` or `en-US`. Absent leaves the choice to the brand, then to the browser; `en-US` is the last resort. */
            messaging_language?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When it was verified. Ours; a backend may leave it out. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description Form fields, as they stand in the link. */
        VerificationConfirmation: {
            verification_id: components["schemas"]["VerificationId"];
            /** @description The key of the link. */
            key: string;
            reseller_id: components["schemas"]["ResellerName"];
        };
        /** @description Number of the verification in the back office. Opaque. */
        VerificationId: string;
        /**
         * @description The reseller's id. Opaque, not for display. Ids of two to four word characters, a hyphen and `enom_e`, `enom_br` or `tucows` (any case) are the registrar's own. Source: specification section 5.
         * @example nordlicht
         */
        ResellerName: string;
        ContactData: {
            /** @description E-mail address. */
            email?: string | null;
            /** @description First and last name in one. */
            full_name?: string | null;
            /** @description Given, the organization is the legal holder; absent, `null` or empty, the person is. */
            org_name?: string | null;
            /** @description Street and house number; text, may have several lines. */
            address?: string | null;
            /** @description State, province or county, where the country has such. */
            state?: string | null;
            /** @description City or post town. */
            city?: string | null;
            /** @description Postal code, where the country has such. */
            postal_code?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
        };
        /** @description A country of the reference data. Pages go by `alpha2`, `status` and, for a code without a name of its own, `name`. */
        Country: {
            /** @description ISO 3166-1 alpha-2; what `country` of a contact holds. */
            alpha2?: string | null;
            /** @description ISO 3166-1 alpha-3. */
            alpha3?: string | null;
            /** @description Prefixes of telephone numbers, each with its `+`. The specification names them in words ("calling codes"); the name is that of the public tables of countries. */
            countryCallingCodes?: string[] | null;
            /** @description ISO 4217 codes. */
            currencies?: string[] | null;
            /** @description The flag. */
            emoji?: string | null;
            /** @description Code of the International Olympic Committee. */
            ioc?: string | null;
            /** @description ISO 639 codes. */
            languages?: string[] | null;
            /** @description English name. Pages name countries in their own language. */
            name?: string | null;
            /** @description `assigned`, `reserved` or `deleted`; tables also have `user assigned` for codes such as `XK`. Only assigned countries can be chosen. Absent, `null` and empty mean assigned. */
            status?: string | null;
        };
        /**
         * @description A moment. Either ISO 8601 with an offset (`2026-11-21T09:00:00Z`, also the XML form `2026-11-21T09:00:00.0Z`) or seconds since 1970-01-01T00:00:00Z, also as digits in a text. A date alone (`2027-03-14`) is the beginning of that day, UTC. Legacy backends send all of these, and `null`, 0, an empty text or nothing at all where there is no such moment. What cannot be read counts as absent, never as 1970.
         * @example 2026-11-21T09:00:00Z
         * @example 1795251600
         */
        DateOrEpoch: string | number | null;
        /**
         * @description Yes or no. Legacy backends send a boolean, the numbers 0 and 1 or the texts "0" and "1"; `null` or an absent property says nothing either way.
         * @example true
         * @example 0
         * @enum {boolean|integer|string|null}
         */
        Flag: true | false | 0 | 1 | "0" | "1" | null;
        /**
         * @description What was answered. Known are `approved`, `declined` and `cancelled`; others may come and still mean that it is answered. Absent, `null` and empty mean that it is not.
         * @example approved
         */
        Answer: string | null;
        /**
         * @description IP address that the answer came from, so that the owner can recognise it. Text, for display only.
         * @example 203.0.113.24
         */
        AnswerAddress: string | null;
        /**
         * @description Under which number reseller and registrar find the answer. Never a key.
         * @example A-4C1F09D2
         */
        AnswerReference: string | null;
        FieldProblem: {
            /** @description The field, named as in the request. */
            name?: string | null;
            /** @description What is wrong with it, plain text. Without it `response_text` says it. */
            text?: string | null;
        };
        /** @description What went wrong, in words that may be shown to the person as text. */
        Problem: {
            /**
             * @description The backend's own words, plain text, in the language the backend chose.
             * @example No consent request belongs to this key.
             */
            response_text: string;
            /**
             * @description The backend's own number for this error. For support only; the HTTP status decides what happens.
             * @example 404
             */
            response_code?: number;
            /** @description Fields of a form that are wrong. Ours; a backend may leave it out, and unknown fields are passed over. */
            fields?: components["schemas"]["FieldProblem"][] | null;
        };
        /** @description What a backend may say to a decision that it has taken. Any status from 200 to 299 means "taken", whatever the body, unless the body is a web page, holds a `response_text` alone or an error (`error`, `errors`, `success: false`), or has the status of a refusal (400 to 599) as its `response_code`; the item itself, read again, is what counts. */
        DecisionResult: {
            answer?: components["schemas"]["Answer"];
            /** @description When the decision was taken, by the backend's clock. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            reference?: components["schemas"]["AnswerReference"];
        };
    };
    responses: {
        /** @description The request cannot be understood, for instance a key of an impossible form. Nothing was changed; the page stays usable and shows the text. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key exists but does not fit this item. Nothing is shown and nothing was changed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such key or item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has answered already, perhaps the same person in another tab. An outcome rather than an error: after a decision, read the item again and show what stands. An item that is read may say it as well, and then says no more. */
        AlreadyAnswered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or the time to answer has expired. Nothing can be changed with this link any more. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries from this address. Nothing was changed; try again after the time in `Retry-After`. */
        TooMany: {
            headers: {
                /**
                 * @description Seconds to wait before the next try.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend failed. Whether a change was carried out is unknown until the item is read again. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend could not be reached, or its answer was not usable. A gateway may leave the body empty. Whether a change was carried out is unknown until the item is read again. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend is away for maintenance or overloaded. Nothing was changed. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend did not answer in time. Whether a change was carried out is unknown until the item is read again. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Taken. Nothing is promised about the body; read the item again. The item is answered by it: any further answer is refused with 409. */
        Approved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DecisionResult"];
            };
        };
        /** @description Taken, without a body. */
        TakenSilently: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Understood but not allowed, for instance a choice that this item does not offer. Nothing was changed. */
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
         * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
         * @example open
         */
        LinkKey: string;
        /**
         * @description The reseller's id as it stands in the link.
         * @example nordlicht
         */
        ResellerId: components["schemas"]["ResellerName"];
        /**
         * @description The value of the `XSRF-TOKEN` cookie, sent back when the backend has set one. Source: specification section 7.
         * @example b3f1
         */
        XsrfToken: string;
        /**
         * @description The wording that was shown for the answer: its name, its version, and the SHA-256 of its words, as in the person's receipt. For the log of a backend that has to show what was agreed to; it changes nothing.
         * @example transfer 2026-11-26; sha256=2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
         */
        TextVersion: string;
        /**
         * @description The language of that wording, a BCP 47 tag.
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
                 * @description Which verification, from the link. It must fit the key.
                 * @example 48213
                 */
                verification_id: components["schemas"]["VerificationId"];
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
                /**
                 * @description The reseller's id as it stands in the link.
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
                 * @description The value of the `XSRF-TOKEN` cookie, sent back when the backend has set one. Source: specification section 7.
                 * @example b3f1
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
                /**
                 * @description The wording that was shown for the answer: its name, its version, and the SHA-256 of its words, as in the person's receipt. For the log of a backend that has to show what was agreed to; it changes nothing.
                 * @example transfer 2026-11-26; sha256=2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
                 */
                "X-Text-Version"?: components["parameters"]["TextVersion"];
                /**
                 * @description The language of that wording, a BCP 47 tag.
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
            204: components["responses"]["TakenSilently"];
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
