// Generated from openapi/data-copy.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/consent/api/no-auth/hermes/report/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a copy of the data that is tied to an address
         * @description Only on a person's press. An unknown address is answered exactly like a known one, so that nobody can find out which addresses are known. Asking again is allowed.
         */
        post: operations["requestReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consent/api/no-auth/hermes/report/request/{access_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a report is ready
         * @description Changes nothing, however often it is called: mail scanners open links. No token means that no report is ready, whether one was asked for or not.
         */
        get: operations["getReportRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consent/api/no-auth/hermes/report/download/{download_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report itself
         * @description A file that can be downloaded any number of times until the token expires. Whatever its type, browsers save it. Where a browser cannot, the page shows CSV and other text as plain text.
         */
        get: operations["downloadReport"];
        put?: never;
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
        ReportOrder: {
            /** @description The key of the link. */
            access_key: string;
            /** @description Only data that is tied to this address is sent, and only to it. No address is longer (RFC 5321, 4.5.3.1.3). */
            email_address: string;
        };
        ReportRequest: {
            /** @description The address of the report as it stands in the mail. Pages ask their own origin by the token instead. */
            download_link?: string | null;
            /** @description The token of the report. Absent, `null` and empty mean that none is ready. */
            download_token?: string | null;
        };
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
        /** @description No e-mail address, so nothing was taken. Says nothing about which addresses are known. */
        AddressRefused: {
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
    };
    parameters: {
        /**
         * @description The value of the `XSRF-TOKEN` cookie, sent back when the backend has set one. Source: specification section 7.
         * @example b3f1
         */
        XsrfToken: string;
        /**
         * @description The key from the link in the mail: the only proof of who is asking. Opaque, compared letter by letter. It must not reach a log, a referrer or storage.
         * @example pending-required-and-optional
         */
        AccessKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestReport: {
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
                "application/json": components["schemas"]["ReportOrder"];
            };
        };
        responses: {
            /** @description Taken, whether the address is known or not. Nothing is promised about the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRequest"];
                };
            };
            /** @description Taken, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["AddressRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getReportRequest: {
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
            /** @description The report of this key, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRequest"];
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
    downloadReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token from the request. Opaque; it must not reach a log, a referrer or storage.
                 * @example ready
                 */
                download_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The file's name as RFC 6266 prescribes, `filename*` before `filename`. Only the last part of a name counts; without a usable one the file is called report.csv. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/zip": string;
                    "application/octet-stream": string;
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
}
