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
         * Get the transfer to this registrar
         * @description Reads must not change state: email scanners open links.
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
         * Approve the transfer to this registrar
         * @description Sent once per click. If no response arrives, the client reads the item before it sends again. Without an answer, the transfer does not take place.
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
         * Decline the transfer to this registrar
         * @description Sent once per click. If no response arrives, the client reads the item before it sends again.
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
         * Get the transfer to another registrar
         * @description Reads must not change state: email scanners open links.
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
         * Approve the transfer to another registrar immediately
         * @description Sent once per click. If no response arrives, the client reads the item before it sends again. Without an answer, the transfer takes place after the deadline. No auth code is sent.
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
         * Decline the transfer to another registrar
         * @description Sent once per click. If no response arrives, the client reads the item before it sends again.
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
            /** @description Name of the registrar that the domain is transferred from. */
            losing_registrar?: string | null;
            /** @description Name of the registrar that the domain is transferred to. */
            gaining_registrar?: string | null;
            /** @description The domain in ASCII form (`xn--…` for IDNs). */
            domain?: string | null;
            /** @description The reseller id, for the branding request. Not for display. Ids in the internal format (see `ResellerName`) are the registrar's own. */
            reseller_username?: string | null;
            /** @description Name of the reseller, as customers know it. */
            reseller_org_name?: string | null;
            /** @description When the domain registration expires. Not a deadline for the transfer. */
            expiry_date?: components["schemas"]["DateOrEpoch"];
            /** @description The key from the link. */
            key?: string | null;
            /** @description Link to the domain's public directory entry. Only used if it is an `http:` or `https:` URL. */
            whois_url?: string | null;
            /** @description The owner's country, ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Only an explicit no means that the transfer needs no auth code. */
            auth_code_required?: components["schemas"]["Flag"];
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            contract_url?: string | null;
            /** @description Link to instructions for getting the auth code. Only used if it is an `http:` or `https:` URL. */
            auth_info_url?: string | null;
            /** @description When the transfer was requested. */
            request_date?: components["schemas"]["DateOrEpoch"];
            /** @description Deadline for the answer; without an answer, there is no transfer. A past date means expired. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description IP address that the owner confirmed from, shown so that the owner can recognize it. Free text. */
            owner_confirm_ip?: string | null;
            /** @description When the owner confirmed. Absent, `null` and 0 mean not confirmed. */
            transfer_confirm_time?: components["schemas"]["DateOrEpoch"];
            /** @description The owner's email address, which the link was sent to. */
            transfer_owner_email?: string | null;
            /** @description The auth code, if the transfer order contained one. */
            auth_info?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When the item was answered. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description A transfer to another registrar. It lacks the confirmation fields of an incoming transfer. */
        TransferAway: {
            /** @description The TLD with its dot. */
            tld?: string | null;
            /** @description Name of the registrar that the domain is transferred from. */
            losing_registrar?: string | null;
            /** @description Name of the registrar that the domain is transferred to. */
            gaining_registrar?: string | null;
            /** @description The domain in ASCII form (`xn--…` for IDNs). */
            domain?: string | null;
            /** @description The reseller id, for the branding request. Not for display. Ids in the internal format (see `ResellerName`) are the registrar's own. */
            reseller_username?: string | null;
            /** @description Name of the reseller, as customers know it. */
            reseller_org_name?: string | null;
            /** @description When the domain registration expires. Not a deadline for the transfer. */
            expiry_date?: components["schemas"]["DateOrEpoch"];
            /** @description The key from the link. */
            key?: string | null;
            /** @description Link to the domain's public directory entry. Only used if it is an `http:` or `https:` URL. */
            whois_url?: string | null;
            /** @description The owner's country, ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Only an explicit no means that the transfer needs no auth code. */
            auth_code_required?: components["schemas"]["Flag"];
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            contract_url?: string | null;
            /** @description Link to instructions for getting the auth code. Only used if it is an `http:` or `https:` URL. */
            auth_info_url?: string | null;
            /** @description Contact details of the losing registrar, such as an email address or phone number. */
            losing_registrar_contact?: string | null;
            /** @description IANA ID of the gaining registrar. */
            gaining_registrar_iana_id?: string | null;
            /** @description When the transfer was requested. */
            request_date?: components["schemas"]["DateOrEpoch"];
            /** @description Deadline for stopping the transfer; afterwards, it takes place. A past date means too late. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            answer?: components["schemas"]["Answer"];
            /** @description When the item was answered. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description Form fields of a decision without an auth code. */
        TransferDecision: {
            /** @description The key from the link. */
            key: string;
            /** @description The domain from the link. */
            domain: string;
        };
        /** @description Form fields of the approval of an incoming transfer. */
        TransferInApproval: {
            /** @description The key from the link. */
            key: string;
            /** @description The domain from the link. */
            domain: string;
            /**
             * Format: password
             * @description The auth code as entered, without surrounding spaces and invisible characters. If the transfer requires no auth code, this is the item's `auth_info`, or empty. An EPP `normalizedString`: any letters, symbols and inner spaces, but no tabs or line breaks. Case and leading zeros matter.
             */
            auth_info: string;
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
        /** @description The decision was recorded. The body is unspecified; read the item again. Any further decision is rejected with 409. */
        Declined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DecisionResult"];
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
         * @example open
         */
        LinkKey: string;
        /**
         * @description The domain from the link, in Unicode or ASCII form (`xn--…`), in upper or lower case. It must match the item's domain.
         * @example anders-buchbinderei.berlin
         */
        LinkDomain: string;
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
    getTransferIn: {
        parameters: {
            query: {
                /**
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
                /**
                 * @description The domain from the link, in Unicode or ASCII form (`xn--…`), in upper or lower case. It must match the item's domain.
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
            /** @description The transfer, including any answer. */
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferInApproval"];
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
            /** @description The auth code is missing or wrong, or the item does not offer the choice. Nothing was changed. The page keeps the entered code and shows the message next to the field. */
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferDecision"];
            };
        };
        responses: {
            200: components["responses"]["Declined"];
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
    getTransferAway: {
        parameters: {
            query: {
                /**
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
                 * @example open
                 */
                key: components["parameters"]["LinkKey"];
                /**
                 * @description The domain from the link, in Unicode or ASCII form (`xn--…`), in upper or lower case. It must match the item's domain.
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
            /** @description The transfer, including any answer. */
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferDecision"];
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
    declineTransferAway: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TransferDecision"];
            };
        };
        responses: {
            200: components["responses"]["Declined"];
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
