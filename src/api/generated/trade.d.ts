// Generated from openapi/trade.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/trade/api/no-auth/icann_trade/registrant/new/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change of registrant, for the new registrant
         * @description Changes nothing, however often it is called: mail scanners open links. The key belongs to the new registrant's side alone.
         */
        get: operations["getNewTrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/icann_trade/registrant/new/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The new registrant approves
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again.
         */
        post: operations["approveNewTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/icann_trade/registrant/new/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The new registrant cancels
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again. Nothing is changed about the domain.
         */
        post: operations["cancelNewTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/icann_trade/registrant/current/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change of registrant, for the current registrant
         * @description Changes nothing, however often it is called: mail scanners open links. The key belongs to the current registrant's side alone.
         */
        get: operations["getCurrentTrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/icann_trade/registrant/current/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The current registrant approves
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again.
         */
        post: operations["approveCurrentTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/icann_trade/registrant/current/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The current registrant cancels
         * @description Only on a person's press, once. After a lost answer the item is read again before anything is sent again. Nothing is changed about the domain.
         */
        post: operations["cancelCurrentTrade"];
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
        /** @description A change of registrant. A change of name, organization or e-mail address of the holder counts as one. */
        Trade: {
            /** @description The domain, as the registry writes it (`xn--…` for international names). */
            domain?: string | null;
            /** @description The holder as it is. */
            current_registrant?: components["schemas"]["TradeRegistrant"] | null;
            /** @description The holder as it shall become. */
            new_registrant?: components["schemas"]["TradeRegistrant"] | null;
            /** @description Yes means that the domain cannot go to another registrar for 60 days after the change. */
            trade_hold_enabled?: components["schemas"]["Flag"];
            /** @description Yes means that this side may choose; else it is shown as a fact when enabled. Under the Transfer Policy (II.C) it is the current registrant who may opt out of the lock, so only that side is offered the choice. */
            trade_hold_editable?: components["schemas"]["Flag"];
            /** @description Yes means that the designated agent may approve changes on behalf of this side. */
            designated_agent_enabled?: components["schemas"]["Flag"];
            /** @description Yes means that this side may choose; else it is shown as a fact when enabled. */
            designated_agent_editable?: components["schemas"]["Flag"];
            /** @description Name of the registrar that is the designated agent. */
            designated_agent_registrar?: string | null;
            /** @description Until when this side can answer. In the past means expired; absent means not known. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Language of the mails about it, a tag such as `de` or `en-US`. Absent leaves the choice to the brand, then to the browser; `en-US` is the last resort. */
            messaging_language?: string | null;
            /** @description Where the agreement can be read. Used only when it is an `http:` or `https:` address. */
            agreement_url?: string | null;
            /** @description When the change was asked for. Ours; a backend may leave it out. */
            request_date?: components["schemas"]["DateOrEpoch"];
            /** @description What the other side has answered; `null` and empty mean nothing yet. Ours; a backend may leave it out, and nothing is said of the other side then. */
            other_side_answer?: components["schemas"]["Answer"];
            /** @description When the other side answered. Ours; a backend may leave it out. */
            other_side_answered_at?: components["schemas"]["DateOrEpoch"];
            answer?: components["schemas"]["Answer"];
            /** @description When it was answered. Ours; a backend may leave it out. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description What is asked about of a holder. */
        TradeRegistrant: {
            /** @description Full name. */
            name?: string | null;
            /** @description Given, the organization is the legal holder; absent, `null` or empty, the person is. */
            organization?: string | null;
            /** @description E-mail address. */
            email?: string | null;
        };
        /** @description Form fields of an approval. The choices are sent exactly when they are editable. */
        TradeApproval: {
            /** @description The key of the link. */
            key: string;
            /**
             * @description "1" keeps the domain at its registrar for 60 days after the change, "0" waives that. Only sent when `trade_hold_editable` says yes.
             * @enum {string}
             */
            trade_hold?: "0" | "1";
            /**
             * @description "1" lets the designated agent approve on behalf of this side, "0" does not. Only sent when `designated_agent_editable` says yes.
             * @enum {string}
             */
            designated_agent?: "0" | "1";
        };
        /** @description Form fields of a cancellation. */
        TradeCancellation: {
            /** @description The key of the link. */
            key: string;
        };
        /**
         * @description Yes or no. Legacy backends send a boolean, the numbers 0 and 1 or the texts "0" and "1"; `null` or an absent property says nothing either way.
         * @example true
         * @example 0
         * @enum {boolean|integer|string|null}
         */
        Flag: true | false | 0 | 1 | "0" | "1" | null;
        /**
         * @description A moment. Either ISO 8601 with an offset (`2026-11-21T09:00:00Z`, also the XML form `2026-11-21T09:00:00.0Z`) or seconds since 1970-01-01T00:00:00Z, also as digits in a text. A date alone (`2027-03-14`) is the beginning of that day, UTC. Legacy backends send all of these, and `null`, 0, an empty text or nothing at all where there is no such moment. What cannot be read counts as absent, never as 1970.
         * @example 2026-11-21T09:00:00Z
         * @example 1795251600
         */
        DateOrEpoch: string | number | null;
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
        /** @description Taken. Nothing is promised about the body; read the item again. The item is answered by it: any further answer is refused with 409. */
        Cancelled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DecisionResult"];
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
    getNewTrade: {
        parameters: {
            query: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change as it stands, own answer and that of the other side included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trade"];
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
    approveNewTrade: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TradeApproval"];
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
    cancelNewTrade: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TradeCancellation"];
            };
        };
        responses: {
            200: components["responses"]["Cancelled"];
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
    getCurrentTrade: {
        parameters: {
            query: {
                /**
                 * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change as it stands, own answer and that of the other side included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trade"];
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
    approveCurrentTrade: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TradeApproval"];
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
    cancelCurrentTrade: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TradeCancellation"];
            };
        };
        responses: {
            200: components["responses"]["Cancelled"];
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
