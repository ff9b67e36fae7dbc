// Generated from openapi/sandbox.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/__sandbox/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every page state
         * @description Used by the gallery on the home page. Prism serves it as well.
         */
        get: operations["getScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the state-changing requests received
         * @description Requests are recorded on arrival, even if the response was delayed, dropped or an error. POSTs that only read are not listed.
         */
        get: operations["readLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every contract violation since the sandbox started
         * @description Violations by requests and by the sandbox's own responses. A reset does not clear the list.
         */
        get: operations["listViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accepted documents
         * @description Rejected documents are listed only in the ledger.
         */
        get: operations["listUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document as received
         * @description Returned byte for byte. Only the last 16 documents are retained, none of them after a restart.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear everything that was saved
         * @description Clears saved states, documents, the ledger and pending faults. Violations remain.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/fault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make upcoming requests fail
         * @description Affects every operation except those of the sandbox itself. If several faults match, the oldest is used up first.
         */
        post: operations["injectFault"];
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
        ScenarioList: {
            /**
             * @description Mock server that responds to the pages' requests.
             * @enum {string}
             */
            server: "sandbox" | "prism";
            resellers: components["schemas"]["Reseller"][];
            scenarios: components["schemas"]["Scenario"][];
        };
        /** @description A reseller that has a brand in the sandbox. */
        Reseller: {
            /** @description Reseller id, which is also the label of a host with this brand (`pale-yellow` for `pale-yellow.localhost`). */
            name: string;
            /** @description Description of the brand, in English. */
            title: string;
        };
        /** @description One page in one state. */
        Scenario: {
            /** @description Name of the flow that the page belongs to. */
            flow: string;
            /** @description Id of the state, unique in its flow. */
            state: string;
            /** @description Description of the state, in English. */
            title: string;
            /** @description Path of the page, for `history` navigation. */
            link: string;
            /** @description First label of the page's host (`flags-off` for `flags-off.localhost`), if the state depends on the host. Absent means any host. */
            host?: string;
            /**
             * @description Kind of state. `open`: the page shows its content and can be used. `answered`: its item has been decided. `expired`: its link or deadline has expired. `error`: something fails. `slow`: a response is late or never arrives.
             * @enum {string}
             */
            purpose: "open" | "answered" | "expired" | "error" | "slow";
            /** @description HTTP statuses of the responses that create the state, in this order: the read of the item, the request that fails or changes the item, the read after that. Requests without a response are left out. */
            statuses: number[];
            /** @description Whether this server can show the page in this state. */
            shown: boolean;
            fault?: components["schemas"]["FaultKind"];
            prism?: components["schemas"]["PrismRequest"];
        };
        /** @description The request for which Prism returns the same state. Absent if Prism cannot show the state, because it has no faults and no storage. */
        PrismRequest: {
            /** @enum {string} */
            method: "GET" | "POST" | "PUT";
            /** @description Path and query. */
            path: string;
            /** @description The required headers, by lower-case name. */
            headers?: {
                [key: string]: string;
            };
            /** @description The request body; absent if there is none. */
            body?: string;
        };
        Ledger: {
            entries: components["schemas"]["LedgerEntry"][];
        };
        LedgerEntry: {
            /**
             * Format: date-time
             * @description Time of arrival, in UTC.
             */
            at: string;
            operation: string;
            /** @description The key in the request; `null` for operations without one. */
            key: string | null;
            /** @description The parsed body; `null` if there was none. */
            body: unknown;
            /** @description The `X-Text-Version` header of the request; absent if the request did not send it. */
            text_version?: string;
            /** @description The `X-Text-Language` header of the request; absent if the request did not send it. */
            text_language?: string;
        };
        UploadList: {
            uploads: components["schemas"]["Upload"][];
        };
        Upload: {
            /** @description Id for downloading the bytes. */
            upload_id: string;
            /**
             * Format: date-time
             * @description Time of arrival, in UTC.
             */
            at: string;
            /** @description The key in the request. */
            key: string;
            /** @description Document type declared in the upload. */
            document_type: string;
            /** @description File name as sent, without any checks. */
            file_name: string;
            /** @description Media type declared in the upload; empty if there was none. */
            declared_type: string;
            /** @description Media type detected from the content. */
            content_type: string;
            /** @description Size in bytes. */
            size: number;
            /** @description SHA-256 hash of the bytes, in hexadecimal. */
            sha256: string;
        };
        ViolationList: {
            violations: components["schemas"]["ContractViolation"][];
        };
        ContractViolation: {
            /**
             * Format: date-time
             * @description Time of the violation, in UTC.
             */
            at: string;
            /** @description The operationId, or method and path if no contract has such an operation. */
            operation: string;
            /** @description The key in the request; `null` if there is none. */
            key: string | null;
            /**
             * @description Who violated the contract (`request` means the caller, `answer` the sandbox).
             * @enum {string}
             */
            side: "request" | "answer";
            /** @description Description of the violation, for developers. */
            message: string;
        };
        Fault: {
            /**
             * @description HTTP method. Absent means any; `GET` includes `HEAD`.
             * @enum {string}
             */
            method?: "GET" | "POST" | "PUT";
            /** @description The exact path, or a prefix followed by `*`. */
            path: string;
            /** @description Only requests with exactly this header value fail, so that parallel tests do not interfere. */
            header?: {
                name: string;
                value: string;
            };
            /** @description Number of requests that fail. Absent means until the next reset. */
            times?: number;
            kind: components["schemas"]["FaultKind"];
        };
        /**
         * @description `status-500`: an error with a message. `empty-502`: an error without a body. `html-200`: an HTML page instead of JSON. `broken-json`: truncated JSON. `other-json`: JSON that does not match the contract. `drop`: the connection is closed immediately. `drop-answer`: the request is handled, then the connection is closed. `empty-200`: the request is handled, then a success without a body is returned. `never`: no response. `delay-2s`: the correct response, two seconds late. `stores-less`: full consent is stored as consent to the contractual minimum, and consent to publish as declined.
         * @enum {string}
         */
        FaultKind: "status-500" | "empty-502" | "html-200" | "broken-json" | "other-json" | "drop" | "drop-answer" | "empty-200" | "never" | "delay-2s" | "stores-less";
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
        /** @description The request, or the sandbox's own response, violates the contract. */
        Violation: {
            headers: {
                /**
                 * @description The violation, as one line of ASCII.
                 * @example body /kind: must be one of the allowed values
                 */
                "x-contract-violation"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Only entries for this key.
         * @example required-only~a1
         */
        Key: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getScenarios: {
        parameters: {
            query?: {
                /**
                 * @description Reseller whose pages the links open, instead of the default reseller. Unknown names are ignored.
                 * @example pale-yellow
                 */
                reseller?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios in display order, and the resellers with a brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            500: components["responses"]["Violation"];
        };
    };
    readLedger: {
        parameters: {
            query?: {
                /**
                 * @description Only entries for this key.
                 * @example required-only~a1
                 */
                key?: components["parameters"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            500: components["responses"]["Violation"];
        };
    };
    listViolations: {
        parameters: {
            query?: {
                /**
                 * @description Only entries for this key.
                 * @example required-only~a1
                 */
                key?: components["parameters"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The violations, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViolationList"];
                };
            };
            500: components["responses"]["Violation"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /**
                 * @description Only entries for this key.
                 * @example required-only~a1
                 */
                key?: components["parameters"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadList"];
                };
            };
            500: components["responses"]["Violation"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id from the list of documents.
                 * @example u-1
                 */
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description No such document, or its bytes are no longer retained. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Violation"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Violation"];
        };
    };
    injectFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        responses: {
            /** @description The fault is pending. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Violation"];
        };
    };
}
