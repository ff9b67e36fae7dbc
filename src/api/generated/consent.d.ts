// Generated from openapi/consent.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/consent/api/no-auth/identity_service/consent/{access_key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
                 * @example pending-required-and-optional
                 */
                access_key: components["parameters"]["AccessKey"];
            };
            cookie?: never;
        };
        /**
         * Get the consent session
         * @description Reads must not change state: email scanners open links. If a session past its `access_key_expiration_date` is still returned, the page shows it with a note and allows changes, because consent can be withdrawn at any time. Only 403, 404 and 410 end a session.
         */
        get: operations["getConsent"];
        /**
         * Save choices
         * @description Sent once per click. Questions that are not listed keep their status. If no response arrives, the client reads the session before it sends again.
         */
        put: operations["saveConsent"];
        post?: never;
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
        ConsentAnswer: {
            object_data: components["schemas"]["ConsentSession"];
        };
        /** @description Every question for one registrant. */
        ConsentSession: {
            /** @description Stable id, derived from the registrant's data. Opaque. */
            fingerprint?: string | null;
            /** @description Reason for asking. Known value: `GDPR`. */
            fingerprint_type?: string | null;
            /** @description The key from the link. */
            access_key?: string | null;
            /** @description The emailed link. */
            access_url?: string | null;
            /** @description When the link expires. Absent means unknown. */
            access_key_expiration_date?: components["schemas"]["DateOrEpoch"];
            /** @description When the session was created. */
            creation_date?: components["schemas"]["DateOrEpoch"];
            /** @description When the session was last changed, for example when a choice was saved. */
            modification_date?: components["schemas"]["DateOrEpoch"];
            /** @description Status of the session in the backend. Known value: `CONSENT_EMAIL_QUEUED`. Others are possible. */
            status?: string | null;
            data?: components["schemas"]["ConsentSubject"] | null;
            /** @description The questions, in no particular order. Absent, `null` and empty mean that there is nothing to choose. */
            consents?: components["schemas"]["Consent"][] | null;
        };
        /** @description The registrant and the reseller. */
        ConsentSubject: {
            /** @description The registrar's back office, for the branding request. */
            system_name?: string | null;
            /** @description The reseller id, for the branding request. */
            reseller_name?: string | null;
            /** @description Name of the registrant. */
            name?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Organization of the registrant. */
            organization?: string | null;
            /** @description Email address that the link was sent to. */
            email_address?: string | null;
        };
        /** @description One question. Products of the same provider with the same fields share one answer. */
        Consent: {
            /** @description Id of the question, unique in the session. Choices refer to the question by this id. */
            uid: string;
            /** @description Name of the group in the back office. Not for display. */
            consent_group_name?: string | null;
            /** @description `STANDARD` asks for optional data. Any other value (`NOT STANDARD`, `ASYNC`, unknown or absent) means that the data is required for the registration. */
            consent_group_type?: string | null;
            /** @description For domains: `NONE`, `PENDING`, `PENDING_ASYNC`, `ACCEPTED_FULL`, `ACCEPTED_CONTRACTUAL_MINIMUM`, `DENIED`, `AUTO_CONTRACTUAL` or `FORCED_ALL_CONTRACTUAL`. For Whois: `pending`, `accepted_full` or `denied`. Unknown values must not break the page. Source: specification section 4. */
            status?: string | null;
            /** @description The products that the question is about. A single product may be sent as an object, not a list. */
            owned_products?: components["schemas"]["OwnedProduct"] | components["schemas"]["OwnedProduct"][] | null;
            field_sets?: components["schemas"]["FieldSets"] | null;
            /** @description If yes, the optional fields are sent all together or not at all. */
            has_dependent_fields?: components["schemas"]["Flag"];
            /** @description If yes, "allow all" and "decline all" do not change the answer to this question. */
            bypassCheckState?: components["schemas"]["Flag"];
        };
        OwnedProduct: {
            /** @description `DOMAINS` or `WHOIS_PUBLICITY`. Any other value is treated as `DOMAINS`. */
            name?: string | null;
            /** @description For domains, the TLD with its dot (`.berlin`). For Whois, `whois_publicity`. The page sorts questions by this field. */
            sub_product?: string | null;
            /** @description The recipient of the data (the registry operator). */
            provider?: string | null;
        };
        /** @description Contact data that each answer sends to the provider. The names are the contact data elements in specification section 3. */
        FieldSets: {
            /** @description Sent if everything is allowed; includes the contractual minimum. Absent, `null` or empty if only the minimum can be allowed. */
            ACCEPTED_FULL?: string[] | null;
            /** @description Sent with every registration, because the registration contract requires these fields. */
            ACCEPTED_CONTRACTUAL_MINIMUM?: string[] | null;
        };
        ConsentUpdate: {
            /** @description One entry for each answered or changed question. Each question may appear only once. */
            consents: components["schemas"]["ConsentChoice"][];
        };
        ConsentChoice: {
            /** @description Id of the question. */
            uid: string;
            /**
             * @description To allow, `ACCEPTED_FULL` if the question has a non-empty field set with that name, otherwise `ACCEPTED_CONTRACTUAL_MINIMUM`. To decline, `DENIED`. The Whois question uses `accepted_full` and `denied`.
             * @enum {string}
             */
            status: "ACCEPTED_FULL" | "ACCEPTED_CONTRACTUAL_MINIMUM" | "DENIED" | "accepted_full" | "denied";
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
        /** @description The item was answered or changed after it was read. This is an outcome, not an error: read the item again and show its current state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
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
         * @example pending-required-and-optional
         */
        AccessKey: string;
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
    getConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
                 * @example pending-required-and-optional
                 */
                access_key: components["parameters"]["AccessKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, including saved choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveConsent: {
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
            path: {
                /**
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
                 * @example pending-required-and-optional
                 */
                access_key: components["parameters"]["AccessKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentUpdate"];
            };
        };
        responses: {
            /** @description Saved. Returns the whole session in its new state. The pages compare it with the request and report differences. If the body is empty or is not the session, they read the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
