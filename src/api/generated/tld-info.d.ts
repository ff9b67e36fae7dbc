// Generated from openapi/tld-info.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/tld-info/gethash/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the hash for a reseller's TLD list
         * @description Returns the last segment of `/tld-info/{hash}`. A read, although it is a POST: it is sent when the user hovers over the list's tab on the preferences page or clicks it, and must not change state.
         */
        post: operations["getTldInfoHash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tld-info/unhash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the reseller and back office for a hash
         * @description A read, although it is a POST: it is sent when the page opens, and must not change state.
         */
        post: operations["unhashTldInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tld-info/api/no-auth/tldconfig/admin/gdpr/{system_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of the list
         * @description If `registry_name` and `tld` are set, rows must match both. A page beyond the last one has no rows.
         */
        get: operations["listTlds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/{system_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the names of all TLDs
         * @description For suggestions while the user types.
         */
        get: operations["listTldNames"];
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
        /** @description Form fields. The returned hash encodes them. */
        TldInfoHashRequest: {
            reseller: components["schemas"]["ResellerName"];
            /** @description Name of the back office, in lower case. */
            system_name: components["schemas"]["SystemName"];
            /**
             * @description Always "1": the list is shown with the brand's header.
             * @enum {string}
             */
            show_header: "1";
        };
        TldInfoHash: {
            /** @description Opaque. Used in the list's URL without changes. Not blank. */
            hash: string;
        };
        TldInfoHashLookup: {
            /** @description The last segment of the page's URL, without changes. */
            hash: string;
        };
        /** @description The reseller and back office, and how the list is shown. */
        TldInfoOwner: {
            /** @description The reseller id, for the branding request. */
            reseller?: string | null;
            /** @description Name of the back office, for the branding and list requests. In upper or lower case. */
            system_name?: string | null;
            hrs?: components["schemas"]["FlagOrName"];
            /** @description Only an explicit no hides the brand's header. */
            show_header?: components["schemas"]["Flag"];
        };
        TldPage: {
            _meta: {
                pagination: components["schemas"]["TldPagination"];
            };
            tlds: components["schemas"]["TldHandling"][];
        };
        TldPagination: {
            /** @description As requested, starting at 1. */
            page: number;
            /** @description As requested. */
            page_size: number;
            /** @description Number of matching rows on all pages. */
            total_count: number;
            /** @description 0 if nothing matches. */
            total_pages: number;
        };
        /** @description Which data a TLD's registry receives, and on what basis. */
        TldHandling: {
            /** @description The TLD with its dot, in Unicode. Unique in the list. Not blank. */
            tld: string;
            /** @description Name of the registry operator. */
            registry_name?: string | null;
            /** @description If false, a domain is registered only after its owner has consented. */
            synchronous?: components["schemas"]["Flag"];
            /** @description Contact data elements (specification section 3) that the registry receives by contract. */
            contract_fields?: string[] | null;
            /** @description Contact data elements that the registry receives only with consent. */
            consent_fields?: string[] | null;
            /** @description If true, the registry passes data on to others. */
            passes_through?: components["schemas"]["Flag"];
            /** @description Contacts whose real data the registry receives. Known values: `owner`, `admin`, `tech` and `billing`. */
            real_data_for?: string[] | null;
            /** @description Additional information, as plain text. Shown behind "Learn more". */
            information?: string | null;
        };
        TldNames: {
            tlds: string[];
        };
        /**
         * @description The reseller id. Opaque, not for display. The registrar's own ids are two to four letters, digits or underscores, then a hyphen, then `enom_e`, `enom_br` or `tucows`, in upper or lower case. Source: specification section 5.
         * @example nordlicht
         */
        ResellerName: string;
        /**
         * @description Name of the registrar's back-end system that an item belongs to. Opaque; may be in upper or lower case.
         * @example opensrs
         */
        SystemName: string;
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
        /**
         * @description A flag in any form of `Flag`, or a name. The specification lists `hrs_instance` and `hrs` without a type or meaning. They may state whether something is an HRS instance, or which one (`hrs` is also an environment in its section 9). Both forms are allowed. No page uses the value, because the reseller id shows whether an account is the registrar's own (section 5).
         * @example true
         * @example 0
         * @example hrs
         */
        FlagOrName: boolean | number | string | null;
        /**
         * @description Yes or no. Legacy backends send a boolean, the numbers 0 and 1, or the strings "0" and "1". `null` and absent mean unspecified.
         * @example true
         * @example 0
         * @enum {boolean|integer|string|null}
         */
        Flag: true | false | 0 | 1 | "0" | "1" | null;
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
        /** @description No such key or item. */
        NotFound: {
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
    getTldInfoHash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TldInfoHashRequest"];
            };
        };
        responses: {
            /** @description The hash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TldInfoHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    unhashTldInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TldInfoHashLookup"];
            };
        };
        responses: {
            /** @description The reseller and back office that the hash identifies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TldInfoOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTlds: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Absent means 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Rows per page. Absent means 25.
                 * @example 25
                 */
                page_size?: 10 | 25 | 50 | 100;
                /**
                 * @description Sort column, with a leading `-` for descending order. Absent means `tld`. Ascending order puts yes before no, and short lists before long ones. Ties are sorted by TLD.
                 * @example tld
                 */
                page_order_by?: "tld" | "-tld" | "registry_name" | "-registry_name" | "synchronous" | "-synchronous" | "contract_fields" | "-contract_fields" | "consent_fields" | "-consent_fields" | "passes_through" | "-passes_through" | "real_data_for" | "-real_data_for";
                /**
                 * @description Only registries whose full name matches, ignoring case. `*` matches any text; all other characters are literal.
                 * @example *Verisign*
                 */
                registry_name?: string;
                /**
                 * @description Only this TLD, in lower case with its dot, in Unicode or ASCII form (`xn--…`).
                 * @example .com
                 */
                tld?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the back office, in lower case.
                 * @example opensrs
                 */
                system_name: components["schemas"]["SystemName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the page, and the total number of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TldPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTldNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the back office, in its original case.
                 * @example opensrs
                 */
                system_name: components["schemas"]["SystemName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names in alphabetical order, each with its dot, IDNs in Unicode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TldNames"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
