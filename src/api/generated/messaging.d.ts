// Generated from openapi/messaging.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/trade/api/no-auth/messaging/system_page_test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the sample for a test page
         * @description A read, although it is a POST. The buttons of a test page send nothing.
         */
        post: operations["getPageSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/api/no-auth/messaging/system_page_render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a message as a reseller's customers would receive it
         * @description A read, although it is a POST; no message is sent. The HTML comes from a reseller and must not be trusted.
         */
        post: operations["renderTemplate"];
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
        PageSampleRequest: {
            /** @enum {string} */
            page: "trade" | "transfer" | "dls" | "trademark" | "verification" | "data_quality" | "consent" | "request";
            reseller: components["schemas"]["ResellerName"];
            /** @description Sent by the test pages whose URL contains the back office. */
            system_name?: components["schemas"]["SystemName"];
        };
        PageSampleAnswer: {
            object_data: components["schemas"]["PageSample"];
        };
        PageSample: {
            /** @description The sample item, as described in the page's own contract. The `page` in the request determines which schema applies. */
            info?: components["schemas"]["Trade"] | components["schemas"]["TransferAway"] | components["schemas"]["Listing"] | components["schemas"]["TrademarkNotice"] | components["schemas"]["Verification"] | components["schemas"]["DataQuality"] | components["schemas"]["ConsentSession"] | components["schemas"]["ReportRequest"] | null;
            messaging_vars?: components["schemas"]["MessagingVars"] | null;
        };
        /** @description Form fields, from the URL of the preview. */
        TemplateRequest: {
            /** @description Kind of message. Known value: `email`. Others are possible. */
            type: string;
            reseller: components["schemas"]["ResellerName"];
            template_id: string;
            /** @description Preferred language, a tag such as `de` or `en-US`. If the template does not exist in this language, the response is in another one. */
            language: string;
        };
        RenderedTemplateAnswer: {
            object_data: components["schemas"]["RenderedTemplate"];
        };
        RenderedTemplate: {
            /** @description Plain text. */
            subject?: string | null;
            /** @description An HTML document or fragment, up to several MB. Show it only in a sandboxed frame. */
            html?: string | null;
            /** @description Language of the message, a tag such as `de` or `en-US`. */
            language?: string | null;
            /** @description Variables of the template by name, with the inserted values. */
            variables?: {
                [key: string]: string | number | boolean | null;
            } | null;
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
        /** @description The holder before or after the change. */
        TradeRegistrant: {
            /** @description Full name. */
            name?: string | null;
            /** @description If not empty, the organization is the legal holder. If absent, `null` or empty, the person is. */
            organization?: string | null;
            email?: string | null;
        };
        /**
         * @description Yes or no. Legacy backends send a boolean, the numbers 0 and 1, or the strings "0" and "1". `null` and absent mean unspecified.
         * @example true
         * @example 0
         * @enum {boolean|integer|string|null}
         */
        Flag: true | false | 0 | 1 | "0" | "1" | null;
        /**
         * @description A point in time: ISO 8601 with an offset (`2026-11-21T09:00:00Z`, also the XML form `2026-11-21T09:00:00.0Z`), or seconds since 1970-01-01T00:00:00Z, as a number or a string of digits. A date alone (`2027-03-14`) means the start of that day in UTC. Legacy backends send all of these forms. If there is no such time, they send `null`, 0, an empty string or nothing. An unreadable value counts as absent, never as 1970.
         * @example 2026-11-21T09:00:00Z
         * @example 1795251600
         */
        DateOrEpoch: string | number | null;
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
        /** @description A change of registrant, that is, of the holder's name, organization or email address. */
        Trade: {
            /** @description The domain in ASCII form (`xn--…` for IDNs). */
            domain?: string | null;
            /** @description The holder before the change. */
            current_registrant?: components["schemas"]["TradeRegistrant"] | null;
            /** @description The holder after the change. */
            new_registrant?: components["schemas"]["TradeRegistrant"] | null;
            /** @description If yes, the domain cannot be transferred to another registrar for 60 days after the change. */
            trade_hold_enabled?: components["schemas"]["Flag"];
            /** @description If yes, this side may turn this lock (the trade hold) on or off. Otherwise, an enabled lock is shown as read-only. Under the Transfer Policy (II.C), only the current registrant may opt out of the lock. */
            trade_hold_editable?: components["schemas"]["Flag"];
            /** @description If yes, the designated agent may approve changes on behalf of this side. */
            designated_agent_enabled?: components["schemas"]["Flag"];
            /** @description If yes, this side may allow or refuse the agent. Otherwise, an enabled agent is read-only. */
            designated_agent_editable?: components["schemas"]["Flag"];
            /** @description Name of the registrar that is the designated agent. */
            designated_agent_registrar?: string | null;
            /** @description Deadline for this side's answer. A past date means expired. Absent means unknown. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Language of the related emails, a tag such as `de` or `en-US`. If absent, the page uses the brand's language, then the browser's, then `en-US`. */
            messaging_language?: string | null;
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            agreement_url?: string | null;
            /** @description When the change was requested. */
            request_date?: components["schemas"]["DateOrEpoch"];
            /** @description Answer of the other side. `null` and empty mean not answered yet. If absent, the page shows nothing about the other side. */
            other_side_answer?: components["schemas"]["Answer"];
            /** @description When the other side answered. */
            other_side_answered_at?: components["schemas"]["DateOrEpoch"];
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
        /** @description An offer to list a domain for sale. */
        Listing: {
            /** @description The id from the link. */
            id?: string | null;
            /** @description The domain in ASCII form (`xn--…` for IDNs). */
            domain?: string | null;
            /** @description Name of the reseller that offers the listing. */
            reseller_org_name?: string | null;
            /** @description Legal name of the registrar. */
            registrar_name?: string | null;
            /** @description What a buyer pays, in units of `currency`, not in cents (in EUR, 1250.5 means 1,250 euros and 50 cents). A number or a numeric string. */
            price?: number | string | null;
            /** @description ISO 4217 code. If absent, the price is shown as a bare number. */
            currency?: string | null;
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            agreement_url?: string | null;
            /** @description Language of the related emails, a tag such as `de` or `en-US`. If absent, the page uses the brand's language, then the browser's, then `en-US`. */
            messaging_language?: string | null;
            /** @description Deadline for the answer. A past date means expired. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            answer?: components["schemas"]["Answer"];
            /** @description When the item was answered. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description One international class. */
        TrademarkClass: {
            /** @description Number of the class, 1 to 45. */
            classNum?: string | number | null;
            /** @description Heading of the class. */
            content?: string | null;
        };
        TrademarkAddress: {
            /** @description One or more lines. */
            street?: string | string[] | null;
            city?: string | null;
            /** @description State or province. */
            sp?: string | null;
            /** @description Postal code. */
            pc?: string | null;
            /** @description Country, ISO 3166-1 alpha-2. */
            cc?: string | null;
        };
        TrademarkHolder: {
            /** @description `owner`, `assignee` or `licensee`. Others are possible. */
            entitlement?: string | null;
            /** @description Name of a person. */
            name?: string | null;
            /** @description Name of an organization. */
            org?: string | null;
            email?: string | null;
            /** @description Phone number. */
            voice?: string | null;
            fax?: string | null;
            addr?: components["schemas"]["TrademarkAddress"] | null;
        };
        TrademarkContact: {
            /** @description `owner`, `agent` or `thirdparty`. Others are possible. */
            type?: string | null;
            /** @description Name of a person. */
            name?: string | null;
            /** @description Name of an organization. */
            org?: string | null;
            email?: string | null;
            /** @description Phone number. */
            voice?: string | null;
            /** @description Phone extension. */
            voice_ext?: string | null;
            fax?: string | null;
            addr?: components["schemas"]["TrademarkAddress"] | null;
        };
        TrademarkJurisdiction: {
            /** @description Code, WIPO ST.3 (mostly ISO 3166-1 alpha-2). */
            jurCC?: string | null;
            /** @description Name of the jurisdiction. */
            content?: string | null;
        };
        /** @description A court decision. */
        TrademarkCourt: {
            /** @description Reference number. */
            refNum?: string | null;
            /** @description Country of the court, ISO 3166-1 alpha-2. */
            cc?: string | null;
            /** @description One or more parts of the country. */
            region?: string | string[] | null;
            courtName?: string | null;
        };
        /** @description A decision of a dispute resolution provider. */
        TrademarkUdrp: {
            caseNo?: string | null;
            udrpProvider?: string | null;
        };
        /** @description Decisions that found abusive use of the label. */
        TrademarkAbuse: {
            /** @description Court decisions. */
            court?: components["schemas"]["TrademarkCourt"] | components["schemas"]["TrademarkCourt"][] | null;
            /** @description Decisions under the Uniform Domain Name Dispute Resolution Policy. */
            udrp?: components["schemas"]["TrademarkUdrp"] | components["schemas"]["TrademarkUdrp"][] | null;
        };
        /** @description One claim of the notice. */
        Trademark: {
            markName?: string | null;
            goodsAndServices?: string | null;
            /** @description International (Nice) classes. Without classes, the page shows "not applicable". */
            classDesc?: components["schemas"]["TrademarkClass"] | components["schemas"]["TrademarkClass"][] | null;
            holder?: components["schemas"]["TrademarkHolder"] | components["schemas"]["TrademarkHolder"][] | null;
            /** @description Contacts for questions about the mark. */
            contact?: components["schemas"]["TrademarkContact"] | components["schemas"]["TrademarkContact"][] | null;
            /** @description The jurisdiction that protects the mark. */
            jurDesc?: components["schemas"]["TrademarkJurisdiction"] | null;
            /** @description Decisions that found abusive use of the label. Present if the label does not match the mark exactly. */
            notExactMatch?: components["schemas"]["TrademarkAbuse"] | null;
        };
        /** @description A claims notice. Its descriptions of the marks are shown unchanged. */
        TrademarkNotice: {
            /** @description The requested domain, in ASCII form (`xn--…` for IDNs). */
            domain?: string | null;
            /** @description Id of the notice (TCNID). */
            claims_id?: string | null;
            /** @description The key from the link. */
            key?: string | null;
            /** @description The part of the domain that matches the marks, in ASCII form. */
            label?: string | null;
            /** @description When the notice was created. */
            not_before?: components["schemas"]["DateOrEpoch"];
            /** @description Deadline for accepting the notice. A past date means expired. */
            not_after?: components["schemas"]["DateOrEpoch"];
            /** @description The marks, in display order. */
            trademark_list?: components["schemas"]["Trademark"] | components["schemas"]["Trademark"][] | null;
            answer?: components["schemas"]["Answer"];
            /** @description When the notice was answered. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        ContactData: {
            email?: string | null;
            /** @description First and last name in one field. */
            full_name?: string | null;
            /** @description If not empty, the organization is the legal holder. If absent, `null` or empty, the person is. */
            org_name?: string | null;
            /** @description Street and house number. May contain several lines. */
            address?: string | null;
            /** @description State, province or county, if the country has them. */
            state?: string | null;
            /** @description City or post town. */
            city?: string | null;
            /** @description Postal code, if the country uses postal codes. */
            postal_code?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
        };
        /** @description A country in the reference data. The pages use `alpha2`, `status` and, for a code without a localized name, `name`. */
        Country: {
            /** @description ISO 3166-1 alpha-2, as in `country` of a contact. */
            alpha2?: string | null;
            /** @description ISO 3166-1 alpha-3. */
            alpha3?: string | null;
            /** @description Phone prefixes, each with its `+`. The specification only calls them "calling codes"; the field name comes from public tables of countries. */
            countryCallingCodes?: string[] | null;
            /** @description ISO 4217 codes. */
            currencies?: string[] | null;
            /** @description Flag emoji. */
            emoji?: string | null;
            /** @description Code of the International Olympic Committee. */
            ioc?: string | null;
            /** @description ISO 639 codes. */
            languages?: string[] | null;
            /** @description English name, shown only for a code without a localized name. */
            name?: string | null;
            /** @description `assigned`, `reserved` or `deleted`. Some tables also use `user assigned` for codes such as `XK`. Reserved and deleted countries cannot be chosen. Absent, `null` and empty mean assigned. */
            status?: string | null;
        };
        /** @description A registrant contact and its domains. */
        Verification: {
            /** @description The contact data to confirm. */
            contact_data?: components["schemas"]["ContactData"] | null;
            /** @description Countries that a contact can be in. The page does not use them: it has no form for a contact, and it shows localized country names. */
            countries?: components["schemas"]["Country"][] | null;
            /** @description All affected domains, in ASCII form (`xn--…` for IDNs). */
            domain_list?: string[] | null;
            /** @description Deadline for confirming the data, after which the domains are suspended. A past date means that they are suspended. Absent means unknown. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            agreement_url?: string | null;
            /** @description Document types that are accepted as proof, as in `document_type` of the data quality contract. The page does not use them, because this contract has no upload. */
            supported_document_types?: string[] | null;
            /** @description Yes (1) means verified. Anything else means not verified. */
            verified?: components["schemas"]["Flag"];
            /** @description Language of the related emails, a tag such as `de` or `en-US`. If absent, the page uses the brand's language, then the browser's, then `en-US`. */
            messaging_language?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When the contact was verified. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        ReceivedDocument: {
            /** @description Document type declared in the upload. */
            document_type?: string | null;
            received_at?: components["schemas"]["DateOrEpoch"];
        };
        /** @description A contact that the registry could not match, and its domains. */
        DataQuality: {
            /** @description The current contact, including corrections. */
            contact_data?: components["schemas"]["ContactData"] | null;
            /** @description Countries that can be chosen, unless they are reserved or deleted. Absent, `null` and empty mean all assigned countries. */
            countries?: components["schemas"]["Country"][] | null;
            /** @description All affected domains, in ASCII form (`xn--…` for IDNs). */
            domain_list?: string[] | null;
            /** @description Deadline for approving the contact, after which the domains are suspended. A past date means that they are suspended. Absent means unknown. */
            approval_deadline?: components["schemas"]["DateOrEpoch"];
            /** @description Link to the agreement. Only used if it is an `http:` or `https:` URL. */
            agreement_url?: string | null;
            /** @description Accepted document types, as in `document_type` of an upload. Types that the pages do not know are possible, but cannot be chosen. Absent, `null` and empty mean all types. */
            supported_document_types?: string[] | null;
            /** @description Documents that were received and are in review. */
            documents?: components["schemas"]["ReceivedDocument"][] | null;
            /** @description Yes (1) means verified. Anything else means not verified. */
            verified?: components["schemas"]["Flag"];
            /** @description Language of the related emails, a tag such as `de` or `en-US`. If absent, the page uses the brand's language, then the browser's, then `en-US`. */
            messaging_language?: string | null;
            answer?: components["schemas"]["Answer"];
            /** @description When the contact was approved. */
            answered_at?: components["schemas"]["DateOrEpoch"];
            answered_ip?: components["schemas"]["AnswerAddress"];
            reference?: components["schemas"]["AnswerReference"];
        };
        /** @description The registrant and the reseller. */
        ConsentSubject: {
            /** @description The registrar's back office, for the branding request. */
            system_name?: string | null;
            /** @description The reseller id, for the branding request. */
            reseller_name?: string | null;
            /** @description Name of the registrant. */
            name?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country_code?: string | null;
            /** @description Organization of the registrant. */
            organization?: string | null;
            /** @description Email address that the link was sent to. */
            email_address?: string | null;
        };
        OwnedProduct: {
            /** @description `DOMAINS` or `WHOIS_PUBLICITY`. Any other value is treated as `DOMAINS`. */
            name?: string | null;
            /** @description For domains, the TLD with its dot (`.berlin`). For Whois, `whois_publicity`. The page sorts questions by this field. */
            sub_product?: string | null;
            /** @description The recipient of the data (the registry operator). */
            provider?: string | null;
        };
        /** @description Contact data that each answer sends to the provider. The names are the contact data elements in specification section 3. */
        FieldSets: {
            /** @description Sent if everything is allowed; includes the contractual minimum. Absent, `null` or empty if only the minimum can be allowed. */
            ACCEPTED_FULL?: string[] | null;
            /** @description Sent with every registration, because the registration contract requires these fields. */
            ACCEPTED_CONTRACTUAL_MINIMUM?: string[] | null;
        };
        /** @description One question. Products of the same provider with the same fields share one answer. */
        Consent: {
            /** @description Id of the question, unique in the session. Choices refer to the question by this id. */
            uid: string;
            /** @description Name of the group in the back office. Not for display. */
            consent_group_name?: string | null;
            /** @description `STANDARD` asks for optional data. Any other value (`NOT STANDARD`, `ASYNC`, unknown or absent) means that the data is required for the registration. */
            consent_group_type?: string | null;
            /** @description For domains: `NONE`, `PENDING`, `PENDING_ASYNC`, `ACCEPTED_FULL`, `ACCEPTED_CONTRACTUAL_MINIMUM`, `DENIED`, `AUTO_CONTRACTUAL` or `FORCED_ALL_CONTRACTUAL`. For Whois: `pending`, `accepted_full` or `denied`. Unknown values must not break the page. Source: specification section 4. */
            status?: string | null;
            /** @description The products that the question is about. A single product may be sent as an object, not a list. */
            owned_products?: components["schemas"]["OwnedProduct"] | components["schemas"]["OwnedProduct"][] | null;
            field_sets?: components["schemas"]["FieldSets"] | null;
            /** @description If yes, the optional fields are sent all together or not at all. */
            has_dependent_fields?: components["schemas"]["Flag"];
            /** @description If yes, "allow all" and "decline all" do not change the answer to this question. */
            bypassCheckState?: components["schemas"]["Flag"];
        };
        /** @description Every question for one registrant. */
        ConsentSession: {
            /** @description Stable id, derived from the registrant's data. Opaque. */
            fingerprint?: string | null;
            /** @description Reason for asking. Known value: `GDPR`. */
            fingerprint_type?: string | null;
            /** @description The key from the link. */
            access_key?: string | null;
            /** @description The emailed link. */
            access_url?: string | null;
            /** @description When the link expires. Absent means unknown. */
            access_key_expiration_date?: components["schemas"]["DateOrEpoch"];
            /** @description When the session was created. */
            creation_date?: components["schemas"]["DateOrEpoch"];
            /** @description When the session was last changed, for example when a choice was saved. */
            modification_date?: components["schemas"]["DateOrEpoch"];
            /** @description Status of the session in the backend. Known value: `CONSENT_EMAIL_QUEUED`. Others are possible. */
            status?: string | null;
            data?: components["schemas"]["ConsentSubject"] | null;
            /** @description The questions, in no particular order. Absent, `null` and empty mean that there is nothing to choose. */
            consents?: components["schemas"]["Consent"][] | null;
        };
        ReportRequest: {
            /** @description URL of the report, as in the email. The pages download it from their own origin by token instead. */
            download_link?: string | null;
            /** @description Token of the report. Absent, `null` and empty mean that no report is ready. */
            download_token?: string | null;
        };
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
    getPageSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PageSampleRequest"];
            };
        };
        responses: {
            /** @description The sample, with the reseller's wording. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSampleAnswer"];
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
    renderTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TemplateRequest"];
            };
        };
        responses: {
            /** @description The rendered message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedTemplateAnswer"];
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
