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
             * @description The backend's own error number. For support only; the HTTP status determines what happens.
             * @example 404
             */
            response_code?: number;
            /** @description Invalid form fields. Unknown field names are ignored. */
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
        /** @description The request is malformed, for example because the key has an invalid format. Nothing was changed. The page stays usable and shows the message. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key exists but does not belong to this item. Nothing is disclosed or changed. */
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
        /** @description Too many requests from this address. Nothing was changed. Retry after the time in `Retry-After`. */
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
    };
    parameters: {
        /**
         * @description The value of the `XSRF-TOKEN` cookie, if the backend has set one. Source: specification section 7.
         * @example b3f1
         */
        XsrfToken: string;
        /**
         * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
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
                 * @description The value of the `XSRF-TOKEN` cookie, if the backend has set one. Source: specification section 7.
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
                 * @description The key from the emailed link, and the only proof of the caller's identity. Opaque; compare it exactly. It must not appear in logs, referrers or storage.
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
