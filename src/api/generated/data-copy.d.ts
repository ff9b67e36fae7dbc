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
         * Request a copy of the data tied to an email address
         * @description Sent only when the user clicks. Known and unknown addresses get the same response, so that addresses cannot be enumerated. Repeated requests are allowed.
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
         * Check whether a report is ready
         * @description Reads must not change state: email scanners open links. No token means that no report is ready, whether or not one was requested.
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
         * Download the report
         * @description The file can be downloaded any number of times until the token expires. Browsers save it, whatever its type. In a browser that cannot save files, the page shows CSV and other text as plain text.
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
            /** @description The key from the link. */
            access_key: string;
            /** @description Only data tied to this address is sent, and only to this address. Maximum length: RFC 5321, section 4.5.3.1.3. */
            email_address: string;
        };
        ReportRequest: {
            /** @description URL of the report, as in the email. The pages download it from their own origin by token instead. */
            download_link?: string | null;
            /** @description Token of the report. Absent, `null` and empty mean that no report is ready. */
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
             * @description The backend's own error number. For support only; the page reacts to the HTTP status.
             * @example 404
             */
            response_code?: number;
            /** @description Invalid form fields. Unknown field names are ignored. */
            fields?: components["schemas"]["FieldProblem"][] | null;
        };
    };
    responses: {
        /** @description The text is not an email address; nothing was requested. Does not reveal which addresses are known. */
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
            /** @description Accepted, whether or not the address is known. The body is unspecified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRequest"];
                };
            };
            /** @description Accepted, without a body. */
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
            /** @description The token of the report, if one is ready. */
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
                 * @description The token from the report request. Opaque. It must not appear in logs, referrers or storage.
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
                    /** @description File name as defined in RFC 6266; `filename*` takes precedence over `filename`. Only the last path segment is used. Without a usable name, the file is saved as report.csv. */
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
