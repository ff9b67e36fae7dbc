// Generated from openapi/transfer.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/trade/api/no-auth/transfer_in/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The transfer to this registrar
         * @description Changes nothing, however often it is called: mail scanners open links.
         */
        get: operations["getTransferIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/transfer_in/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The owner approves the transfer to this registrar
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again. Without an answer the transfer does not take place.
         */
        post: operations["approveTransferIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/transfer_in/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The owner declines the transfer to this registrar
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again.
         */
        post: operations["declineTransferIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/transfer_away/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The transfer to another registrar
         * @description Changes nothing, however often it is called: mail scanners open links.
         */
        get: operations["getTransferAway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/transfer_away/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The owner lets the domain go at once
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again. Without an answer the transfer takes place after the deadline. No auth code is sent.
         */
        post: operations["approveTransferAway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/transfer_away/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The owner keeps the domain here
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again.
         */
        post: operations["declineTransferAway"];
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
        /** @description A transfer to this registrar. */
        TransferIn: {
            /** @description The TLD with its dot. */
            tld?: string | null;
            /** @description Name of the registrar that the domain leaves. */
            losing_registrar?: string | null;
            /** @description Name of the registrar that the domain goes to. */
            gaining_registrar?: string | null;
            /** @description The domain, as the registry writes it (`xn--…` for international names). */
            domain?: string | null;
            /** @description The reseller's id, for the branding call. Not for display; ids of the internal form (see `ResellerName` in the branding contract) are the registrar's own. */
            reseller_username?: string | null;
            /** @description Name of the reseller as customers know it. */
            reseller_org_name?: string | null;
            /** @description Until when the domain is registered. Not a deadline of the transfer. */
            expiry_date?: components["schemas"]["DateOrEpoch"];
            /** @description The key of the link, repeated. */
            key?: string | null;
            /** @description Where the public record can be looked up. Used only when it is an `http:` or `https:` address. */
            whois_url?: string | null;
            /** @description Country of the owner, ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Only an explicit no means that the transfer needs no auth code. */
            auth_code_required?: components["schemas"]["Flag"];
            /** @description Where the agreement can be read. Used only when it is an `http:` or `https:` address. */
            contract_url?: string | null;
            /** @description Where it is explained how to get the auth code. Used only when it is an `http:` or `https:` address. */
            auth_info_url?: string | null;
            /** @description When the transfer was asked for. Ours; a backend may leave it out. */
            request_date?: components["schemas"]["DateOrEpoch"];
            /** @description Until when it can be answered; afterwards nothing happens. In the past means expired. Ours; a backend may leave it out. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description IP address that the owner confirmed from, so that the owner can recognise it. Text, for display only. */
            owner_confirm_ip?: string | null;
            /** @description When the owner confirmed; absent, `null` and 0 mean that nobody has. */
            transfer_confirm_time?: components["schemas"]["DateOrEpoch"];
            /** @description E-mail address of the owner that the link was sent to. */
            transfer_owner_email?: string | null;
            /** @description The auth code that came with the order, if one did. */
            auth_info?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When it was answered. Ours; a backend may leave it out. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description A transfer to another registrar. The confirmation fields of a transfer in are not part of it. */
        TransferAway: {
            /** @description The TLD with its dot. */
            tld?: string | null;
            /** @description Name of the registrar that the domain leaves. */
            losing_registrar?: string | null;
            /** @description Name of the registrar that the domain goes to. */
            gaining_registrar?: string | null;
            /** @description The domain, as the registry writes it (`xn--…` for international names). */
            domain?: string | null;
            /** @description The reseller's id, for the branding call. Not for display; ids of the internal form (see `ResellerName` in the branding contract) are the registrar's own. */
            reseller_username?: string | null;
            /** @description Name of the reseller as customers know it. */
            reseller_org_name?: string | null;
            /** @description Until when the domain is registered. Not a deadline of the transfer. */
            expiry_date?: components["schemas"]["DateOrEpoch"];
            /** @description The key of the link, repeated. */
            key?: string | null;
            /** @description Where the public record can be looked up. Used only when it is an `http:` or `https:` address. */
            whois_url?: string | null;
            /** @description Country of the owner, ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Only an explicit no means that the transfer needs no auth code. */
            auth_code_required?: components["schemas"]["Flag"];
            /** @description Where the agreement can be read. Used only when it is an `http:` or `https:` address. */
            contract_url?: string | null;
            /** @description Where it is explained how to get the auth code. Used only when it is an `http:` or `https:` address. */
            auth_info_url?: string | null;
            /** @description How the registrar that the domain leaves can be reached, such as its email address or phone number. Ours; a backend may leave it out. */
            losing_registrar_contact?: string | null;
            /** @description IANA ID of the registrar that the domain goes to. Ours; a backend may leave it out. */
            gaining_registrar_iana_id?: string | null;
            /** @description When the transfer was asked for. Ours; a backend may leave it out. */
            request_date?: components["schemas"]["DateOrEpoch"];
            /** @description Until when it can be stopped; afterwards the transfer takes place. In the past means too late. Ours; a backend may leave it out. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            answer?: components["schemas"]["Answer"];
            /** @description When it was answered. Ours; a backend may leave it out. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description Form fields of a decision without an auth code. */
        TransferDecision: {
            /** @description The key of the link. */
            key: string;
            /** @description The domain as it stands in the link. */
            domain: string;
        };
        /** @description Form fields of the approval of a transfer in. */
        TransferInApproval: {
            /** @description The key of the link. */
            key: string;
            /** @description The domain as it stands in the link. */
            domain: string;
            /**
             * Format: password
             * @description The auth code as it was typed, without spaces around it and invisible characters; when none is required, the item's own, or empty. EPP's `normalizedString`: any letters, symbols and inner spaces, no tabs or line breaks. Case and leading zeros count.
             */
            auth_info: string;
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
        /** @description Taken. Nothing is promised about the body; read the item again. The item is answered by it: any further answer is refused with 409. */
        Declined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DecisionResult"];
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
         * @example open
         */
        LinkKey: string;
        /**
         * @description The domain as it stands in the link, in Unicode or in its ASCII form (`xn--…`), upper or lower case. It must be the item's.
         * @example anders-buchbinderei.berlin
         */
        LinkDomain: string;
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
    getTransferIn: {
        parameters: {
            query: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
                /**
                 * @description The domain as it stands in the link, in Unicode or in its ASCII form (`xn--…`), upper or lower case. It must be the item's.
                 * @example anders-buchbinderei.berlin
                 */
                domain: components["parameters"]["LinkDomain"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer as it stands, an answer that was given included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferIn"];
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
    approveTransferIn: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferInApproval"];
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
            /** @description The auth code is missing or is not the domain's. Nothing was changed; the page keeps what was typed and shows the text at the field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    declineTransferIn: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferDecision"];
            };
        };
        responses: {
            200: components["responses"]["Declined"];
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
    getTransferAway: {
        parameters: {
            query: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
                /**
                 * @description The domain as it stands in the link, in Unicode or in its ASCII form (`xn--…`), upper or lower case. It must be the item's.
                 * @example anders-buchbinderei.berlin
                 */
                domain: components["parameters"]["LinkDomain"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer as it stands, an answer that was given included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferAway"];
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
    approveTransferAway: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferDecision"];
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
    declineTransferAway: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferDecision"];
            };
        };
        responses: {
            200: components["responses"]["Declined"];
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
