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
         * Every page state that there is
         * @description Feeds the gallery on Home. Prism answers this call as well.
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
         * The state-changing requests that have arrived
         * @description Counted on arrival, so also when the answer was delayed, dropped or an error. POSTs that only read are not listed.
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
         * Every breach of a contract since the sandbox started
         * @description Requests and the sandbox's own answers alike. A reset does not clear them.
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
         * The documents that were taken
         * @description What was refused is not in it, but in the ledger.
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
         * A document as it arrived
         * @description Byte for byte. Only the last 16 are held, and none beyond a restart.
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
         * Forget everything that was saved
         * @description Saved states, documents, the ledger and ordered faults. Violations stay.
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
         * Make coming requests fail
         * @description Reaches every operation but those of the sandbox itself. Of several faults that fit, the one ordered first is used up first.
         */
        post: operations["orderFault"];
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
             * @description Which mock server answers the pages' calls.
             * @enum {string}
             */
            server: "sandbox" | "prism";
            resellers: components["schemas"]["Reseller"][];
            scenarios: components["schemas"]["Scenario"][];
        };
        /** @description A reseller that the sandbox has a brand of. */
        Reseller: {
            /** @description Its id, which is also the label of a host that has its brand (`pale-yellow` for `pale-yellow.localhost`). */
            name: string;
            /** @description The brand in English words. */
            title: string;
        };
        /** @description One page in one state. */
        Scenario: {
            /** @description Name of the feature that shows it. */
            flow: string;
            /** @description Id of the state, unique in its flow. */
            state: string;
            /** @description The state in English words. */
            title: string;
            /** @description Path of the page, in history form. */
            link: string;
            /** @description First label of the host that the page is opened under (`flags-off` for `flags-off.localhost`), where a state is told by the host; absent means any host. */
            host?: string;
            /**
             * @description What the page is opened for: `open` it shows its content and can be used, `answered` its item has been decided, `expired` its time is over, `error` something about it fails, `slow` an answer is late or never comes.
             * @enum {string}
             */
            purpose: "open" | "answered" | "expired" | "error" | "slow";
            /** @description HTTP statuses of the answers that make the state, in their order: to the read of the item, to the call that is refused, and to the next read. What gets no status at all is not in it. */
            statuses: number[];
            /** @description Whether the page behind the link is in this state with the server that answers. */
            shown: boolean;
            fault?: components["schemas"]["FaultKind"];
            prism?: components["schemas"]["PrismRequest"];
        };
        /** @description The request that Prism answers with the same state; absent where Prism cannot show it, as it does not fail and remembers nothing. */
        PrismRequest: {
            /**
             * @description HTTP method in capitals.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT";
            /** @description Path and query. */
            path: string;
            /** @description By lower-case name, those that are needed. */
            headers?: {
                [key: string]: string;
            };
            /** @description As it is sent; absent for none. */
            body?: string;
        };
        Ledger: {
            entries: components["schemas"]["LedgerEntry"][];
        };
        LedgerEntry: {
            /**
             * Format: date-time
             * @description When it arrived, ISO 8601, UTC.
             */
            at: string;
            /** @description The operationId. */
            operation: string;
            /** @description The key it was sent for; `null` for operations without one. */
            key: string | null;
            /** @description The body as it was understood; `null` when there was none. */
            body: unknown;
            /** @description The `X-Text-Version` of the request; absent when it had none. */
            text_version?: string;
            /** @description The `X-Text-Language` of the request; absent when it had none. */
            text_language?: string;
        };
        UploadList: {
            uploads: components["schemas"]["Upload"][];
        };
        Upload: {
            /** @description Under which its bytes can be had. */
            upload_id: string;
            /**
             * Format: date-time
             * @description When it arrived, ISO 8601, UTC.
             */
            at: string;
            /** @description The key it was sent for. */
            key: string;
            /** @description What kind of document it was said to be. */
            document_type: string;
            /** @description As it was sent, whatever stands in it. */
            file_name: string;
            /** @description The media type that was sent with it; empty when there was none. */
            declared_type: string;
            /** @description The media type by its content. */
            content_type: string;
            /** @description In bytes. */
            size: number;
            /** @description Of the bytes, in hexadecimal. */
            sha256: string;
        };
        ViolationList: {
            violations: components["schemas"]["ContractViolation"][];
        };
        ContractViolation: {
            /**
             * Format: date-time
             * @description When, ISO 8601, UTC.
             */
            at: string;
            /** @description The operationId, or method and path where the contracts know no such operation. */
            operation: string;
            /** @description The key of the request; `null` where there is none. */
            key: string | null;
            /**
             * @description Who broke the contract, the caller or the sandbox.
             * @enum {string}
             */
            side: "request" | "answer";
            /** @description What is wrong, for developers. */
            message: string;
        };
        Fault: {
            /**
             * @description HTTP method in capitals. Absent means any; `GET` includes `HEAD`.
             * @enum {string}
             */
            method?: "GET" | "POST" | "PUT";
            /** @description The exact path, or with a trailing `*` everything that begins so. */
            path: string;
            /** @description Only requests that carry this header with exactly this value; keeps parallel tests apart. */
            header?: {
                name: string;
                value: string;
            };
            /** @description How many requests fail. Absent means until the next reset. */
            times?: number;
            kind: components["schemas"]["FaultKind"];
        };
        /**
         * @description `status-500` an error with words, `empty-502` an error without a body, `html-200` a page instead of JSON, `broken-json` JSON that stops in the middle, `other-json` JSON that is not what the contract says, `drop` the connection is cut at once, `drop-answer` the request is carried out and the connection is cut, `empty-200` the request is carried out and a success without a body is answered, `never` no answer at all, `delay-2s` the right answer two seconds late, `stores-less` a consent is stored as the contractual minimum, and one to publish as declined.
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
             * @description The backend's own error number. For support only; the HTTP status determines what happens.
             * @example 404
             */
            response_code?: number;
            /** @description Invalid form fields. Unknown field names are ignored. */
            fields?: components["schemas"]["FieldProblem"][] | null;
        };
    };
    responses: {
        /** @description The request, or the sandbox's own answer, breaks the contract. */
        Violation: {
            headers: {
                /**
                 * @description What is wrong, in one line of ASCII.
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
         * @description Only what belongs to this key.
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
                 * @description Whose pages the links open, where they are the usual reseller's else. A name that is none of the resellers changes nothing.
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
            /** @description The scenarios, in the order in which they are to be listed, and the resellers that have a brand. */
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
                 * @description Only what belongs to this key.
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
                 * @description Only what belongs to this key.
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
            /** @description The breaches, oldest first. */
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
                 * @description Only what belongs to this key.
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
                 * @description From the list of documents.
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
            /** @description There is no such document, or its bytes are not held any more. */
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
    orderFault: {
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
            /** @description Ordered. */
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
