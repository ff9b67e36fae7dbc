// Generated from openapi/data-quality.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/registrant/api/no-auth/data_quality/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contact in question and what may prove it
         * @description Changes nothing, however often it is called: mail scanners open links. Verified stays verified, and can still be read.
         */
        get: operations["getDataQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrant/api/no-auth/data_quality/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a document as proof
         * @description Only on a person's press. One document per call, further ones may follow. What a file is, is judged by its content, whatever its name and its type say.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrant/api/no-auth/data_quality/update_contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the contact, or approve it as it stands
         * @description Only on a person's press, once. There is no call of its own for approving: a contact that is sent as it stands is approved by that, a changed one is saved and can be approved afterwards. After a lost answer the case is read again before anything is sent again.
         */
        post: operations["updateContact"];
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
        /** @description A contact that the registry could not match, and its domains. */
        DataQuality: {
            /** @description The contact as it stands, corrections included. */
            contact_data?: components["schemas"]["ContactData"] | null;
            /** @description Countries that can be chosen, but for those that are reserved or deleted. Absent, `null` and empty mean all that are assigned. */
            countries?: components["schemas"]["Country"][] | null;
            /** @description Every domain that it counts for, as the registry writes them (`xn--…` for international names). */
            domain_list?: string[] | null;
            /** @description When the domains are suspended unless it is approved. In the past means that they are; absent means not known. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Where the agreement can be read. Used only when it is an `http:` or `https:` address. */
            agreement_url?: string | null;
            /** @description Which documents are accepted, of those that `document_type` of an upload can name; others may come and cannot be chosen. Absent, `null` and empty mean all. */
            supported_document_types?: string[] | null;
            /** @description Documents that were received and are being reviewed. Ours; a backend may leave it out. */
            documents?: components["schemas"]["ReceivedDocument"][] | null;
            /** @description Yes (1) means verified; everything else means not. */
            verified?: components["schemas"]["Flag"];
            /** @description Language of the mails about it, a tag such as `de` or `en-US`. Absent leaves the choice to the brand, then to the browser; `en-US` is the last resort. */
            messaging_language?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When it was approved. Ours; a backend may leave it out. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        ReceivedDocument: {
            /** @description As it was said when it was sent. */
            document_type?: string | null;
            /** @description When it was received. */
            received_at?: components["schemas"]["DateOrEpoch"];
        };
        /** @description Parts of the form. */
        DocumentUpload: {
            /** @description The key of the link. */
            key: string;
            reseller_id: components["schemas"]["ResellerName"];
            /**
             * @description What kind of document it is, by the list of the specification, section 3.
             * @enum {string}
             */
            document_type: "company_stamp" | "companies_house" | "official_letterhead" | "bank_statement" | "tax_notification" | "id_card" | "drivers_license" | "utility_bill";
            /**
             * Format: binary
             * @description The file, PDF, PNG, JPEG or HEIC, 1 byte to 10 MiB (10485760 bytes), with a name without a path.
             */
            document: string;
        };
        /** @description Form fields; every one is sent, empty where there is nothing. Where one is marked `x-needed`, empty is refused with 422, though a contact may have come without it. Lengths are those that registries take (RFC 5733). */
        ContactUpdate: {
            /** @description The key of the link. */
            key: string;
            reseller_id: components["schemas"]["ResellerName"];
            /** @description E-mail address. */
            email: string;
            /** @description First and last name in one. */
            full_name: string;
            /** @description Given, the organization is the legal holder; empty, the person is. */
            org_name: string;
            /** @description Street and house number; text of up to three lines, each of up to 255 characters. */
            address: string;
            /** @description State, province or county, where the country has such. */
            state: string;
            /** @description City or post town. */
            city: string;
            /** @description Postal code, where the country has such. */
            postal_code: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
        };
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
        /** @description The document cannot be taken. Nothing was kept of it. */
        DocumentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The contact cannot be taken as it is. Nothing was changed. */
        ContactRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
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
        /** @description Taken, without a body. */
        TakenSilently: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description More than is taken. Nothing was kept of it. A gateway may say so as well, without words. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has another form than this call takes. Nothing was changed. */
        UnsupportedMedia: {
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
    getDataQuality: {
        parameters: {
            query: {
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
            /** @description The case as it stands, contact and documents included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataQuality"];
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
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the `XSRF-TOKEN` cookie, sent back when the backend has set one. Source: specification section 7.
                 * @example b3f1
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description Received, and in review from now on. Nothing is promised about the body; read the case again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            204: components["responses"]["TakenSilently"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["DocumentRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateContact: {
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
                "application/x-www-form-urlencoded": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description Taken. Nothing is promised about the body; read the case again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionResult"];
                };
            };
            204: components["responses"]["TakenSilently"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ContactRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
