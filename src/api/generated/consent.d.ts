// Generated from openapi/consent.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/consent/api/no-auth/identity_service/consent/{access_key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example pending-required-and-optional
                 */
                access_key: components["parameters"]["AccessKey"];
            };
            cookie?: never;
        };
        /**
         * The consent session of a link
         * @description Changes nothing, however often it is called: mail scanners open links. A session that is answered although its `access_key_expiration_date` has passed is shown with a note and can be changed, because consent can be withdrawn at any time; only 403, 404 and 410 end it.
         */
        get: operations["getConsent"];
        /**
         * Save choices
         * @description Only on a person's press, once. Items that are not named keep their status. After a lost answer the session is read again before anything is sent again.
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
        /** @description Everything one registrant is asked about. */
        ConsentSession: {
            /** @description Stable id of the person asked, made from their data. Opaque. */
            fingerprint?: string | null;
            /** @description Why the person is asked. Known is `GDPR`. */
            fingerprint_type?: string | null;
            /** @description The key of the link, repeated. */
            access_key?: string | null;
            /** @description The link as it stood in the mail. */
            access_url?: string | null;
            /** @description When the link stops working; absent means not known. */
            access_key_expiration_date?: components["schemas"]["DateOrEpoch"];
            /** @description When the session was made. */
            creation_date?: components["schemas"]["DateOrEpoch"];
            /** @description When a choice was last saved, or the session last changed otherwise. */
            modification_date?: components["schemas"]["DateOrEpoch"];
            /** @description Where the session stands for the backend. Known is `CONSENT_EMAIL_QUEUED`; others may come. */
            status?: string | null;
            data?: components["schemas"]["ConsentSubject"] | null;
            /** @description What is asked, in no particular order. Absent, `null` and empty all mean there is nothing to choose. */
            consents?: components["schemas"]["Consent"][] | null;
        };
        /** @description Who is asked, and through which reseller. */
        ConsentSubject: {
            /** @description The registrar's back office, for the branding call. */
            system_name?: string | null;
            /** @description The reseller's id, for the branding call. */
            reseller_name?: string | null;
            /** @description Name of the registrant. */
            name?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Organization of the registrant. */
            organization?: string | null;
            /** @description Where the mail with the link went. */
            email_address?: string | null;
        };
        /** @description One question. Products of one provider with the same fields share one answer. */
        Consent: {
            /** @description Identity of the question, unique in the session. Choices name it. */
            uid: string;
            /** @description Name of the group in the back office. Not for display. */
            consent_group_name?: string | null;
            /** @description `STANDARD` asks for optional data. Everything else (`NOT STANDARD`, `ASYNC`, anything new, nothing) counts as required for the registration. */
            consent_group_type?: string | null;
            /** @description For domains `NONE`, `PENDING`, `PENDING_ASYNC`, `ACCEPTED_FULL`, `ACCEPTED_CONTRACTUAL_MINIMUM`, `DENIED`, `AUTO_CONTRACTUAL` or `FORCED_ALL_CONTRACTUAL`; for Whois `pending`, `accepted_full` or `denied`. Others may come and must not break the page. Source: specification section 4. */
            status?: string | null;
            /** @description What the question is about. A single product may come without its list. */
            owned_products?: components["schemas"]["OwnedProduct"] | components["schemas"]["OwnedProduct"][] | null;
            field_sets?: components["schemas"]["FieldSets"] | null;
            /** @description Yes means that the optional fields are only ever sent together. */
            has_dependent_fields?: components["schemas"]["Flag"];
            /** @description Yes means that "allow all" and "decline all" leave this question as it is. */
            bypassCheckState?: components["schemas"]["Flag"];
        };
        OwnedProduct: {
            /** @description `DOMAINS` or `WHOIS_PUBLICITY`. Anything else is treated as `DOMAINS`. */
            name?: string | null;
            /** @description For domains the TLD with its dot (`.berlin`), for Whois `whois_publicity`. The lists are sorted by it. */
            sub_product?: string | null;
            /** @description Who gets the data, the registry operator. */
            provider?: string | null;
        };
        /** @description Which contact data goes to the provider under which answer. Names are those of the contact data elements of the specification, section 3. */
        FieldSets: {
            /** @description Sent when everything is allowed; holds the contractual minimum again. Absent, `null` or empty where the minimum is all that can be allowed. */
            ACCEPTED_FULL?: string[] | null;
            /** @description Sent in any case that goes ahead, because the contract needs it. */
            ACCEPTED_CONTRACTUAL_MINIMUM?: string[] | null;
        };
        /** @description The choices to save. */
        ConsentUpdate: {
            /** @description One entry per question that is answered or changed. No question twice. */
            consents: components["schemas"]["ConsentChoice"][];
        };
        ConsentChoice: {
            /** @description Which question. */
            uid: string;
            /**
             * @description `ACCEPTED_FULL` where the group has such a field set with something in it, else `ACCEPTED_CONTRACTUAL_MINIMUM`, `DENIED` when not allowed. The Whois question takes `accepted_full` and `denied`.
             * @enum {string}
             */
            status: "ACCEPTED_FULL" | "ACCEPTED_CONTRACTUAL_MINIMUM" | "DENIED" | "accepted_full" | "denied";
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
        /** @description Already answered, or changed by someone else since it was read. An outcome rather than an error: read the item again and show what stands. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
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
         * @example pending-required-and-optional
         */
        AccessKey: string;
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
    getConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example pending-required-and-optional
                 */
                access_key: components["parameters"]["AccessKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as it stands, saved choices included. */
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
            path: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
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
            /** @description Saved. The whole session again, as it stands now. The pages compare it with what was sent and report differences; an empty or other body makes them read the session. */
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
