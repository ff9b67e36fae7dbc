// Generated from openapi/app-config.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/trade/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the features
         * @description Read once per page load and cached. If the request fails or the response is unreadable, every feature is on, and the page shows the error. Reads must not change state.
         */
        get: operations["getAppConfig"];
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
        /** @description The features that are on, as a map of flags or a list of names, at the top level or in `features`. The pages accept every form. Source: specification sections 3 (a list) and 7 (a map). */
        AppConfig: components["schemas"]["WrappedFeatures"] | components["schemas"]["FeatureMap"] | components["schemas"]["FeatureList"];
        WrappedFeatures: {
            features: components["schemas"]["FeatureMap"] | components["schemas"]["FeatureList"];
        };
        /**
         * @description Feature names and flags. A feature that is not in the map is on. At the top level, a non-empty object counts as a map only if it contains at least one feature that the pages know; otherwise, it is unreadable.
         * @example {
         *       "trade": true,
         *       "consent": false
         *     }
         */
        FeatureMap: {
            [key: string]: boolean | number | string | null;
        };
        /**
         * @description The names of the features that are on. A feature that is not in the list is off.
         * @example [
         *       "trade",
         *       "consent"
         *     ]
         */
        FeatureList: string[];
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
        /** @description No such key or item. */
        NotFound: {
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAppConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The host of the page request, with its port if it has one, as set by the gateway. Features may differ by host.
                 * @example approve.nordlicht.example
                 */
                "x-forwarded-host"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features of this environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConfig"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
