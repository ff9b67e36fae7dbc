// Generated from locales/en/ by `npm run generate`. Do not edit.
/** The name of a message file, without its extension. */
export type Namespace = 'common' | 'dataCopy' | 'dataQuality' | 'dataSharing' | 'decision' | 'document' | 'failureLetter' | 'home' | 'listing' | 'preferences' | 'preferencesSaved' | 'samples' | 'tldInfo' | 'trade' | 'trademark' | 'transferAway' | 'transferIn' | 'verification'
export type English = {
  "shell": {
    "skipLink": "Skip to main content",
    "banner": {
      "close": "Close",
      "unknownError": "Unknown error",
      "network": "Network Error",
      "aborted": "Request aborted",
      "timeout": "timeout of {milliseconds}ms exceeded",
      "reference": "Reference: {id}",
      "said": "Message from the service: “<words>{text}</words>”",
      "beside": "Some page settings, such as the logo and colors, could not be loaded. You can still use the page."
    },
    "brand": {
      "fallbackName": "Your domain provider"
    },
    "footer": {
      "dpoTitle": "Data Protection Officer",
      "language": "Language",
      "languageChanged": "The page is now in English.",
      "languageOffer": "This page is also available in English.",
      "help": "Need help? <contact>Contact <bdi>{name}</bdi></contact>",
      "privacy": "Privacy policy",
      "imprint": "Legal notice",
      "accessibility": "Accessibility",
      "verification": "Data verification"
    },
    "loading": {
      "text": "Loading",
      "stillWaiting": "Still waiting for a response. Please keep this page open.",
      "offline": "You appear to be offline. This page will continue when your connection is back."
    },
    "notFound": {
      "heading": "Page not found",
      "text": "There is no page at this address. If you followed a link in an email, open the link again or copy the whole address into your browser. Email programs often cut off long links.",
      "home": "Go to the home page"
    },
    "crash": {
      "heading": "This page has stopped working",
      "text": "The problem is on our end. Anything you already sent or saved is safe. You may need to re-enter unsaved changes.",
      "again": "Reload the page"
    },
    "tabs": {
      "label": "Data sharing",
      "preferences": "Preferences",
      "tldDetails": "TLD details",
      "dataSharing": "Data Sharing"
    },
    "dataCopyLink": "Request a copy of your data"
  },
  "failure": {
    "again": "Try again",
    "help": "What you can do",
    "newest": "If you received more than one email, use the newest.",
    "withdraw": "{named, select, yes {You can also withdraw your consent without this link. Write to the data protection officer at <officer>{email}</officer>, or contact your domain provider.} other {You can also withdraw your consent without this link. Contact your domain provider.}}",
    "reference": "If you ask for help, include this reference: <code>{reference}</code>",
    "unknownKey": {
      "heading": "This link does not work",
      "text": "We could not find anything at this address. Part of the link may be missing, or the page may have been removed.",
      "help": "Open the link in your email again, or copy the full address into your browser. If it still does not work, ask your domain provider for a new link. Opening the link did not change anything."
    },
    "forbidden": {
      "heading": "This link is not valid",
      "text": "This link is incomplete or was altered, so we cannot open the page.",
      "help": "Open the link in your email again. If it still does not work, ask your domain provider for a new link. Opening the link did not change anything."
    },
    "expired": {
      "heading": "This link has expired",
      "text": "For your security, the links in our emails work only for a limited time.",
      "help": "Ask your domain provider for a new link. Anything you saved earlier will stay as it is."
    },
    "answered": {
      "heading": "This request was already answered",
      "text": "We already have a response to this request.",
      "help": "If that was not you, tell your domain provider."
    },
    "tooMany": {
      "heading": "Too many attempts",
      "text": "Too many requests came from your network in a short time.",
      "help": "Please wait {wait}, then try again."
    },
    "invalid": {
      "heading": "This link is incomplete",
      "text": "Part of the address is missing or not valid.",
      "help": "Open the link in your email again, or copy the full address into your browser. Opening the link did not change anything."
    },
    "away": {
      "heading": "Our service is temporarily unavailable",
      "text": "Your link is probably fine. The problem is on our end.",
      "help": "Try again in a moment. Opening the link did not change anything, and you can use the same link again."
    },
    "letter": {
      "heading": "Message you can send"
    }
  },
  "asking": {
    "both": "<bdi>{reseller}</bdi> is contacting you on behalf of <bdi>{registrar}</bdi>",
    "registrarOnly": "<bdi>{registrar}</bdi> is contacting you",
    "resellerOnly": "<bdi>{reseller}</bdi> is contacting you",
    "nobody": "Your domain provider is contacting you",
    "genuine": "How do I know this email is legitimate?",
    "sent": "{known, select, both {<bdi>{reseller}</bdi> sent you the email for the registrar <bdi>{registrar}</bdi>} registrar {The registrar <bdi>{registrar}</bdi> sent you the email.} other {<bdi>{reseller}</bdi> sent you the email.}}",
    "ianaId": "Registrar’s IANA ID: {id}",
    "check": "Do not rely on the link in the email. Look up your domain provider’s contact information yourself and ask whether they sent it.",
    "checkSite": "Do not rely on the link in the email. Go to your domain provider’s website yourself and ask whether they sent it. The website address we have on file is <site>{host}</site>.",
    "lookUp": "Look up the domain’s registrar in the public directory",
    "never": "We will never ask for passwords, credit card numbers, or payments on these pages.",
    "harmless": "Opening this page did not change anything. Nothing is sent until you select a button."
  },
  "offered": {
    "both": "A service of <bdi>{reseller}</bdi> on behalf of <bdi>{registrar}</bdi>",
    "one": "A service of <bdi>{name}</bdi>",
    "nobody": "A service of your domain provider"
  },
  "unsaved": {
    "heading": "Leave without saving?",
    "text": "You have unsaved changes.",
    "stay": "Stay on this page",
    "leave": "Leave without saving"
  },
  "savedFile": {
    "downloaded": "Saved as <file>{name}</file>. Check your downloads folder.",
    "shared": "Shared as <file>{name}</file>.",
    "canceled": "Nothing was saved.",
    "unavailable": "This browser cannot save files.",
    "unprinted": "This browser did not start printing.",
    "copied": "Copied",
    "uncopied": "This browser did not allow copying. Select the text and copy it yourself.",
    "unshared": "Sharing did not work.",
    "others": "Other ways to save it",
    "elsewhere": "If saving or printing does not work here, open this page in another browser.",
    "text": "Text of {name}",
    "copy": "Copy the text",
    "share": "Share"
  },
  "form": {
    "summary": {
      "heading": "Please fix the following"
    },
    "normalized": {
      "invisible": "We removed spaces or invisible characters.",
      "unwrapped": "We removed characters before or after the text, such as brackets or punctuation.",
      "replaced": "We replaced special characters with plain ones. Check the result.",
      "damaged": "Delete the � and type the missing letter. It was lost when the text was copied."
    }
  },
  "dataElement": {
    "address1": "Address",
    "city": "City",
    "state": "State",
    "postal_code": "Postal Code",
    "country_code": "Country Code",
    "email_address": "Email Address",
    "fax_number": "Fax Number",
    "phone_number": "Phone Number",
    "phone_extension": "Phone Extension",
    "first_name": "First Name",
    "last_name": "Last Name",
    "organization": "Organization",
    "job_title": "Job Title",
    "date_of_birth": "Date Of Birth",
    "place_of_birth": "Place Of Birth",
    "nationality_code": "Nationality Code",
    "registrant_type": "Registrant Type",
    "registrant_vat_id": "Registrant Vat Id",
    "tax_number": "Tax Number",
    "id_card_number": "Id Card Number",
    "id_card_authority": "Id Card Authority",
    "id_card_issue_date": "Id Card Issue Date",
    "registration_number": "Registration Number",
    "trademark_number": "Trademark Number",
    "trademark_locality": "Trademark Locality",
    "language": "Language",
    "aero_ens_id": "Aero Ens Id",
    "aero_ens_password": "Aero Ens Password",
    "asia_form_of_identity": "Asia Form Of Identity",
    "jobs_website": "Jobs Website",
    "jobs_title": "Jobs Title"
  },
  "notReady": "Please wait. This page is still loading. If nothing happens, select the button again.",
  "dataCopy": {
    "heading": "Request Your Data",
    "intro": "You can request a free copy of the personal data we hold about you.",
    "email": {
      "label": "Email address",
      "hint": "Use the email address your domains are registered with.",
      "missing": "Enter your email address",
      "spaces": "Remove the spaces from the email address",
      "noAt": "Enter an email address with an @ sign, like name@example.com",
      "manyAt": "Enter one email address only, with a single @ sign",
      "incomplete": "Enter the full email address, like name@example.com",
      "tooLong": "This email address is too long. Check whether you pasted other text with it.",
      "refused": "This email address was not accepted. Check it for typos."
    },
    "note": {
      "time": "You will receive an email with a link to download your copy. This can take up to 14 days.",
      "tied": "We send only data linked to this address, and only to this address. If you use several addresses, submit a separate request for each one.",
      "log": "For ten years, we keep a record of when you sent your request, our response, and the email address."
    },
    "submit": "Submit Request",
    "sending": "Sending. Please wait.",
    "failed": {
      "again": "We could not confirm that we received your request. You can safely send it again.",
      "tooMany": "There were too many attempts. Please wait {wait}, then send your request again.",
      "expired": "Your request was not accepted because this link no longer works. Ask your domain provider for a new one.",
      "refused": "Your request was not accepted, and nothing was recorded. You can send it again."
    },
    "sent": {
      "heading": "Request received",
      "text": "We received your request. If we hold data linked to the address you entered, we will send an email to that address by <strong>{date}</strong>. It will contain a link to download your data.",
      "nothing": "For your security, we do not say whether this address is on file. If you do not get an email by then, check your spam folder or try another of your addresses."
    },
    "download": {
      "heading": "Downloading your data",
      "done": "Your data was downloaded",
      "notDone": "Your data was not downloaded",
      "expired": {
        "heading": "This download has expired",
        "text": "Download links work for a limited time. Request a new copy."
      },
      "progress": "Download progress",
      "ofTotal": "{received} of {total}",
      "received": "{received} so far",
      "failed": "There was an error, Please try again",
      "again": "Try again",
      "manual": "If the download does not start automatically, <link>download your data</link> manually.",
      "lost": "Not there? <link>Download your data again</link>.",
      "private": "This file contains personal data. Keep it where only you can open it.",
      "cancel": "Cancel download",
      "canceled": "The download was canceled. Nothing was saved.",
      "restart": "Download again",
      "waiting": "Still waiting for the download to start. Please keep this page open."
    },
    "another": {
      "heading": "Request another copy",
      "text": "To get newer data or data linked to another address, send another request."
    }
  },
  "dataQuality": {
    "title": "Contact information review",
    "question": "Is this contact information correct?",
    "reason": "The registry (the organization that runs the ending of your domains) could not match this name or address to its sources.",
    "proofFirst": "Do you have a document that proves these details? Send it before you approve. You cannot send one afterward.",
    "approve": {
      "label": "Approve",
      "effect": "You confirm that this contact information is correct as shown. Your response applies to all domains in this request, and they will keep working.",
      "effectLate": "You confirm that this contact information is correct as shown. Your response applies to all domains in this request. Any suspended domains will be reactivated.",
      "unsent": "The document you selected has not been sent. Go back to send it first.",
      "dialogTitle": "Approve this contact information?"
    },
    "correct": {
      "label": "Change details",
      "does": "Correct anything that is wrong and save. You will review and approve the details afterward.",
      "heading": "Correct your contact information",
      "text": "Enter your name and address exactly as they appear on official documents. Nothing will change until you save.",
      "save": "Save changes",
      "unchanged": "You have not changed anything yet.",
      "refused": "Your changes were not accepted, and nothing was saved. What you entered is still here.",
      "failed": "We could not confirm that your changes were saved. What you entered is still here. Save it again.",
      "question": "Save these changes?",
      "effect": "The following will change for all domains in this request:",
      "change": "<bdi>{before}</bdi> → <bdi>{after}</bdi>",
      "added": "Added: <bdi>{after}</bdi>",
      "removed": "Removed: <bdi>{before}</bdi>"
    },
    "blank": {
      "question": "Enter your contact information",
      "reason": "The registry (the organization that runs the ending of your domains) needs your name and address.",
      "none": "We do not have your details.",
      "label": "Enter details",
      "does": "Enter and save your name, address, and email address. You will review and approve them afterward."
    },
    "news": {
      "saved": "Your changes were saved, but the details are not approved yet. Check them again, then approve them.",
      "received": {
        "heading": "Your changes were received",
        "text": "We received your changes on <moment>{local}</moment>. They are being processed. If these details do not show them yet, do not approve them. Open this link again later."
      },
      "changed": "This contact information was changed elsewhere after you opened this page, so your approval was not sent. Check it again before you approve."
    },
    "review": {
      "heading": "In review",
      "text": "We review documents manually, which can take a few days. In the meantime, you can still approve or correct the details, or send another document.",
      "textNoDocument": "We review documents manually, which can take a few days. In the meantime, you can still approve or correct the details.",
      "document": "Document",
      "receivedAt": "{name}, received on <moment>{local}</moment>"
    },
    "due": {
      "noResponse": "If you do not respond, your domains will be suspended. Their websites and email will stop working, and you will not be able to renew or transfer them.",
      "rule": "The registry gives you {days} days to respond.",
      "passed": "The deadline was <moment>{local}</moment>.",
      "late": "Your domains may already be suspended. You can still approve or correct the details, or send a document as proof. Once your details are approved, any suspended domains will be reactivated, which can take some time.",
      "lateNoDocument": "Your domains may already be suspended. You can still approve or correct the details. Once your details are approved, any suspended domains will be reactivated, which can take some time."
    },
    "form": {
      "organizationHint": "If you enter an organization, the domains will be registered to it. If you leave this blank, they will be registered to the person named above.",
      "addressHint": "Street address, including apartment or suite number",
      "optional": "Leave blank if your address does not have one",
      "chooseCountry": "Choose a country",
      "nameShort": "Registries often question names this short. If it is your full name, leave it as is.",
      "addressDigits": "This is only a number. If your address has a street name, add it.",
      "problems": {
        "full_name": "Enter your full name",
        "email": "Enter your email address",
        "emailNoAt": "Enter an email address with an @ sign, like name@example.com",
        "emailIncomplete": "Enter the full email address, like name@example.com",
        "emailSpaces": "Remove the spaces from the email address",
        "tooLong": "Use {most} characters or fewer.",
        "address": "Enter your street address, or your address as it is usually written",
        "city": "Enter your city or town",
        "country": "Choose a country"
      }
    },
    "document": {
      "heading": "Send a document as proof",
      "what": "If your details are correct but the registry could not match them, a document can help. We will use it only to check the contact information on this page.",
      "advice": {
        "shows": "It must show your name and address exactly as they appear on this page.",
        "age": "Bills, statements, and tax notices must be no more than {months} months old. IDs must be valid.",
        "blackOut": "Black out anything we do not need, such as account numbers, amounts, document numbers, and your photo. The name, address, issuer, and date must stay readable.",
        "formats": "Send one file: PDF, PNG, JPEG, or HEIC, up to 10 MB.",
        "private": "Before you send a JPEG or PNG photo, your device removes its location, time, and camera data. HEIC and PDF files are sent as is."
      },
      "type": "Document type",
      "chooseType": "Choose a document type",
      "typeMissing": "Choose a document type",
      "types": {
        "id_card": "ID card",
        "drivers_license": "Driver’s license",
        "utility_bill": "Utility bill (electricity, gas, water, or phone)",
        "bank_statement": "Bank statement",
        "tax_notification": "Tax notice",
        "companies_house": "Business registration certificate (such as from Companies House)",
        "official_letterhead": "Letter on official letterhead",
        "company_stamp": "Document with a company stamp"
      },
      "hints": {
        "valid": "It must be valid. You only need to send the side that shows your name and address.",
        "recent": "It must be no more than {months} months old.",
        "company": "It must show the organization’s name and address."
      },
      "file": {
        "label": "File",
        "hint": "PDF, PNG, JPEG, or HEIC, up to 10 MB",
        "choose": "Choose a file",
        "chooseOther": "Choose another file",
        "photograph": "Take a photo",
        "drop": "You can also drop a file here.",
        "reading": "We are checking the file on your device.",
        "chosen": "<file>{name}</file> ({size})",
        "notes": {
          "cleaned": "Camera data such as location and time was removed. The picture itself has not changed.",
          "scaled": "The photo was larger than 10 MB, so your device made a smaller copy, without camera data.",
          "keepsPlace": "This format keeps the place where the photo was taken; take a JPEG if you do not want to send it."
        },
        "problems": {
          "empty": "This file is empty. Choose another file.",
          "tooLarge": "This file is larger than 10 MB. Choose a smaller file, or take a photo at a lower resolution.",
          "altered": "This photo is larger than 10 MB, and a privacy setting of your browser alters pictures, so we cannot make it smaller. Choose a smaller file.",
          "unknown": "This is not a PDF, PNG, JPEG, or HEIC file, even if its name says so. Choose another file.",
          "damaged": "This file is damaged or in an unusual format, so we cannot check what it contains. Save it again as a JPEG or PDF, then choose that file.",
          "unreachable": "We could not open this. It may be a folder, or it may have been moved. Choose a file.",
          "missing": "Choose a file or take a photo",
          "several": "You can send only one file at a time. Choose one now and send any others afterward.",
          "notFile": "Drop a file, not a link.",
          "unchecked": "We could not check the file. Make sure that you are online, then choose it again.",
          "refused": "This document was not accepted. Choose another file.",
          "tooLargeThere": "This document was rejected because it is too large: the limit is below {size}. Choose a smaller file."
        }
      },
      "send": "Send document",
      "sendAgain": "Send again",
      "cancel": "Cancel upload",
      "sending": {
        "progress": "Upload progress",
        "sent": "{sent} of {total} sent",
        "waiting": "Sent. Waiting for confirmation.",
        "received": "We received your document, and it is in review. This can take a few days. You can send another one.",
        "processing": "We received your document, but it is not listed as in review yet. Open this link again later to check.",
        "canceled": "You canceled the upload. The file is still selected, so you can send it again.",
        "failed": "We did not receive your document. The file is still selected, so you can send it again.",
        "unsure": "We could not confirm that your document arrived. The file is still selected. Select “Send again”, and we will send it only if we do not already have it.",
        "tooMany": "There were too many attempts in a short time. The file is still selected. Please wait {wait}, then send it again."
      }
    },
    "why": {
      "heading": "Why you received this request",
      "text": "The registry checks the registrant (the person or organization a domain is registered to) against public and commercial sources. It could not match your name or address. This can also happen with correct details, for example after a move or because of an unusual spelling."
    },
    "agreement": "Read the registration agreement",
    "approved": {
      "heading": "Your contact information is approved",
      "text": "Thank you. Your domains will keep working.",
      "late": "Thank you. Any suspended domains will be reactivated, which can take some time.",
      "next": "You do not need to do anything else. If the registry still has questions, your domain provider will contact you."
    },
    "unknown": {
      "heading": "This request was already answered",
      "text": "You cannot respond again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "This link can no longer be used",
      "text": "What you just sent may not have been recorded. You can still approve your contact information with a new link. Ask your domain provider for one."
    },
    "proofLabel": "Send a document first"
  },
  "dataSharing": {
    "title": "Data sharing practices",
    "heading": "How your data is shared",
    "intro": "To register a domain, we share some data about the registrant with the registry that runs the domain ending. The registrant is the person or organization the domain is registered to. This page explains what happens to this data.",
    "required": {
      "heading": "Domains that require data sharing",
      "text": "For some domain endings, the registry needs your data before it can register a domain. If you refuse or withdraw your consent, pending orders will be put on hold. The registry may then cancel them. To change or cancel services that you already have, contact your domain provider."
    },
    "asynchronous": {
      "heading": "Domains that need your approval",
      "text": "Some domains are registered only after the registrant explicitly approves. If such a domain was registered before May 25, 2018, approval is implied."
    },
    "optional": {
      "heading": "Optional data",
      "text": "Data that your contract does not require is shared only with your consent. If you withdraw your consent, your optional data will be deleted and replaced with placeholder data."
    },
    "whois": {
      "heading": "The public directory (RDAP, formerly Whois)",
      "text": "Your contact information will be published only with your consent. You only need to consent once. Later requests to publish it will be processed immediately."
    },
    "storage": {
      "heading": "Where data is stored",
      "text": "Data is stored in Canada, the United States, and the European Union."
    },
    "retention": {
      "heading": "How long data is kept",
      "text": "Required data is kept for the duration of the contract plus up to ten years. Optional data is kept for two years after the contract ends and is then erased."
    },
    "copy": {
      "heading": "A copy of your data",
      "text": "You can request a copy of the data linked to your email address. You will receive an email with a download link within 14 days. For ten years, we keep a record of when you sent your request, our response, and the email address.",
      "elsewhere": "To request a copy of your personal data, contact:"
    },
    "controller": {
      "heading": "Who is responsible for your data",
      "text": "<bdi>{registrar}</bdi> decides why and how your personal data is used and is the controller under data protection law.",
      "unnamed": "The registrar of your domain decides why and how your personal data is used and is the controller under data protection law.",
      "questions": "For questions about how your data is used, contact:",
      "officer": "You can also contact the data protection officer:"
    },
    "rights": {
      "heading": "Your rights",
      "text": "Data protection law gives you these rights. Some of them apply only in certain cases.",
      "access": "Access: You can ask what data we have about you and get a copy of it.",
      "rectification": "Rectification: You can have wrong data corrected and incomplete data completed.",
      "erasure": "Erasure: You can have your data erased.",
      "restriction": "Restriction: You can have the use of your data restricted.",
      "portability": "Portability: You can receive the data you provided in a machine-readable format, or have it sent to another provider.",
      "objection": "Objection: You can object to the use of your data.",
      "withdrawal": "Withdrawal: You can withdraw your consent at any time under “Preferences”. This does not make unlawful what was done before.",
      "how": "To use these rights, contact the controller or the data protection officer.",
      "complaint": "You can also complain to a data protection supervisory authority, for example in the country where you live or work."
    }
  },
  "decision": {
    "back": "Go back",
    "sending": "Sending. Please wait.",
    "failed": "We could not confirm that your response was saved. Please submit it again.",
    "unsure": "We are not sure we received your response. You can safely send it again. It will not be recorded twice.",
    "unsureTooMany": "There were too many attempts, so we could not check whether we received your response. Please wait {wait}, then try again.",
    "refused": "Your response was not accepted, and nothing has changed. You can respond again.",
    "tooMany": "There were too many attempts. Nothing has changed. Please wait {wait}, then try again.",
    "next": "What happens next",
    "deadline": {
      "until": "Respond by <moment>{local}</moment>.",
      "left": {
        "day": "{count, plural, one {# day left} other {# days left}}",
        "hour": "{count, plural, one {# hour left} other {# hours left}}",
        "minute": "{count, plural, =0 {Less than a minute left} one {# minute left} other {# minutes left}}"
      },
      "unknown": "No deadline was given for your response.",
      "was": "The deadline was <moment>{local}</moment>."
    },
    "answered": {
      "from": "IP address"
    },
    "yourAnswer": "Result",
    "title": {
      "decided": "Your response was recorded",
      "answered": "Already answered",
      "expired": "The deadline has passed"
    },
    "received": {
      "heading": "Your response was received",
      "text": "It is being processed. Open this link again later to see the result.",
      "chosen": "You chose “{answer}”.",
      "again": "Respond again"
    },
    "already": "We already have a response to this request.",
    "alreadyAt": "This request was answered on <moment>{local}</moment>.",
    "perhapsYours": "We already have a response to this request. It may be the one you just sent, if our confirmation did not reach you. Otherwise, someone else responded first.",
    "cleared": {
      "failed": {
        "heading": "Your response could not be confirmed",
        "text": "We could not confirm that we received your response, so we removed the details from this page. Try again to check. If it was not recorded, you can respond again."
      },
      "refused": {
        "heading": "Your response was not accepted",
        "text": "Nothing has changed. We removed the details from this page. Try again to see them and respond once more."
      },
      "tooMany": {
        "heading": "Too many attempts",
        "text": "There were too many attempts. Nothing has changed, and we removed the details from this page. Please wait {wait}, then try again."
      }
    },
    "late": "If you have questions about this request, contact {named, select, yes {<bdi>{name}</bdi>} other {your domain provider}}.",
    "backTo": "Back to <bdi>{name}</bdi>",
    "registryRules": "The registry of <bdi>{tld}</bdi> sets the rules for this domain.",
    "domainCheck": "{type, select, gtld {See who the domain’s registrar is at <lookup>ICANN Lookup</lookup>.} other {Search the website of the registry of <bdi>{tld}</bdi> to see who the domain’s registrar is.}}"
  },
  "receipt": {
    "heading": "Your receipt",
    "when": "Date and time",
    "reference": "Reference",
    "text": "Version of the text",
    "hash": "File checksum",
    "print": "Print",
    "json": "Save as a file (JSON)",
    "copy": "Copy as text"
  },
  "prescribed": {
    "original": "Required wording",
    "binding": "The English text is binding. A translation follows.",
    "translation": "Unofficial translation",
    "source": "Source: form dated {date}"
  },
  "contact": {
    "label": "Contact information",
    "none": "We do not have this information. Before you approve, ask your domain provider what is on file.",
    "name": "Name",
    "organization": "Organization",
    "email": "Email address",
    "address": "Address",
    "postalCode": "Postal code",
    "city": "City",
    "state": "State or region",
    "country": "Country",
    "domains": {
      "label": "{count, plural, =0 {Domains} one {Domain} other {# domains}}",
      "none": "We do not have the list of domains. Your response applies to every domain registered with this contact information.",
      "more": "{count, plural, one {# more domain} other {# more domains}}"
    }
  },
  "transfer": {
    "facts": {
      "losing": "Current registrar",
      "gaining": "New registrar",
      "reseller": "Domain provider",
      "expiry": "Expiration date",
      "requested": "Requested",
      "expected": "Transfer expected by"
    }
  },
  "missingPart": {
    "heading": "This page did not load completely",
    "text": "Reload the page, or try again later. You can use the same link.",
    "entered": "If you reload, you will lose what you entered here.",
    "again": "Reload the page"
  },
  "noScript": "To respond on this page, turn on JavaScript in your browser and reload the page. If that is not possible, contact the provider that sent you the link. Opening this page did not change anything.",
  "requestError": {
    "tooLarge": {
      "heading": "This request is too large",
      "text": "Your browser sent more data than these pages accept."
    },
    "longAddress": {
      "heading": "This address is too long",
      "text": "The link contains more characters than these pages accept."
    },
    "wrongHost": {
      "heading": "There is no page at this address",
      "text": "These pages are available at a different address."
    },
    "headersTooLarge": {
      "heading": "Your browser sent too much data",
      "text": "This usually happens when a browser has stored too many cookies for this site.",
      "help": "Delete the cookies for this site in your browser’s settings, then open the link again."
    },
    "busy": {
      "heading": "This service is very busy",
      "text": "Too many people are using it right now."
    },
    "ourFault": {
      "heading": "Something went wrong",
      "text": "Something went wrong on our end. Please try again in a few minutes."
    }
  },
  "failureLetter": {
    "to": "Send it to <bdi>{reseller}</bdi>, who manages your domain.",
    "toProvider": "Send it to the company where you bought your domain.",
    "site": "You can find their contact information at <link>{host}</link>.",
    "email": "You can write to them at <link>{email}</link>.",
    "body": "Hello,\n\nI received an email about my domain, but the link in it does not work. When I opened it on {date}, the page said: “{state}”.\n\nPlease send me a new link, or tell me what you need from me.\n\n{known, select, yes {Reference: {reference}\n\n} no {} other {}}Thank you",
    "copy": "Copy the message"
  },
  "home": {
    "title": "Home",
    "heading": "Requests about your domain",
    "intro": "You get here from a link in an email about your domain. Here you can respond to a transfer request, confirm your contact information, or choose which data may be shared.",
    "link": {
      "heading": "If your link did not work",
      "copy": "Email programs often cut off long links. Open the link in your email again, or copy the whole address into your browser.",
      "old": "Links work for a limited time. If yours has expired, ask your domain provider for a new one.",
      "safe": "Opening a link never changes anything. We never ask for passwords or credit card numbers on these pages."
    }
  },
  "listing": {
    "title": "Listing a domain for sale",
    "question": "List {domain} for sale?",
    "price": "Price: <price>{amount}</price>",
    "facts": {
      "domain": "Domain",
      "price": "Price",
      "noPrice": "Unknown. Ask your domain provider before you accept.",
      "reseller": "Listed by",
      "registrar": "Registrar"
    },
    "accept": {
      "label": "Accept listing",
      "effect": "The domain will be offered for sale at the listing price. If someone buys it, it will be transferred to them, and you will not be asked again.",
      "dialogTitle": "{priced, select, yes {List {domain} for sale at {amount}?} other {List {domain} for sale?}}"
    },
    "decline": {
      "label": "Decline listing",
      "effect": "The domain will not be offered for sale. Nothing else will change.",
      "dialogTitle": "Decline the listing of {domain}?"
    },
    "noResponse": "If you do not respond, nothing will change and the domain will not be listed.",
    "meaningHeading": "What listing means",
    "meaning": "Your consent is ongoing: the domain can be sold at the listing price at any time, without asking you again.",
    "ends": "The listing ends when you withdraw it through your domain provider, when the domain is deleted or moved to another account, or when the email address of the registrant (the person or organization the domain is registered to) changes.",
    "unlistable": "{lockDays, select, 0 {Locked domains cannot be listed. The registry may also rule out domains that were registered or transferred recently.} other {Locked domains cannot be listed. Neither can domains that were registered or transferred within the last {lockDays} days.}}",
    "agree": "{agreed, select, both {By accepting, you enter into the <agreement>listing agreement</agreement> with {named, select, yes {<bdi>{registrar}</bdi>} other {the registrar}} and agree to the price of <price>{amount}</price>.} price {By accepting, you agree to the price of <price>{amount}</price>.} other {By accepting, you enter into the <agreement>listing agreement</agreement> with {named, select, yes {<bdi>{registrar}</bdi>} other {the registrar}} and agree to the listing price.}}",
    "approved": {
      "text": "You accepted the listing.",
      "next": "The registrar will list the domain for sale. To end the listing, contact your domain provider.",
      "heading": "{domain} will be listed for sale"
    },
    "declined": {
      "text": "You declined the listing.",
      "next": "You do not need to do anything. If you change your mind, contact your domain provider.",
      "heading": "{domain} will not be listed for sale"
    },
    "unknown": {
      "next": "If that was not you, tell your domain provider.",
      "heading": "The listing request for {domain} was already answered",
      "text": "You cannot respond again."
    },
    "expired": {
      "heading": "It is too late to list {domain} for sale",
      "text": "We did not receive a response in time, so the domain was not listed.",
      "next": "If you still want to list the domain, contact your domain provider."
    }
  },
  "preferences": {
    "title": "Data sharing preferences",
    "heading": "Your data sharing preferences",
    "intro": "We share some of your personal data with registries, the organizations that run domain endings such as .com. Here you can choose which data may be shared.",
    "later": "You can change your choices later with the same link until it expires.",
    "expired": "This link expired on <moment>{local}</moment>. You can still see your choices, and you can try to change them. To get a new link, ask your domain provider.",
    "person": "These preferences apply to <bdi>{email}</bdi>.",
    "allow": "Allow <bdi>{registrar}</bdi> to share my:",
    "allowUnnamed": "Allow my registrar to share my:",
    "whoisAllow": "Publish my contact information in the public directory (RDAP, formerly Whois)",
    "adds": "Adds {fields}",
    "shares": "Shares {fields}",
    "publishes": "Publishes {fields}",
    "details": "Details",
    "provider": "Registry: <bdi>{names}</bdi>",
    "unnamed": "Other product",
    "fieldsUnknown": "Data requested by the registry",
    "together": "This data can only be shared together.",
    "always": "Always shared, because your contract requires it",
    "required": {
      "heading": "Domains that require data sharing",
      "warning": "You cannot register domains with these endings unless we share your data with the registry. If you refuse or withdraw your consent, pending orders will be put on hold, and the registry may cancel them. To change or cancel a service that you already have, contact your domain provider."
    },
    "optional": {
      "heading": "Optional personal data",
      "text": "Your contract does not require this data. If you do not allow it to be shared, the registry will receive placeholder data instead. If you withdraw your consent later, your optional data will be deleted and replaced with placeholder data."
    },
    "whois": {
      "heading": "Public directory (RDAP, formerly Whois)",
      "text": "Only if you agree will your contact information appear in the public directory, where anyone can see it. You only need to consent once. Later requests to publish it will then be processed immediately."
    },
    "reference": {
      "heading": "For your reference",
      "text": "These registries receive only the data that your contract requires, so there is nothing to choose."
    },
    "saved": {
      "show": "Show previously saved preferences",
      "hide": "Hide previously saved preferences",
      "heading": "Your saved preferences"
    },
    "all": {
      "allow": "Allow data sharing for all options above",
      "decline": "Decline all",
      "shownOnly": "These buttons apply only to the {count, plural, one {# choice} other {# choices}} shown."
    },
    "open": "{open, plural, =0 {All choices made} one {# choice left, {allowed} allowed} other {# choices left, {allowed} allowed}}",
    "save": {
      "idle": "Save Preferences",
      "saving": "Saving",
      "saved": "Saved"
    },
    "success": "Your preferences were saved",
    "nothingChanged": "Nothing has changed since you last saved, so there is nothing to save.",
    "failed": "We could not confirm that your preferences were saved. Your choices are still on this page. Save them again.",
    "refused": "Your preferences were not accepted, so nothing was saved. Your choices are still on this page.",
    "asynchronous": "Domains that need your approval: <bdi>{names}</bdi>",
    "nothing": {
      "heading": "There is nothing to choose",
      "text": "Your contract requires all the data that is shared for your domains. There is no consent to give or withdraw, and you do not need to do anything."
    },
    "orders": {
      "heading": "Pending orders will be cancelled",
      "text": "Domains with these endings cannot be registered without your consent. Your pending orders will be put on hold, and the registry may cancel them. This affects:",
      "back": "Edit preferences",
      "save": "Continue anyway"
    },
    "conflict": "These preferences were changed after you opened this page, so your choices were not saved. Reload the page to see what is saved now.",
    "reload": "Reload the page",
    "consequences": {
      "heading": "What will happen when you save",
      "shared": "Your real data will be shared with the registries for: <bdi>{names}</bdi>",
      "placeholder": "Placeholder data will be sent instead of your data to the registries for: <bdi>{names}</bdi>",
      "atRisk": "Orders will be put on hold, and the registry may cancel them. This affects: <bdi>{names}</bdi>",
      "published": "Your contact information can be published in the public directory (RDAP, formerly Whois).",
      "unpublished": "Your contact information will not be published in the public directory (RDAP, formerly Whois).",
      "more": "{count, plural, one {# more} other {# more}}"
    },
    "changed": {
      "heading": "Changed since you opened this page",
      "text": "Someone saved preferences after you opened this page. It may have been you in another tab. These choices have changed:",
      "allowed": "<bdi>{name}</bdi>: allowed",
      "declined": "<bdi>{name}</bdi>: declined",
      "open": "<bdi>{name}</bdi>: no choice made",
      "back": "Go back",
      "save": "Save Preferences"
    },
    "difference": {
      "heading": "Some of your choices were not saved",
      "text": "The service stored something other than what you chose for these items. This is what is stored now:",
      "minimum": "<bdi>{name}</bdi>: only the data that your contract requires",
      "again": "Your choices are still on this page. Save them again. If this happens again, contact your domain provider."
    },
    "filter": {
      "label": "Search by domain ending, product or registry",
      "count": "{shown} of {all, plural, one {# choice} other {# choices}} shown",
      "clear": "Show all choices"
    }
  },
  "preferencesSaved": {
    "consequences": {
      "heading": "What happens now",
      "shared": "Your real data is shared with the registries for: <bdi>{names}</bdi>",
      "placeholder": "Placeholder data is sent to the registries instead of your data for: <bdi>{names}</bdi>",
      "atRisk": "Pending orders are put on hold, and the registry may cancel them. This affects: <bdi>{names}</bdi>",
      "published": "Your contact information can be published in the public directory (RDAP, formerly Whois).",
      "unpublished": "Your contact information is not published in the public directory (RDAP, formerly Whois)."
    },
    "allowed": "Allowed",
    "declined": "Declined",
    "data": "Data for each choice",
    "receipt": {
      "registrar": "Registrar",
      "allowed": "Allowed: {fields}",
      "declined": "Declined: {fields}"
    }
  },
  "testPage": {
    "heading": "Test page",
    "text": "This is what customers of <bdi>{reseller}</bdi> will see, with sample data. Nothing you do here is sent or saved.",
    "missing": "The service sent no sample for this page, so it is shown without data.",
    "note": "Test page: nothing is sent.",
    "again": "Start over",
    "brandCheck": "Check the brand",
    "side": {
      "label": "View as",
      "new": "New registrant",
      "current": "Current registrant"
    }
  },
  "sampleFailure": {
    "mark": "This address is for a test page or a preview. Customers never receive it, and opening it changes nothing.",
    "unknown": {
      "heading": "There is nothing to show at this address",
      "text": "The service does not know this reseller, or it has no sample or template with this name.",
      "help": "Compare the address with the one in your control panel. The reseller’s ID and the template’s name must be written exactly as they are there. If both are correct, ask the registrar’s support team whether test pages are set up for this reseller."
    },
    "refused": {
      "heading": "The service does not accept this address",
      "text": "The service understood the address, but something in it is not allowed.",
      "help": "Check each part of the address between the slashes. If they are all correct, send the address and the service’s message to the registrar’s support team."
    },
    "tooMany": {
      "heading": "Too many attempts",
      "text": "Too many requests came from your network in a short time.",
      "help": "Please wait {wait}, then try again."
    },
    "away": {
      "heading": "The service is not available right now",
      "text": "The address may be correct. The service did not return a usable response.",
      "help": "Try again in a moment. If the problem continues, send the address and the service’s message to the registrar’s support team."
    }
  },
  "preview": {
    "title": "Preview",
    "heading": "Message preview",
    "intro": "This is the message that customers of <bdi>{reseller}</bdi> will receive, with sample data. Nothing is sent from this page.",
    "brandCheck": "Check the brand",
    "subject": "Subject",
    "noSubject": "The message has no subject.",
    "message": "Message",
    "noMessage": "The message is empty.",
    "print": "Print",
    "language": {
      "label": "Message language",
      "loading": "Loading the message in this language.",
      "failed": "The message could not be loaded in this language. Choose another language, or try this one again later.",
      "isIn": "Language: {language}",
      "unknown": "The service did not say which language this is."
    },
    "width": {
      "label": "Width",
      "phone": "Phone",
      "desktop": "Desktop"
    },
    "images": {
      "held": "{count, plural, one {# external image is not shown. Its host would learn your IP address and when you viewed it.} other {# external images are not shown. Their hosts would learn your IP address and when you viewed them.}}",
      "show": "Show images",
      "shown": "External images are shown. Any that are missing could not be loaded."
    },
    "frame": {
      "label": "The message",
      "filling": "Loading the message.",
      "shown": "The message has loaded.",
      "blocked": "The message cannot be shown safely because this host does not serve the preview document. The operator of these pages can find the name of that document in the documentation."
    },
    "leftOut": {
      "heading": "Removed here and by most email programs",
      "scripts": "Scripts: {count}",
      "handlers": "Event handler attributes: {count}",
      "frames": "Frames and plug-ins: {count}",
      "fields": "Forms and fields: {count}",
      "media": "Video and audio: {count}",
      "drawings": "Drawings (SVG, MathML): {count}",
      "styles": "Imported style sheets and fonts: {count}",
      "addresses": "Redirects, base addresses, and links without a valid target: {count}"
    },
    "links": {
      "heading": "{count, plural, one {# link in the message} other {# links in the message}}",
      "caption": "Links do not work in this preview.",
      "text": "Text",
      "address": "Address",
      "noText": "No text"
    },
    "variables": {
      "heading": "Variables",
      "caption": "{count, plural, one {# template variable, with its value in this message} other {# template variables, with their values in this message}}",
      "name": "Name",
      "value": "Value",
      "none": "The service sent no variables.",
      "empty": "(empty)"
    }
  },
  "brandCheck": {
    "title": "Brand check",
    "heading": "Brand check for <bdi>{reseller}</bdi>",
    "intro": "See how the pages use this brand: what they use as provided, what they correct so that everyone can read it, and what is missing.",
    "none": "Not provided",
    "testPages": "Test pages with this brand",
    "colors": {
      "heading": "Colors",
      "text": "Text needs a contrast of at least 4.5:1 with its background, and controls need 3:1 (WCAG 2.2). The header bar and buttons keep their color. A button that is too close to the color of the page gets a border. Links are darkened on light pages and lightened on dark pages, only as far as needed, and keep their hue.",
      "given": "Provided",
      "contrast": "Contrast: {ratio}",
      "ratio": "{value}:1",
      "before": "As provided: {ratio}",
      "border": "Border",
      "schemes": {
        "light": "On light pages",
        "dark": "On dark pages"
      },
      "unreadable": "“{given}” is not a color of the form #rrggbb, so the pages use their own.",
      "missing": "The pages use their own color.",
      "states": {
        "missing": "Not provided.",
        "unreadable": "Not valid.",
        "kept": "Used as provided.",
        "bordered": "Used as provided, with a border.",
        "darkened": "Darkened on light pages.",
        "lightened": "Lightened on dark pages.",
        "corrected": "Darkened on light pages, lightened on dark pages."
      },
      "bar": {
        "name": "Header bar",
        "where": "Background of the bar at the top of the page, behind the logo or name.",
        "text": "The name on it is white or black, whichever has enough contrast. The contrast is {is}, and at least {needed} is required."
      },
      "link": {
        "name": "Links",
        "where": "Links, the markers of open tabs, and the focus outline.",
        "text": "At least {needed} is required.",
        "sample": "A link on the page"
      },
      "button": {
        "name": "Buttons",
        "where": "Main buttons and selected checkboxes.",
        "text": "The button text is black or white, with a contrast of {is}. The button or its border needs at least {needed}.",
        "sample": "A button"
      }
    },
    "pictures": {
      "heading": "Images",
      "logo": "Logo",
      "avatar": "Reseller image",
      "favicon": "Browser tab icon",
      "none": "Not provided.",
      "loading": "Loading.",
      "shown": "The image loads and is used.",
      "grounded": "The logo is hard to see on the header bar, so it gets its own background.",
      "unmeasured": "An image on another host cannot be measured, so it gets a faint outline. Check that it stands out from the header bar.",
      "broken": "The image does not load.",
      "unreadable": "This is not an image. Provide a web address or image data.",
      "upgraded": "Its address begins with http. The pages load it over https.",
      "missing": {
        "logo": "The header bar shows the registrar’s logo or the name instead.",
        "avatar": "Nothing is shown in its place.",
        "favicon": "The tab shows the browser’s own icon instead."
      }
    },
    "names": {
      "heading": "Names",
      "shown": "In the header bar and title",
      "reseller": "Reseller",
      "registrar": "Registrar",
      "internal": "This is one of the registrar’s own accounts, so no reseller is named."
    },
    "language": {
      "heading": "Language",
      "used": "Set to {tag}. The pages open in {language}, unless the visitor or the request specifies another language.",
      "unknown": "Set to {tag}. The pages are not available in this language. They open in the browser’s language, or otherwise in English.",
      "missing": "Not provided. The pages open in the browser’s language, or otherwise in English."
    },
    "links": {
      "heading": "Links and contacts",
      "logo": "Logo link",
      "noLogoLink": "Not provided. The logo links to the home page.",
      "unreadable": "“{given}” is not a web address. The logo links to the home page.",
      "dpo": "Data Protection Officer",
      "dataUse": "Questions about data use"
    },
    "shows": {
      "heading": "Parts of the preferences page",
      "whois": "Public directory (RDAP, formerly Whois)",
      "dataCopy": "Link to request a copy of your data",
      "yes": "Shown",
      "no": "Hidden by this brand"
    }
  },
  "tldInfo": {
    "heading": "Data Use Information",
    "intro": "This list shows who operates each top-level domain (TLD) and how registrants’ personal data is handled. A TLD is the ending of a domain, such as .com. A registrant is the person or organization a domain is registered to.",
    "legend": {
      "heading": "What the columns mean",
      "synchronous": "Yes: the domain is registered immediately. No: it is registered only after the registrant agrees.",
      "contract_fields": "Data that the registry receives for every domain because its contract requires it.",
      "consent_fields": "Data that the registry receives only if the registrant allows it.",
      "passes_through": "Yes: the registry passes data on to others.",
      "real_data_for": "Contacts whose real data the registry receives: the registrant, or the administrative, technical, or billing contact."
    },
    "caption": "How personal data is handled for each TLD",
    "column": {
      "tld": "TLD",
      "registry_name": "Provider",
      "synchronous": "Synchronous",
      "contract_fields": "Data required by contract",
      "consent_fields": "Data used only with consent",
      "passes_through": "Data passes through",
      "real_data_for": "Real data passed to the registry for"
    },
    "value": {
      "yes": "Yes",
      "no": "No",
      "none": "None",
      "unknown": "Unknown",
      "owner": "Owner",
      "admin": "Admin",
      "tech": "Tech",
      "billing": "Billing"
    },
    "more": "Learn more",
    "hide": "Hide info",
    "moreAbout": "Learn more about {tld}",
    "hideAbout": "Hide info about {tld}",
    "information": "More information",
    "search": {
      "label": "Search by tld or registry provider",
      "button": "Search",
      "byTld": "Showing the TLD {tld}.",
      "byProvider": "Showing registries whose name contains “{text}”.",
      "providersInstead": "Search registries for “{text}” instead",
      "all": "Show all TLDs"
    },
    "order": {
      "label": "Sort by",
      "ascending": "{column}, ascending",
      "descending": "{column}, descending"
    },
    "range": "{first, number} to {last, number} of {total, plural, one {# TLD} other {# TLDs}}",
    "waiting": "Loading the list",
    "empty": "Found no data",
    "emptySearch": "You searched for “{text}”. Check the spelling, or enter only part of the registry’s name.",
    "emptyList": "This list is currently empty. For information about a TLD, ask your domain provider.",
    "failed": "We could not load this part of the list.",
    "again": "Try again",
    "missing": {
      "heading": "We could not find this list",
      "text": "There is no list at this address. Part of the address may be missing, or the list may have been removed.",
      "help": "Check the address, or open the list again from your domain provider’s website."
    },
    "away": {
      "heading": "This page could not be loaded",
      "text": "The problem is on our end.",
      "help": "Try again in a moment."
    },
    "pager": {
      "label": "List pages",
      "labelAbove": "List pages, above the list",
      "previous": "Previous page",
      "next": "Next page",
      "page": "Page (1 to {pages, number})",
      "go": "Go to page",
      "size": "TLDs per page"
    },
    "keep": {
      "csv": "Save list as CSV",
      "cancel": "Cancel",
      "print": "Print this page",
      "progress": "Preparing the file",
      "running": "We are preparing your file.",
      "done": "{rows, plural, one {# TLD was saved to a file.} other {# TLDs were saved to a file.}}",
      "changed": "The list changed while we prepared the file, so some TLDs may be missing. Save it again for a complete list.",
      "canceled": "Canceled. No file was saved.",
      "failed": "We could not load the whole list, so no file was saved. Try again."
    }
  },
  "trade": {
    "title": "Change of registrant",
    "question": "{named, select, yes {Change the registrant of {domain}?} other {Change the registrant of this domain?}}",
    "facts": {
      "legal": "Legal registrant",
      "domain": "Domain",
      "side": "Your role",
      "requested": "Requested",
      "lock": "{lockDays, select, 0 {Transfer lock} other {{lockDays}-day transfer lock}}",
      "agent": "Designated agent"
    },
    "other": {
      "none": "No response yet",
      "late": "Did not respond",
      "approved": "Approved",
      "cancelled": "Canceled",
      "unknown": "Responded"
    },
    "otherAt": {
      "approved": "Approved on <moment>{local}</moment>",
      "cancelled": "Canceled on <moment>{local}</moment>",
      "unknown": "Responded on <moment>{local}</moment>"
    },
    "noResponse": "If either party does not respond, nothing will change.",
    "approve": {
      "label": "Approve change",
      "new": "You agree to become the registrant once the current registrant also approves.",
      "current": "You agree to hand the domain over to the new registrant once they also approve.",
      "until": "Until then, nothing will change.",
      "last": {
        "new": "The current registrant has already approved. If you approve, you become the registrant: the registrar will make the change, usually within a day. You cannot undo your approval here.",
        "current": "The new registrant has already approved. If you approve, the domain becomes theirs: the registrar will make the change, usually within a day. You cannot undo your approval here."
      },
      "dialogTitle": "{named, select, yes {Approve the change of registrant for {domain}?} other {Approve the change of registrant for this domain?}}"
    },
    "cancel": {
      "label": "Cancel change",
      "effect": "The change will be canceled for both parties. The registrant and all data will stay the same.",
      "dialogTitle": "{named, select, yes {Cancel the change of registrant for {domain}?} other {Cancel the change of registrant for this domain?}}"
    },
    "holders": {
      "current": "Current registrant",
      "new": "New registrant",
      "yours": "{role} <own>(you)</own>",
      "name": "Name",
      "organization": "Organization",
      "email": "Email address",
      "none": "{field}: not provided",
      "changed": "Changed",
      "notSaid": "We do not know who this is.",
      "unknown": "We do not know who the legal registrant will be. Ask your domain provider before you approve the change.",
      "legal": {
        "mark": "<holder>{name}</holder> (legal registrant)",
        "organization": "Legal registrant after the change: <bdi>{name}</bdi> (organization).",
        "person": "Legal registrant after the change: <bdi>{name}</bdi> (a person, as no organization is listed)."
      }
    },
    "optional": "Optional",
    "lock": {
      "waive": "{lockDays, select, 0 {Opt out of the transfer lock after the change.} other {Opt out of the {lockDays}-day transfer lock. Otherwise, the domain cannot be transferred until about <moment>{local}</moment>.}}",
      "set": "{lockDays, select, 0 {Set a transfer lock after the change.} other {Set the {lockDays}-day transfer lock. Until about <moment>{local}</moment>, the domain cannot be transferred to another registrar.}}",
      "on": "{lockDays, select, 0 {The domain will be locked after the change. During that time, it cannot be transferred to another registrar.} other {The domain will be locked for {lockDays} days after the change. Until about <moment>{local}</moment>, it cannot be transferred to another registrar.}}",
      "off": "The domain will not be locked after the change. It can be transferred to another registrar immediately.",
      "advice": "{who, select, chooser {A change of registrant locks the domain against transfer to another registrar for {lockDays} days, unless you opt out here. If you want to transfer the domain, do that first.} current {A change of registrant locks the domain against transfer to another registrar for {lockDays} days. If you want to transfer the domain, do that first.} other {Only the current registrant can choose whether the domain is locked.}}",
      "back": "The lock does not prevent a transfer back to the previous registrar."
    },
    "agent": {
      "give": "{named, select, yes {Authorize <bdi>{agent}</bdi> as my designated agent to approve future changes of registrant on my behalf.} other {Authorize the registrar as my designated agent to approve future changes of registrant on my behalf.}}",
      "withdraw": "{named, select, yes {Remove <bdi>{agent}</bdi> as my designated agent for changes of registrant.} other {Remove the registrar as my designated agent for changes of registrant.}}",
      "on": "{named, select, yes {<bdi>{agent}</bdi> is your designated agent and may approve changes of registrant on your behalf.} other {The registrar is your designated agent and may approve changes of registrant on your behalf.}}",
      "off": "{named, select, yes {<bdi>{agent}</bdi> is not your designated agent and cannot approve changes of registrant on your behalf.} other {The registrar is not your designated agent and cannot approve changes of registrant on your behalf.}}"
    },
    "meaningHeading": "What a change of registrant means",
    "meaning": "The registrant is the person or organization the domain is registered to. If an organization is listed, it is the legal registrant. Changing the name, organization, or email address requires approval from both the current and the new registrant.",
    "eachHas": "Each party has {days} days to respond.",
    "twice": "If you are both the current and the new registrant, you will receive two emails, each with its own link. Respond to both requests.",
    "mails": "After the change, you may get a few more emails, for example about data sharing or to verify your email address. This is expected.",
    "mailbox": "If the other party no longer has access to their email address, contact your domain provider. They may be able to verify the registrant another way.",
    "agreement": "Read the agreement",
    "approved": {
      "heading": "{named, select, yes {You approved the change of registrant for {domain}} other {You approved the change of registrant for this domain}}",
      "text": "Your approval was recorded.",
      "next": "The change will be made once the {side, select, new {current} other {new}} registrant has also approved it. If they do not respond in time, the change will be canceled and the registrant will stay the same."
    },
    "completed": {
      "heading": "{named, select, yes {Both parties approved the change of registrant for {domain}} other {Both parties approved the change of registrant for this domain}}",
      "text": "Your approval was recorded. The {side, select, new {current} other {new}} registrant has also approved the change.",
      "next": "The registrar will make the change, usually within a day, and will email both parties."
    },
    "cancelled": {
      "heading": "{named, select, yes {You canceled the change of registrant for {domain}} other {You canceled the change of registrant for this domain}}",
      "text": "The change was canceled for both parties.",
      "next": "You do not need to do anything. The current registrant and all data will stay the same."
    },
    "otherCancelled": {
      "heading": "{named, select, yes {The {side, select, new {current} other {new}} registrant canceled the change of registrant for {domain}} other {The {side, select, new {current} other {new}} registrant canceled the change of registrant for this domain}}",
      "text": "The change was canceled for both parties.",
      "next": "You no longer need to respond. The current registrant and all data will stay the same."
    },
    "unknown": {
      "heading": "{named, select, yes {The request to change the registrant of {domain} was already answered} other {The request to change the registrant of this domain was already answered}}",
      "text": "You cannot respond again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "{named, select, yes {It is too late to change the registrant of {domain}} other {It is too late to change the registrant of this domain}}",
      "text": "Not everyone responded in time, so the change was canceled and the registrant stayed the same."
    }
  },
  "trademark": {
    "title": "Trademark claims notice",
    "question": "{named, select, yes {Register {domain} despite the trademarks below?} other {Register this domain despite the trademarks below?}}",
    "facts": {
      "domain": "Domain",
      "claimsId": "Notice number",
      "notAfter": "Notice valid until",
      "unknown": "Unknown"
    },
    "noResponse": "If you do not respond, the domain will not be registered.",
    "accept": {
      "label": "Accept notice and continue",
      "effect": "You confirm that you have received and understood the notice. The registration will continue. Once the domain is registered, the trademark holders will be notified.",
      "dialogTitle": "{named, select, yes {Accept the notice for {domain} and continue?} other {Accept the notice for this domain and continue?}}"
    },
    "decline": {
      "label": "Decline registration",
      "effect": "The domain will not be registered for you. The trademark holders will not be notified.",
      "dialogTitle": "{named, select, yes {Decline the registration of {domain}?} other {Decline the registration of this domain?}}"
    },
    "prescribed": {
      "title": "TRADEMARK NOTICE",
      "received": "You have received this Trademark Notice because you have applied for a domain name which matches at least one trademark record submitted to the Trademark Clearinghouse.",
      "entitled": "You may or may not be entitled to register the domain name depending on your intended use and whether it is the same or significantly overlaps with the trademarks listed below. Your rights to register this domain name may or may not be protected as noncommercial use or \"fair use\" by the laws of your country.",
      "read": "Please read the trademark information below carefully, including the trademarks, jurisdictions, and goods and services for which the trademarks are registered. Please be aware that not all jurisdictions review trademark applications closely, so some of the trademark information below may exist in a national or regional registry which does not conduct a thorough or substantive review of trademark rights prior to registration. If you have questions, you may want to consult an attorney or legal expert on trademarks and intellectual property for guidance.",
      "represent": "If you continue with this registration, you represent that, you have received and you understand this notice and to the best of your knowledge, your registration and use of the requested domain name will not infringe on the trademark rights listed below. The following marks are listed in the Trademark Clearinghouse:",
      "decisions": "This domain name label has previously been found to be used or registered abusively against the following trademarks according to the referenced decisions:"
    },
    "marks": {
      "heading": "{count, plural, one {# trademark} other {# trademarks}}",
      "index": "Trademarks in this notice",
      "unnamed": "Unnamed trademark",
      "none": "This notice does not list any trademarks. Ask your domain provider before you accept it."
    },
    "mark": {
      "jurisdiction": "Jurisdiction",
      "goods": "Goods and services",
      "classes": "International classes",
      "noClass": "not applicable",
      "holders": "Holder",
      "contacts": "Contact",
      "courts": "Court decisions",
      "udrp": "UDRP decisions",
      "notGiven": "Not provided",
      "voice": "Phone: {number}",
      "fax": "Fax: {number}"
    },
    "roles": {
      "owner": "Owner",
      "assignee": "Assignee",
      "licensee": "Licensee",
      "agent": "Agent",
      "thirdparty": "Third party"
    },
    "answer": "Your response",
    "acknowledge": {
      "label": "I have received and understood this notice.",
      "missing": "Check the box to accept the notice"
    },
    "notesHeading": "How long your acceptance is valid, and what data is registered",
    "hours": "The registry will honor your acceptance for up to {hours} hours, and only while the notice is valid. If the domain is not registered by then, you will need to accept a new notice.",
    "privacy": "You cannot use contact privacy for a domain with trademark claims. The domain will be registered with your own data, as the registry requires.",
    "approved": {
      "heading": "{named, select, yes {You accepted the notice for {domain}} other {You accepted the notice for this domain}}",
      "text": "The registration can continue.",
      "next": "Your domain provider will continue with the registration. Once the domain is registered, the trademark holders will be notified."
    },
    "declined": {
      "heading": "{named, select, yes {You declined the registration of {domain}} other {You declined the registration of this domain}}",
      "text": "The domain will not be registered for you.",
      "next": "You do not need to do anything. If you have already paid, contact your domain provider."
    },
    "unknown": {
      "heading": "{named, select, yes {The notice for {domain} was already answered} other {The notice for this domain was already answered}}",
      "text": "You cannot respond again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "{named, select, yes {The notice for {domain} is no longer valid} other {The notice for this domain is no longer valid}}",
      "text": "If no one accepted it in time, the domain was not registered.",
      "next": "If you still want the domain, ask your domain provider to register it again."
    }
  },
  "transferAway": {
    "title": "Transfer to another registrar",
    "question": "{named, select, yes {Transfer {domain} to <bdi>{gaining}</bdi>?} other {Transfer {domain} to another registrar?}}",
    "domain": "Domain",
    "yourRegistrar": "Your registrar",
    "registrant": "Registered Name Holder",
    "contact": "contacting your domain provider",
    "confirmation": "The official notice",
    "prescribedBy": "ICANN, which sets the rules for domains, requires this wording.",
    "prescribedDates": "The dates are in UTC. The deadline is the same as above.",
    "accept": {
      "label": "Accept transfer",
      "effect": "{named, select, yes {The domain will be transferred to <bdi>{gaining}</bdi> immediately.} other {The domain will be transferred to the new registrar immediately.}}{lockDays, select, 0 {} other { After that, it cannot be transferred again for {lockDays} days.}}",
      "dialogTitle": "Accept the transfer of {domain}?"
    },
    "decline": {
      "label": "Decline transfer",
      "effect": "{named, select, yes {The domain will stay with <bdi>{losing}</bdi>, and the transfer will be stopped.} other {The domain will stay with your current registrar, and the transfer will be stopped.}} Choose this if you did not request the transfer.",
      "dialogTitle": "Decline the transfer of {domain}?"
    },
    "noResponse": "{dated, select, yes {If you do not respond, the transfer will go through after this date.} other {{transferDays, select, 0 {If you do not respond, the transfer may go through.} other {If you do not respond, the transfer will go through {transferDays} days after it was requested.}}}}",
    "meaningHeading": "What the transfer means",
    "meaning": "Another registrar has requested a transfer of the domain. Once the domain has been transferred, only the new registrar can manage or renew it.",
    "agreement": "{named, select, yes {Until then, your <agreement>registration agreement with <bdi>{losing}</bdi></agreement> applies.} other {Until then, your <agreement>registration agreement with your current registrar</agreement> applies.}}",
    "notYou": "If you did not request this transfer, decline it and tell your domain provider.",
    "approved": {
      "heading": "{named, select, yes {{domain} will be transferred to <bdi>{gaining}</bdi>} other {{domain} will be transferred to another registrar}}",
      "text": "You accepted the transfer.",
      "next": "The transfer takes place immediately.{lockDays, select, 0 {} other { After that, the domain cannot be transferred again for {lockDays} days.}} If you did not accept the transfer yourself, tell your domain provider immediately."
    },
    "declined": {
      "heading": "{domain} will stay with its current registrar",
      "text": "You declined the transfer.",
      "next": "The transfer will not go through, and you do not need to do anything. If you did not request it, tell your domain provider and change your account password there."
    },
    "unknown": {
      "heading": "The transfer request for {domain} was already answered",
      "text": "You cannot respond again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "It is too late to stop the transfer of {domain}",
      "text": "We did not receive a response in time, so the transfer was not stopped. The domain may already have been transferred.",
      "next": "If you do not want the transfer, contact your domain provider immediately."
    },
    "find": {
      "heading": "Find your transfer",
      "intro": "Your link is missing some details. You can find the domain and the transfer key in the email about the transfer.",
      "domain": "Domain",
      "key": "Transfer key",
      "show": "Show transfer",
      "missing": {
        "domain": "Enter the domain",
        "key": "Enter the transfer key"
      }
    },
    "prescribed": {
      "included": "An English version of this message is contained below.",
      "title": "DOMAIN NAME TRANSFER",
      "attention": "Attention: {registrant}",
      "subject": "Re: Transfer of {domain}",
      "received": "{registrar} received notification on {notified} that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.",
      "cancel": "If you wish to cancel the transfer, please contact us before {deadline} by: {contact} or please go to our website {website}",
      "noResponse": "If we do not hear from you by {deadline}, the transfer will proceed.",
      "receivedUndated": "{registrar} received notification that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.",
      "cancelUndated": "If you wish to cancel the transfer, please contact us by: {contact} or please go to our website {website}",
      "noResponseUndated": "If we do not hear from you, the transfer will proceed."
    },
    "gainingId": "New registrar’s IANA ID: {id}",
    "registrars": "ICANN’s list of registrars"
  },
  "transferIn": {
    "title": "Domain transfer request",
    "question": "Accept the transfer of {domain}?",
    "domain": "Domain",
    "owner": "Request sent to",
    "code": {
      "label": "{code, select, tac {Your transfer authorization code} other {Your auth code}}",
      "hint": "Needed only to accept. Get it from your current registrar.",
      "explain": "{code, select, tac {The transfer authorization code (TAC) proves that you are authorized to transfer the domain.} other {The auth code (also called an EPP code or transfer code) proves that you are authorized to transfer the domain.}} It is case-sensitive.",
      "help": "{code, select, tac {How to get the transfer authorization code} other {How to get the auth code}}",
      "show": "{code, select, tac {Show transfer authorization code} other {Show auth code}}",
      "unusual": "This code is unusually short or long. Check it.",
      "contains": "This code contains {found}. Most codes do not. Check it.",
      "found": {
        "space": "a space",
        "hyphen": "a special hyphen (‑)"
      },
      "quotes": "This code is in quotes.",
      "unquote": "Remove the quotes?",
      "problems": {
        "empty": "{code, select, tac {Enter the transfer authorization code} other {Enter the auth code}}",
        "tooLong": "The code is too long. The maximum is 255 characters.",
        "refused": "This code was not accepted. Check it, including uppercase and lowercase letters, or ask your current registrar for a new one."
      }
    },
    "accept": {
      "label": "Accept transfer",
      "effect": "{transferDays, select, 0 {{named, select, yes {The transfer to <bdi>{gaining}</bdi> will go through.} other {The domain will be transferred to the new registrar.}}} other {{named, select, yes {The domain will be transferred to <bdi>{gaining}</bdi> within {transferDays} days, unless <bdi>{losing}</bdi> denies it.} other {The domain will be transferred to the new registrar within {transferDays} days, unless your current registrar denies it.}}}}{lockDays, select, 0 {} other { It then cannot be transferred again for {lockDays} days.}}"
    },
    "decline": {
      "label": "Decline transfer",
      "effect": "{named, select, yes {The domain will stay with <bdi>{losing}</bdi> and will not be transferred.} other {The domain will stay with your current registrar and will not be transferred.}}",
      "dialogTitle": "Decline the transfer of {domain}?"
    },
    "noResponse": "If you do not respond, the domain will not be transferred.",
    "meaningHeading": "What the transfer means",
    "meaning": "Someone requested a transfer of this domain. We are asking you because you are listed as its registrant: the person or organization it is registered to.",
    "agree": "{named, select, yes {By accepting, you confirm the transfer and agree to <bdi>{gaining}</bdi>’s <agreement>registration agreement</agreement>.} other {By accepting, you confirm the transfer and agree to the new registrar’s <agreement>registration agreement</agreement>.}}",
    "lock": "After the transfer, the domain cannot be transferred again for {lockDays} days.",
    "approved": {
      "heading": "{domain} will be transferred",
      "text": "You accepted the transfer.",
      "next": "{transferDays, select, 0 {The transfer will now be carried out.} other {The transfer will be completed within {transferDays} days of acceptance, unless the current registrar denies it.}}{lockDays, select, 0 {} other { After that, the domain cannot be transferred again for {lockDays} days.}} If you did not accept the transfer yourself, tell your domain provider immediately."
    },
    "declined": {
      "heading": "{domain} will not be transferred",
      "text": "You declined the transfer.",
      "next": "You do not need to do anything. If you change your mind, ask your domain provider for a new transfer."
    },
    "unknown": {
      "heading": "The transfer request for {domain} was already answered",
      "text": "You cannot respond again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "It is too late to accept the transfer of {domain}",
      "text": "We did not receive a response in time, so this transfer will not go through.",
      "next": "If you still want the transfer, ask your domain provider to request it again."
    }
  },
  "verification": {
    "title": "Verify your contact information",
    "question": "Is your contact information correct?",
    "due": {
      "noResponse": "If you do not respond, your domains may be suspended. Their websites and email would then stop working.",
      "rule": "{days, select, 0 {The registries of your domains decide whether and by when contact information must be verified.} other {Registrars must verify contact information within {days} days of a registration, a transfer, or a change of contact information. After that, they may suspend the domain.}}",
      "passed": "The deadline was <moment>{local}</moment>.",
      "late": "Your domains may already be suspended. You can still approve. Any suspended domains will then be reactivated, which can take some time."
    },
    "approve": {
      "label": "Approve",
      "effect": "You confirm that this contact information is correct and that email sent to the address shown reaches you. Your response applies to all domains in this request, and they will keep working.",
      "effectLate": "You confirm that this contact information is correct and that email sent to the address shown reaches you. Your response applies to all domains in this request. Any suspended domains will be reactivated.",
      "dialogTitle": "Approve this contact information?"
    },
    "unseen": {
      "question": "Check the contact information on file",
      "effect": "You confirm that you asked your domain provider what is on file, that it is correct, and that email sent to the address on file reaches you. Your response applies to all domains in this request.",
      "dialogTitle": "Approve the contact information on file?"
    },
    "wrong": {
      "short": "Is anything wrong or out of date? Do not approve yet. Get it corrected first.",
      "label": "How to correct your information",
      "heading": "If something is wrong",
      "text": "Do not approve incorrect information. Domains with incorrect contact information can be suspended or deleted. You cannot change the information on this page.",
      "who": "<bdi>{reseller}</bdi> manages your domains. Ask them to correct your contact information, or correct it yourself in your account there.",
      "whoAt": "<bdi>{reseller}</bdi> manages your domains. Ask them to correct your contact information, or correct it yourself in your account there. Their website is <site>{host}</site>.",
      "provider": "Ask the company where you bought your domains to correct your contact information, or correct it yourself in your account there.",
      "providerAt": "Ask the company where you bought your domains to correct your contact information, or correct it yourself in your account there. Their website is <site>{host}</site>.",
      "then": "After the correction, you will receive an email with a new link. This does not extend the deadline."
    },
    "why": {
      "heading": "Why you received this request",
      "text": "Registrars must be able to reach the registrant (the person or organization a domain is registered to). They send this request after a registration, transfer, or change of contact information, and when an email could not be delivered."
    },
    "agreement": "Read the registration agreement",
    "approved": {
      "heading": "Your contact information is confirmed",
      "text": "Thank you. Your domains will keep working.",
      "late": "Thank you. Any suspended domains will be reactivated, which can take some time.",
      "next": "You do not need to do anything else. If your contact information changes, tell your domain provider."
    },
    "unknown": {
      "heading": "This request was already answered",
      "text": "You cannot respond again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "This link can no longer be used",
      "text": "Your response may not have been recorded. You can still approve your contact information with a new link. Ask your domain provider for one."
    }
  }
}
