// Generated from openapi/branding.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/trade/api/no-auth/reseller/branding_with_messaging_vars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the brand of a reseller
         * @description Without `x-reseller-realm` and `x-brand-system-name`, the host of the page determines the reseller. Unless the page's URL names a reseller, the first request has neither header; a second one has them if the item belongs to a reseller other than the host's. Reads must not change state.
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/api/no-auth/system_branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the brand of the registrar
         * @description Shown until the reseller's brand has loaded, and if the reseller has none. Reads must not change state.
         */
        get: operations["getSystemBranding"];
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
        BrandingAnswer: {
            object_data: components["schemas"]["BrandingWithMessagingVars"];
        };
        BrandingWithMessagingVars: {
            /** @description Reseller that the brand belongs to. If the item names another reseller, or if it names any reseller and this field is absent, the request is repeated for the item's reseller. */
            reseller_name?: string | null;
            /** @description The back office of that reseller. */
            system_name?: string | null;
            branding?: components["schemas"]["Branding"] | null;
            hrs_instance?: components["schemas"]["FlagOrName"];
            messaging_vars?: components["schemas"]["MessagingVars"] | null;
        };
        /** @description Colors are as the reseller typed them: usually `#rrggbb`, sometimes without the `#` or unusable. */
        Branding: {
            /** @description Image URL or `data:image/…`. Only used as an image. */
            customer_facing_logo?: string | null;
            /** @description Link target of the logo. Only used if it is an `http:` or `https:` URL. */
            customer_facing_logo_url?: string | null;
            /** @description Background color of the primary button. */
            mwi_button_colour?: string | null;
            /** @description Color of links. */
            mwi_link_colour?: string | null;
            /** @description Small square picture of the reseller: image URL or `data:image/…`. */
            mwi_avatar?: string | null;
            /** @description Icon of the browser tab: image URL or `data:image/…`. */
            mwi_favicon?: string | null;
            /** @description Background color of the brand bar. */
            mwi_nav_bg_colour?: string | null;
            /** @description Language tag such as `de-DE`, `pt-BR` or `en`. Used if the user has not chosen a language and the item names no supported one. If absent, `null`, empty or unsupported, the page uses the browser's language, then `en-US`. */
            messaging_language?: string | null;
        };
        SystemBrandingAnswer: {
            object_data: components["schemas"]["SystemBranding"];
        };
        SystemBranding: {
            /** @description URL of the registrar's logo, shown if there is no `encoded_logo`. Only used as an image, over `https:`. If it does not load, the registrar's name is shown instead. The logo links to the home page. */
            logo_url?: string | null;
            /** @description The registrar's logo as `data:image/…`. Only used as an image. */
            encoded_logo?: string | null;
            /** @description Name of the registrar, as customers know it. */
            registrar_name?: string | null;
            /** @description The registrar's ID in IANA's list of accredited registrars. */
            registrar_iana_id?: string | null;
            messaging_vars?: components["schemas"]["MessagingVars"] | null;
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
        /** @description Wording and contact details of a reseller or the registrar for pages and emails. Each may be `null` or missing. An empty string counts as missing. Source: specification section 3. */
        MessagingVars: {
            /** @description The reseller's name for the service. */
            global_product_name?: string | null;
            /** @description Legal name of the registrar, shown if the system branding has no `registrar_name`. */
            global_partner_legal_name?: string | null;
            /** @description Name of the reseller, as customers know it. */
            global_reseller_org_name?: string | null;
            /** @description How to reach the registrar's Data Protection Officer. May contain several lines. */
            global_dpo_contact_info?: string | null;
            /** @description Email address of the Data Protection Officer. */
            global_dpo_email?: string | null;
            /** @description Postal address for questions about data use. May contain several lines. */
            global_data_use_info_address?: string | null;
            /** @description Email address for questions about data use. */
            global_data_use_info_email?: string | null;
            /** @description If no, the question about publishing in the public directory (Whois) is hidden. */
            global_gdpr_consent_gated_whois?: components["schemas"]["Flag"];
            /** @description If no, the link to request a copy of the data is hidden. */
            global_gdpr_consent_request_for_data?: components["schemas"]["Flag"];
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
    getBranding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The reseller id, from the path of the page or from the item.
                 * @example nordlicht
                 */
                "x-reseller-realm"?: components["schemas"]["ResellerName"];
                /**
                 * @description Back office of the reseller, from the path of the page or from the item.
                 * @example opensrs
                 */
                "x-brand-system-name"?: components["schemas"]["SystemName"];
                /**
                 * @description The host of the page request, with its port if it has one.
                 * @example approve.nordlicht.example
                 */
                "x-forwarded-host"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSystemBranding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The host of the page request. Set by the pages' server, not by the browser.
                 * @example approve.nordlicht.example
                 */
                "x-forwarded-host"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemBrandingAnswer"];
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
