// Generated from en.json by `npm run generate`. Do not edit.
declare const messages: {
  "shell": {
    "skipLink": "Skip to main content",
    "banner": {
      "close": "Close",
      "unknownError": "Unknown error",
      "network": "Network Error",
      "aborted": "Request aborted",
      "timeout": "timeout of {milliseconds}ms exceeded",
      "reference": "Reference: {id}"
    },
    "brand": {
      "fallbackName": "Your domain provider"
    },
    "footer": {
      "dpoTitle": "Data Protection Officer",
      "language": "Language",
      "languageChanged": "The page is now in English."
    },
    "loading": {
      "text": "Loading",
      "stillWaiting": "Still waiting for a response. Please keep this page open.",
      "offline": "You appear to be offline. This page will continue when your connection is back."
    },
    "title": {
      "home": "Home",
      "notFound": "Page not found",
      "preferences": "Data sharing preferences",
      "dataSharing": "Data sharing practices",
      "listing": "Domain listing",
      "trade": "Change of registrant",
      "verification": "Contact details verification",
      "dataCopy": "Request Your Data",
      "tldInfo": "Data Use Information",
      "transferIn": "Domain transfer request",
      "transferAway": "Transfer to another registrar",
      "trademark": "Trademark claims notice",
      "dataQuality": "Contact details check",
      "preview": "Preview",
      "brandCheck": "Brand check"
    },
    "notFound": {
      "heading": "Page not found",
      "text": "There is no page at this address. If you followed a link in an email, open the link again or copy the whole address into your browser. Email programs often cut off long links.",
      "home": "Go to the home page"
    },
    "crash": {
      "heading": "This page has stopped working",
      "text": "The problem is on our side. Anything you already sent or saved is safe. You may need to enter unsaved changes again.",
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
    "unknownKey": {
      "heading": "This link does not work",
      "text": "We could not find anything at this address. Part of the link may be missing, or the page may have been removed.",
      "help": "Open the link in your email again, or copy the whole address from it. If it still does not work, ask your domain provider for a new link. Opening the link has not changed anything."
    },
    "forbidden": {
      "heading": "This link is not valid",
      "text": "The parts of this link do not match, so we cannot show you the page.",
      "help": "Open the link in your email again. If it still does not work, ask your domain provider for a new link. Opening the link has not changed anything."
    },
    "expired": {
      "heading": "This link has expired",
      "text": "The links in our emails work for a limited time. This one no longer works.",
      "help": "Ask your domain provider for a new link. Anything you saved earlier will stay as it is."
    },
    "answered": {
      "heading": "This request was already answered",
      "text": "We already have an answer to this request, so it cannot be answered again.",
      "help": "If that was not you, tell your domain provider."
    },
    "tooMany": {
      "heading": "Too many attempts",
      "text": "We received too many requests from your connection in a short time.",
      "help": "Please wait {wait}, then try again."
    },
    "invalid": {
      "heading": "We cannot read this link",
      "text": "Part of the address is missing or not valid.",
      "help": "Open the link in your email again, or copy the whole address from it. Opening the link has not changed anything."
    },
    "away": {
      "heading": "We cannot reach our service right now",
      "text": "Your link may be fine. The service behind this page is not responding as it should.",
      "help": "Try again in a moment. Nothing has changed, and you can use the same link again."
    },
    "letter": {
      "heading": "A message you can send"
    }
  },
  "home": {
    "heading": "Requests about your domain",
    "intro": "You reach these pages through a link in an email about your domain. They let you answer a transfer request, confirm your contact details or choose which data may be shared.",
    "link": {
      "heading": "If your link did not work",
      "copy": "Email programs often cut off long links. Open the link in your email again, or copy the whole address into your browser.",
      "old": "Links work for a limited time. If yours has expired, ask your domain provider for a new one.",
      "safe": "Opening a link never changes anything. We never ask for passwords or card numbers on these pages."
    },
    "scenarios": {
      "heading": "Sandbox scenarios",
      "intro": "A sandbox answers for every service that has no backend configured. Each link opens a page in one of its states.",
      "failed": "We could not load the list of scenarios."
    }
  },
  "preferences": {
    "heading": "Your data sharing preferences",
    "intro": "We share some of your personal data with registries, the organizations that run domain endings such as .com. Here you can choose which data may be shared. You can change your choices later with the same link.",
    "person": "These preferences apply to {email}.",
    "allow": "Allow {registrar} to share my:",
    "allowUnnamed": "Allow my registrar to share my:",
    "whoisAllow": "Publish my contact details in the public directory (Whois)",
    "provider": "Registry: {names}",
    "unnamed": "Other product",
    "fieldsUnknown": "Data the registry asks for",
    "together": "This data can only be shared together.",
    "contractNote": "Your contract requires this data, so it is always shared: {fields}.",
    "required": {
      "heading": "Domains that require data sharing",
      "warning": "You cannot register domains with these endings unless your data is shared with the registry. If you refuse or withdraw your consent, pending orders will be put on hold. The registry may then cancel them. To change or cancel a service that you already have, contact your domain provider."
    },
    "optional": {
      "heading": "Optional personal data",
      "text": "Your contract does not require this data. If you do not allow it to be shared, the registry will receive placeholder data instead. If you withdraw your consent later, your optional data will be deleted and replaced with placeholder data."
    },
    "whois": {
      "heading": "Public directory (Whois)",
      "text": "Your contact details will be published only if you agree. You only need to answer once. If you agree, later requests to publish will be processed immediately."
    },
    "reference": {
      "heading": "For your reference",
      "text": "These registries receive only the data that your contract requires, so there is nothing to choose."
    },
    "saved": {
      "show": "Show previously saved preferences",
      "hide": "Hide previously saved preferences",
      "heading": "Previously saved preferences",
      "required": "Required data sharing",
      "optional": "Optional personal data",
      "whois": "Public directory (Whois)"
    },
    "all": {
      "allow": "Allow data sharing for all options above",
      "decline": "Decline all"
    },
    "save": {
      "idle": "Save Preferences",
      "saving": "Saving",
      "saved": "Saved"
    },
    "success": "Your preferences were saved. You can change them later with the same link.",
    "nothingChanged": "Nothing has changed since you last saved, so there is nothing to save.",
    "failed": "We could not confirm that your preferences were saved. Your choices are still on this page. Save them again.",
    "refused": "Your preferences were not accepted, so nothing was saved. Your choices are still on this page.",
    "asynchronous": "Domains that wait for your approval: {names}",
    "nothing": {
      "heading": "There is nothing to choose",
      "text": "Your contract requires all the data that is shared for your domains. There is no consent to give or withdraw, and you do not have to do anything."
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
      "shared": "Your real data will be shared with the registries for: {names}",
      "placeholder": "Placeholder data will be sent instead of your data to the registries for: {names}",
      "atRisk": "Orders will be put on hold and may be canceled for: {names}",
      "published": "Your contact details may be published in the public directory (Whois).",
      "unpublished": "Your contact details will not be published in the public directory (Whois)."
    },
    "changed": {
      "heading": "Changed since you opened this page",
      "text": "Someone saved preferences after you opened this page. It may have been you in another tab. These choices have changed:",
      "allowed": "{name}: allowed",
      "declined": "{name}: declined",
      "open": "{name}: not answered",
      "back": "Go back",
      "save": "Save Preferences"
    },
    "receipt": {
      "registrar": "Registrar",
      "allowed": "Allowed: {fields}",
      "declined": "Declined: {fields}"
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
  "asking": {
    "both": "{reseller} is contacting you on behalf of {registrar}",
    "registrarOnly": "{registrar} is contacting you",
    "resellerOnly": "{reseller} is contacting you",
    "nobody": "Your domain provider is contacting you",
    "genuine": "How do I know this is genuine?",
    "check": "Do not rely on the link in the email. Find your domain provider's contact details yourself, and ask whether they sent the email.",
    "checkSite": "Do not rely on the link in the email. Open your domain provider's website yourself, and ask whether they sent the email. We have this address: <site>{host}</site>",
    "lookUp": "Look up the domain in the public directory to see who its registrar is",
    "never": "These pages will never ask for passwords, card numbers or payments.",
    "harmless": "Opening this page did not change anything. No answer or request will be sent until you press a button."
  },
  "receipt": {
    "heading": "Your receipt",
    "when": "Date and time",
    "reference": "Reference",
    "text": "Text version",
    "print": "Print",
    "json": "Save as a file (JSON)"
  },
  "form": {
    "unsaved": {
      "heading": "Leave without saving?",
      "text": "You have unsaved changes.",
      "stay": "Stay on this page",
      "leave": "Leave without saving"
    },
    "summary": {
      "heading": "There is a problem"
    }
  },
  "dataSharing": {
    "heading": "How your data is shared",
    "intro": "To register a domain, we share some data about the registrant with the registry that runs the domain ending. The registrant is the person or organization the domain is registered to. This page explains what happens to this data.",
    "required": {
      "heading": "Domains that require data sharing",
      "text": "For some domain endings, the registry needs your data before it can register a domain. If you refuse or withdraw your consent, pending orders will be put on hold. The registry may then cancel them. To change or cancel services that you already have, contact your domain provider."
    },
    "asynchronous": {
      "heading": "Domains that wait for your approval",
      "text": "Some domains, called asynchronous domains, are registered only after the registrant has explicitly approved. For asynchronous domains registered before May 25, 2018, the approval is shown as implied."
    },
    "optional": {
      "heading": "Optional data",
      "text": "Data that your contract does not require is shared only with your consent. If you withdraw your consent, your optional data will be deleted and replaced with placeholder data."
    },
    "whois": {
      "heading": "The public directory (Whois)",
      "text": "Your contact details will be published only with your consent. You only need to consent once. Later requests to publish will be processed immediately."
    },
    "storage": {
      "heading": "Where data is stored",
      "text": "Data is stored in Canada, the United States and the European Union."
    },
    "retention": {
      "heading": "How long data is kept",
      "text": "Required data is kept for the duration of the contract plus up to ten years. Optional data is kept for two years after the contract ends and is then erased."
    },
    "copy": {
      "heading": "A copy of your data",
      "text": "You can request a copy of the data linked to your email address. It can take up to 14 days until you receive an email with a download link. We log the time of your request, the response and the email address for ten years.",
      "elsewhere": "You can get a copy of your personal data, but you cannot request it on this page. To request it, contact:"
    },
    "contact": "Questions about how your data is used"
  },
  "decision": {
    "effects": "What each answer means",
    "back": "Go back",
    "sending": "Sending. Please wait.",
    "failed": "We could not confirm that we received your answer, and no answer is recorded. You can answer again.",
    "unsure": "We do not know whether we received your answer. You can send it again. We will check first, so your answer will not be recorded twice.",
    "refused": "Your answer was not accepted, and nothing has changed. You can answer again.",
    "tooMany": "There were too many attempts, so nothing has changed. Please wait {wait}, then try again.",
    "next": "What happens next",
    "deadline": {
      "until": "Answer by <moment>{local}</moment>.",
      "left": {
        "day": "{count, plural, one {# day left} other {# days left}}",
        "hour": "{count, plural, one {# hour left} other {# hours left}}",
        "minute": "{count, plural, =0 {Less than a minute left} one {# minute left} other {# minutes left}}"
      },
      "unknown": "We were not given a deadline for your answer."
    },
    "answered": {
      "at": "Answered",
      "from": "IP address",
      "reference": "Reference"
    },
    "yourAnswer": "Your answer",
    "already": "This request was already answered. It cannot be answered again.",
    "perhapsYours": "This request was answered. It may be the answer you just sent, because we lost its confirmation. Otherwise, someone answered before you.",
    "cleared": {
      "failed": {
        "heading": "Your answer could not be confirmed",
        "text": "We could not confirm that we received your answer, so we removed your data from this page. Try again to see whether your answer was recorded. If it was not, you can answer again."
      },
      "refused": {
        "heading": "Your answer was not accepted",
        "text": "Nothing has changed. We removed your data from this page. Try again to see your data and answer once more."
      },
      "tooMany": {
        "heading": "Too many attempts",
        "text": "There were too many attempts. Nothing has changed, and we removed your data from this page. Please wait {wait}, then try again."
      }
    }
  },
  "listing": {
    "question": "List {domain} for sale?",
    "facts": {
      "domain": "Domain",
      "price": "Price",
      "noPrice": "not known; ask who listed it before you accept",
      "reseller": "Listed by",
      "registrar": "Registrar"
    },
    "accept": {
      "label": "Accept listing",
      "effect": "The domain is offered for sale at the stated price. When somebody buys it, it is transferred to them without asking you again."
    },
    "decline": {
      "label": "Decline listing",
      "effect": "The domain is not offered for sale. Nothing else changes."
    },
    "silence": "Without an answer nothing happens: the domain is not listed.",
    "meaningHeading": "What listing means",
    "meaning": "Accepting is a standing consent: the domain may be sold at the stated price at any time, and you are not asked again before it is transferred to the buyer.",
    "ends": "The listing ends when you withdraw it through your domain provider, when the email address of the holder changes, or when the domain moves to another account or is deleted.",
    "not": "Locked domains and those registered or transferred within the last {days} days cannot be listed.",
    "agreement": "Read the listing agreement",
    "approved": {
      "text": "You accepted the listing.",
      "next": "The domain is listed by its registrar. To end the listing, contact your domain provider.",
      "heading": "{domain} will be listed for sale"
    },
    "declined": {
      "text": "You declined the listing.",
      "next": "You do not have to do anything. If you change your mind, ask your domain provider.",
      "heading": "{domain} will not be listed"
    },
    "unknown": {
      "next": "If that was not you, tell your domain provider.",
      "heading": "The listing of {domain} has been answered",
      "text": "This has been answered before, so it cannot be answered again."
    },
    "expired": {
      "heading": "The time to list {domain} is over",
      "text": "If nobody answered in time, the domain is not listed. Ask your domain provider if you still want to list it."
    }
  },
  "mandated": {
    "original": "Prescribed text",
    "translation": "Unofficial translation",
    "source": "Source: form of {date}"
  },
  "transferAway": {
    "question": "Transfer {domain} to another registrar?",
    "domain": "Domain",
    "newRegistrar": "the new registrar",
    "yourRegistrar": "Your registrar",
    "yourProvider": "your domain provider",
    "confirmation": "Confirmation of the transfer request",
    "accept": {
      "label": "Accept transfer",
      "effect": "The domain moves to {gaining} now, without waiting any longer. After that it cannot be transferred again for {lockDays, number} days."
    },
    "decline": {
      "label": "Decline transfer",
      "effect": "The transfer is stopped and the domain stays where it is."
    },
    "silence": "Without an answer the transfer takes place: the domain moves to {gaining} after {transferDays, number} days.",
    "meaningHeading": "What the transfer means",
    "meaning": "Another registrar has asked for the domain. Once it has moved, only the new registrar can manage or renew it.",
    "notYou": "If you have not asked for this transfer, decline it and tell your domain provider.",
    "approved": {
      "heading": "{domain} will be transferred to another registrar",
      "text": "You accepted the transfer.",
      "next": "The domain moves to the new registrar. After that it cannot be transferred again for {lockDays, number} days."
    },
    "declined": {
      "heading": "{domain} stays where it is",
      "text": "You declined the transfer.",
      "next": "The transfer is stopped; you do not have to do anything. If you had not asked for it, tell your domain provider and change the password of your account there."
    },
    "unknown": {
      "heading": "The transfer of {domain} has been answered",
      "text": "This has been answered before, so it cannot be answered again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "The time to stop the transfer of {domain} is over",
      "text": "If nobody declined in time, the transfer takes place. If you did not want it, tell your domain provider at once."
    },
    "find": {
      "heading": "Find your transfer",
      "intro": "The link does not say everything we need. Both stand in the mail about the transfer.",
      "domain": "Domain",
      "key": "Transfer key",
      "show": "Show the transfer",
      "missing": {
        "domain": "Enter the domain.",
        "key": "Enter the transfer key."
      }
    },
    "mandated": {
      "received": "{registrar} received notification on {notified} that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.",
      "cancel": "If you wish to cancel the transfer, please contact us before {deadline} by: {contact} or please go to our website {website}",
      "silence": "If we do not hear from you by {deadline}, the transfer will proceed.",
      "receivedUndated": "{registrar} received notification that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.",
      "cancelUndated": "If you wish to cancel the transfer, please contact us by: {contact} or please go to our website {website}",
      "silenceUndated": "If we do not hear from you, the transfer will proceed."
    }
  },
  "trade": {
    "question": "Change the holder of {domain}?",
    "thisDomain": "this domain",
    "facts": {
      "domain": "Domain",
      "side": "You answer as",
      "otherSide": "The other side",
      "requested": "Asked for",
      "lock": "{days}-day lock",
      "agent": "Designated agent"
    },
    "sides": {
      "new": "the new holder (step 1 of 2)",
      "current": "the current holder (step 2 of 2)"
    },
    "others": {
      "new": "the current holder (step 2 of 2)",
      "current": "the new holder (step 1 of 2)"
    },
    "other": {
      "none": "has not answered yet",
      "approved": "has approved",
      "cancelled": "has cancelled",
      "unknown": "has answered"
    },
    "silence": "Each side has {days} days to answer. If one of them does not, the change is cancelled and the current holder stays.",
    "approve": {
      "label": "Approve change",
      "new": "You agree to become the holder. The change is made once the current holder has approved too; until then nothing changes.",
      "current": "You agree to give the domain to the new holder. The change is made once the new holder has approved too; until then nothing changes.",
      "last": "The other side has approved already, so the registrar makes the change, usually within a day. You cannot take it back here."
    },
    "cancel": {
      "label": "Cancel change",
      "effect": "The change is off for both sides at once. The current holder and all data stay as they are."
    },
    "holders": {
      "current": "Current holder",
      "new": "New holder",
      "name": "Name",
      "organization": "Organization",
      "email": "Email address",
      "none": "not given",
      "changed": "changes",
      "notSaid": "We were not told who this is.",
      "unknown": "We were not told who the legal holder will be. Ask your domain provider before you approve.",
      "legal": {
        "organization": "After the change {name}, an organization, is the legal holder.",
        "person": "The legal holder after the change is a person, {name}, as no organization is given."
      }
    },
    "lock": {
      "waive": "Waive the {days}-day lock: I want to be able to move the domain to another registrar right after the change",
      "set": "Set the {days}-day lock: the domain cannot move to another registrar until about <moment>{local}</moment>",
      "on": "With the change the domain is locked for {days} days: it cannot move to another registrar until about <moment>{local}</moment>.",
      "off": "The domain is not locked after the change: it can move to another registrar right away."
    },
    "agent": {
      "give": "Authorize {agent} as my designated agent, who may approve changes of holder on my behalf",
      "withdraw": "Withdraw the authority of {agent} to approve changes of holder on my behalf",
      "on": "{agent} is your designated agent and may approve changes of holder on your behalf.",
      "off": "{agent} is not your designated agent: nobody approves changes of holder on your behalf.",
      "unnamed": "the registrar"
    },
    "meaningHeading": "What a change of holder means",
    "meaning": "A new name, organization or email address of the holder counts as a change of holder. The current and the new holder must each approve it; if an organization is given, it is the legal holder, else the person.",
    "twice": "If you are both, you get two mails with two links, and each needs its own answer.",
    "mails": "After the change you may get further mails, about data sharing and to confirm the email address. They belong to it.",
    "mailbox": "If the other mailbox cannot be reached any more, contact your domain provider. They can identify the holder in another way.",
    "agreement": "Read the agreement",
    "approved": {
      "heading": "You approved the change of holder of {domain}",
      "text": "Your approval counts.",
      "next": "The change is made once the other side has approved too. If it does not answer in time, the change is cancelled and nothing changes."
    },
    "completed": {
      "heading": "Both sides approved the change of holder of {domain}",
      "text": "Your approval counts, and the other side has approved too.",
      "next": "The registrar makes the change, usually within a day, and tells both sides by mail."
    },
    "cancelled": {
      "heading": "You cancelled the change of holder of {domain}",
      "text": "The change is off for both sides.",
      "next": "You do not have to do anything. The current holder and all data stay as they are."
    },
    "otherCancelled": {
      "heading": "The other side cancelled the change of holder of {domain}",
      "text": "The change is off for both sides.",
      "next": "There is nothing to answer any more. The current holder and all data stay as they are."
    },
    "unknown": {
      "heading": "The change of holder of {domain} has been answered",
      "text": "It cannot be answered again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "The time to change the holder of {domain} is over",
      "text": "If somebody did not answer in time, the change is cancelled and the current holder stays. Ask your domain provider to start it again if you still want it."
    }
  },
  "contact": {
    "label": "Contact",
    "none": "Not known here. Ask your domain provider what is registered before you approve.",
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
      "none": "Not known here. Your answer counts for every domain of this contact.",
      "more": "{count, plural, one {# more domain} other {# more domains}}"
    }
  },
  "verification": {
    "question": "Is your contact data right?",
    "due": {
      "silence": "Without an answer the domains are suspended: websites and email on them stop working. Registrars must have contact data confirmed within {days} days of a registration or a change.",
      "passed": "The deadline was <moment>{local}</moment> ({utc}), so the domains may be suspended. You can still approve: they are then reactivated, which can take some time."
    },
    "approve": {
      "label": "Approve",
      "effect": "You confirm that this contact data is right and that you receive mail at this address. It counts for all domains listed here, which keep working.",
      "effectLate": "You confirm that this contact data is right and that you receive mail at this address. It counts for all domains listed here, and suspended ones are reactivated."
    },
    "wrong": {
      "short": "Is anything wrong or out of date? Do not approve it, have it corrected first: how, it says below.",
      "heading": "If something is wrong",
      "text": "Do not approve wrong data: domains with wrong contact data can be suspended or deleted. It cannot be changed on this page.",
      "who": "Ask {reseller} to correct it, who manages your domains, or correct it in your account there.",
      "whoAt": "Ask {reseller} to correct it, who manages your domains, or correct it in your account there:",
      "provider": "Ask the company where you bought your domains to correct it, or correct it in your account there.",
      "then": "After the correction you get a new mail with a new link. The deadline stays the same, so do it soon."
    },
    "why": {
      "heading": "Why you are asked",
      "text": "Registrars must make sure that the holder of a domain can be reached. They ask after a registration, a transfer or a change of the contact, and when mail could not be delivered."
    },
    "agreement": "Read the registration agreement",
    "approved": {
      "heading": "Your contact data is confirmed",
      "text": "You approved the contact data.",
      "next": "You do not have to do anything. If domains were suspended, they are reactivated, which can take some time. If the data changes, tell your domain provider."
    },
    "unknown": {
      "heading": "This verification has been answered",
      "text": "This has been answered before, so it cannot be answered again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "This link can no longer be used to verify",
      "text": "Your answer was not recorded. Ask your domain provider for a new link: your contact data can still be verified."
    }
  },
  "dataQuality": {
    "question": "Is this contact data right?",
    "reason": "The registry of your domains could not match this name or address with its sources.",
    "proofFirst": "Do you have a document that proves the data? Send it first, further down on this page: once you have approved, no more documents are needed or taken.",
    "approve": {
      "label": "Approve",
      "effect": "You confirm that this contact data is right as it stands. That counts for all domains listed here, which keep working.",
      "effectLate": "You confirm that this contact data is right as it stands. That counts for all domains listed here, and suspended ones are reactivated.",
      "unsent": "The document that you have chosen is not sent by that: go back and send it first."
    },
    "correct": {
      "label": "Correct the data",
      "does": "You change what is wrong. Nothing is approved by that: you then check the data once more and approve it.",
      "heading": "Correct your contact data",
      "text": "Write name and address as they stand in official documents. Nothing changes before you save.",
      "save": "Save correction",
      "unchanged": "You have not changed anything yet.",
      "refused": "The correction was not accepted. Nothing is saved, and what you typed is still here.",
      "failed": "We could not confirm that the correction was saved. What you typed is still here: save it again.",
      "question": "Save this correction?",
      "effect": "The contact of all domains on this page is changed:",
      "nothing": "(nothing)",
      "change": "{before} → {after}"
    },
    "blank": {
      "question": "Please enter your contact data",
      "label": "Enter the data",
      "does": "You enter name, address and email. Nothing is approved by that: you then check the data once more and approve it."
    },
    "news": {
      "saved": "Your correction is saved, but not approved yet. Check the data once more and approve it.",
      "changed": "The contact data has been changed elsewhere meanwhile, so nothing was sent. Check it once more before you approve it."
    },
    "review": {
      "heading": "In review",
      "text": "People check this by hand, which can take some days. Meanwhile you can still approve or correct the data, or send another document.",
      "textNoDocument": "People check this by hand, which can take some days. Meanwhile you can still approve or correct the data.",
      "document": "Document",
      "receivedAt": "{name}, received on <moment>{local}</moment>"
    },
    "due": {
      "silence": "Without an answer the domains are suspended: websites and email on them stop working, and they cannot be renewed or transferred. The registry gives {days} days for the answer.",
      "passed": "The deadline was <moment>{local}</moment> ({utc}), so the domains may be suspended. It is not too late: you can still approve, correct or prove the data, and the domains are then reactivated, which can take some time.",
      "passedNoDocument": "The deadline was <moment>{local}</moment> ({utc}), so the domains may be suspended. It is not too late: you can still approve or correct the data, and the domains are then reactivated, which can take some time."
    },
    "form": {
      "organizationHint": "Only if the domains belong to an organization: it is then their legal holder. If this is empty, the person named above is.",
      "addressHint": "Street and house number, with further lines if there are any",
      "optional": "Leave this empty if your address has none",
      "chooseCountry": "Choose a country",
      "nameShort": "Registries look twice at such short names. If it is your full name, leave it as it is.",
      "addressDigits": "This is only a number. If your address has a street name, add it.",
      "problems": {
        "full_name": "Enter your full name",
        "email": "Enter your email address",
        "emailNoAt": "An email address has an @, as in name@example.com",
        "emailIncomplete": "Enter the whole email address, such as name@example.com",
        "emailSpaces": "An email address has no spaces: remove them",
        "tooLong": "Use no more than {most} characters here: registries do not take more",
        "address": "Enter street and house number, or how your address is written instead",
        "city": "Enter the city or town",
        "country": "Choose a country"
      }
    },
    "document": {
      "heading": "Send a document as proof",
      "what": "A document helps when the data is right and the registry could still not match it. People compare it with the contact data on this page and use it for nothing else here.",
      "advice": {
        "shows": "It shows the name and the address exactly as they stand on this page.",
        "age": "A bill, a statement or a tax notice is not older than {months} months. An identity document is valid.",
        "blackOut": "Black out what is not needed, such as account numbers, amounts, document numbers and your picture. Name, address, issuer and date must stay readable.",
        "formats": "One file: PDF, PNG, JPEG or HEIC, 10 MB at most.",
        "private": "Place, time and camera are removed from photographs on your device before they are sent. The picture stays as it is. A PDF is sent as it is."
      },
      "type": "Kind of document",
      "chooseType": "Choose a kind",
      "typeMissing": "Choose what kind of document it is",
      "types": {
        "id_card": "Identity card",
        "drivers_license": "Driving licence",
        "utility_bill": "Utility bill (electricity, gas, water, telephone)",
        "bank_statement": "Bank statement",
        "tax_notification": "Tax notice",
        "companies_house": "Certificate of a company register (such as Companies House)",
        "official_letterhead": "Letter on official letterhead",
        "company_stamp": "Document with company stamp"
      },
      "hints": {
        "valid": "It must be valid. The side with name and address is enough.",
        "recent": "Not older than {months} months.",
        "company": "It must show the name of the organization and its address."
      },
      "file": {
        "label": "File",
        "hint": "PDF, PNG, JPEG or HEIC, 10 MB at most",
        "choose": "Choose a file",
        "chooseOther": "Choose another file",
        "photograph": "Take a photograph",
        "drop": "or drop it here",
        "reading": "The file is being checked on your device.",
        "size": "({size})",
        "cleaned": "Data of the camera, such as place and time, has been removed. The picture is unchanged.",
        "problems": {
          "empty": "This file is empty: choose another one",
          "tooLarge": "This file is larger than 10 MB: choose a smaller one, or photograph the document with less detail",
          "unknown": "This is not a PDF, PNG, JPEG or HEIC file, whatever its name says: choose another one",
          "damaged": "This file is damaged or unusual, so it cannot be checked what it tells about you: save it again as JPEG or PDF and choose that",
          "unreachable": "This cannot be opened, perhaps because it is a folder or has been moved: choose a file",
          "missing": "Choose a file or take a photograph",
          "several": "Only one file at a time: choose one, and send the other one afterwards",
          "unchecked": "The file could not be checked: look whether you are online, and choose it again",
          "refused": "This document was not accepted: choose another one",
          "tooLargeThere": "This document was refused as too large: choose a smaller one"
        }
      },
      "send": "Send document",
      "sendAgain": "Send again",
      "cancel": "Cancel sending",
      "sending": {
        "progress": "Progress of sending",
        "sent": "{sent} of {total} sent",
        "waiting": "Sent. Waiting for the confirmation.",
        "received": "Your document has been received and is in review. People check it by hand, which can take some days. You can send another one.",
        "cancelled": "Sending was cancelled. The file is still chosen: you can send it again.",
        "failed": "The document has not arrived. The file is still chosen: send it again.",
        "unsure": "We could not find out whether the document has arrived. The file is still chosen: press “Send again”. It is then looked up first, and the document is only sent if it has not arrived.",
        "tooMany": "Too many tries in a short time. The file is still chosen: wait {wait} and send it again."
      }
    },
    "why": {
      "heading": "Why you are asked",
      "text": "The registry of these domains compares names and addresses of holders with public and commercial sources. It could not match yours. That also happens to data that is right, for instance after a move or with an unusual spelling."
    },
    "agreement": "Read the registration agreement",
    "approved": {
      "heading": "Your contact data is approved",
      "text": "You approved the contact data.",
      "next": "You do not have to do anything. If domains were suspended, they are reactivated, which can take some time. If the registry still has questions, your domain provider writes to you."
    },
    "unknown": {
      "heading": "This has been answered",
      "text": "This has been answered before, so it cannot be answered again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "This link can no longer be used",
      "text": "Nothing was recorded. Ask your domain provider for a new link: your contact data can still be approved."
    }
  },
  "dataCopy": {
    "heading": "Request Your Data",
    "intro": "You can request a copy of the personal data we hold about you. It is free of charge.",
    "email": {
      "label": "Email address",
      "hint": "The email address your domains are registered with.",
      "missing": "Enter your email address",
      "spaces": "Remove the spaces from the email address",
      "noAt": "Enter an email address with an @ sign, like name@example.com",
      "manyAt": "Enter one email address only, with a single @ sign",
      "incomplete": "Enter the full email address, like name@example.com",
      "tooLong": "This is too long for an email address. Check whether you pasted other text with it.",
      "refused": "This email address was not accepted. Check the spelling."
    },
    "note": {
      "time": "It can take up to 14 days. You will then receive an email with a link to download your copy.",
      "tied": "We will only send data linked to this address, and only to this address. If you use several addresses, send a request for each one.",
      "log": "We log the time of your request, the response and the email address for ten years."
    },
    "submit": "Submit Request",
    "sending": "Sending. Please wait.",
    "failed": {
      "again": "We could not confirm that we received your request. You can safely send it again.",
      "tooMany": "There were too many requests. Please wait {wait}, then send it again.",
      "expired": "Your request was not accepted because this link no longer works. Ask your domain provider for a new one."
    },
    "sent": {
      "text": "We received your request. If we hold data linked to the address you entered, we will send an email to that address by {date}. It will contain a link to download your data.",
      "nothing": "For your security, this page does not show whether we know the address. If no email arrives by then, check your spam folder or try another of your email addresses."
    },
    "download": {
      "heading": "Downloading your data",
      "progress": "Download progress",
      "ofTotal": "{received} of {total}",
      "received": "{received} so far",
      "saved": "Saved as {name}. Check your downloads folder.",
      "failed": "There was an error, Please try again",
      "again": "Try again",
      "manual": "If the download does not start automatically, <link>download your data</link> manually.",
      "private": "This file contains personal data. Keep it where only you can open it.",
      "cancel": "Cancel download",
      "cancelled": "The download was canceled. Nothing was saved.",
      "restart": "Download again",
      "waiting": "Still waiting for the download to start. Please keep this page open."
    },
    "another": {
      "heading": "Request another copy",
      "text": "To get newer data or data linked to another address, send another request."
    },
    "offered": {
      "both": "A service of {reseller} on behalf of {registrar}",
      "one": "A service of {name}",
      "nobody": "A service of your domain provider"
    }
  },
  "tldInfo": {
    "heading": "Data Use Information",
    "intro": "This list shows who operates each top-level domain (TLD) and how it handles registrants' personal data. A TLD is the ending of a domain, such as .com. A registrant is the person or organization a domain is registered to.",
    "caption": "How TLDs handle personal data",
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
      "byProvider": "Showing providers whose name contains “{text}”.",
      "providersInstead": "Search providers for “{text}” instead",
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
    "failed": "We could not load this part of the list.",
    "again": "Try again",
    "pager": {
      "label": "List pages",
      "previous": "Previous page",
      "next": "Next page",
      "page": "Page (1 to {pages, number})",
      "go": "Go to page",
      "size": "TLDs per page"
    },
    "keep": {
      "csv": "Save list as CSV",
      "cancel": "Cancel saving",
      "print": "Print this page",
      "progress": "Preparing the file",
      "running": "We are preparing your file.",
      "done": "{rows, plural, one {# TLD was saved to a file.} other {# TLDs were saved to a file.}}",
      "cancelled": "Canceled. No file was saved.",
      "failed": "We could not load the whole list, so no file was saved. Try again."
    }
  },
  "transfer": {
    "agreement": "Read the agreement",
    "facts": {
      "domain": "Domain",
      "losing": "Current registrar",
      "gaining": "New registrar",
      "reseller": "Domain provider",
      "expiry": "Registered until",
      "requested": "Requested"
    }
  },
  "transferIn": {
    "question": "Accept the transfer of {domain}?",
    "domain": "Domain",
    "owner": "Asked at",
    "newRegistrar": "the new registrar",
    "currentRegistrar": "the current registrar",
    "codeName": {
      "authCode": "auth code",
      "tac": "transfer authorization code"
    },
    "code": {
      "label": "Your {code}",
      "hint": "The {code} proves that the domain is yours. Your current registrar gives it to you; copy it exactly, capital and small letters count.",
      "help": "How to get the {code}",
      "show": "Show the {code}",
      "cleaned": "We removed blanks or invisible characters, as mails add them.",
      "unusual": "This {code} is unusually short or long. Check that it is complete; you can continue.",
      "problems": {
        "empty": "Enter the {code}.",
        "tooLong": "The {code} is too long: it has at most 255 characters.",
        "characters": "The {code} has characters that cannot be part of it. Only letters without accents, digits and signs are possible, and no blanks.",
        "refused": "This {code} was not accepted. Check it, or ask your current registrar for a new one."
      }
    },
    "accept": {
      "label": "Accept transfer",
      "effect": "The domain moves from {losing} to {gaining} within {transferDays, number} days, unless the current registrar denies it. After that it cannot be transferred again for {lockDays, number} days."
    },
    "decline": {
      "label": "Decline transfer",
      "effect": "The domain stays at {losing} and is not transferred."
    },
    "silence": "Without an answer nothing happens: the domain is not transferred.",
    "meaningHeading": "What the transfer means",
    "meaning": "You get this question because a transfer of the domain was ordered and you are named as its holder.",
    "agree": "Accepting confirms that you want the transfer and enter into a registration agreement with the new registrar.",
    "lock": "After a transfer the domain is locked against another one for {lockDays, number} days.",
    "approved": {
      "heading": "{domain} will be transferred",
      "text": "You accepted the transfer.",
      "next": "The transfer takes up to {transferDays, number} days. After it the domain cannot be transferred again for {lockDays, number} days. If this was not you, tell your domain provider at once."
    },
    "declined": {
      "heading": "{domain} will not be transferred",
      "text": "You declined the transfer.",
      "next": "You do not have to do anything. If you change your mind, ask your domain provider for a new transfer."
    },
    "unknown": {
      "heading": "The transfer of {domain} has been answered",
      "text": "This has been answered before, so it cannot be answered again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "The time to accept the transfer of {domain} is over",
      "text": "If nobody answered in time, the domain is not transferred. Ask your domain provider if you still want the transfer."
    }
  },
  "trademark": {
    "question": "Register {domain} despite the trademarks below?",
    "thisDomain": "this domain",
    "facts": {
      "domain": "Domain",
      "claimsId": "Number of the notice",
      "notAfter": "Notice valid until",
      "unknown": "not known"
    },
    "silence": "Without an answer the domain is not registered.",
    "accept": {
      "label": "Accept notice and continue",
      "effect": "You confirm that you have received and understood the notice, and the registration goes on. Your acceptance holds for {hours} hours at most."
    },
    "decline": {
      "label": "Decline registration",
      "effect": "The domain is not registered for you. Nothing is reported to the trademark holders."
    },
    "mandated": {
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
      "unnamed": "Mark without a name",
      "none": "This notice came without any trademarks. Ask your domain provider before you accept it."
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
      "notGiven": "not given",
      "voice": "Telephone {number}",
      "fax": "Fax {number}"
    },
    "roles": {
      "owner": "Owner",
      "assignee": "Assignee",
      "licensee": "Licensee",
      "agent": "Agent",
      "thirdparty": "Third party"
    },
    "acknowledge": {
      "label": "I have received and understood this notice.",
      "missing": "Confirm that you have received and understood the notice, or decline the registration."
    },
    "notesHeading": "Good to know",
    "hours": "The registry takes an acceptance only within {hours} hours and before the notice ends. If the registration is not done by then, you get a new notice.",
    "privacy": "Contact privacy cannot be used for a name with trademark claims: the registration shows your own data as the registry requires.",
    "approved": {
      "heading": "You accepted the notice for {domain}",
      "text": "The registration can go on.",
      "next": "Your domain provider goes on with the registration. When the domain is registered, the trademark holders are told."
    },
    "declined": {
      "heading": "You declined the registration of {domain}",
      "text": "The domain is not registered for you.",
      "next": "You do not have to do anything. If you have paid already, ask your domain provider."
    },
    "unknown": {
      "heading": "The notice for {domain} has been answered",
      "text": "It cannot be answered again.",
      "next": "If that was not you, tell your domain provider."
    },
    "expired": {
      "heading": "The notice for {domain} is no longer valid",
      "text": "If it was not accepted in time, the domain is not registered. Ask your domain provider for a new notice if you still want the domain."
    }
  },
  "failureLetter": {
    "to": "Send it to {reseller}, your contact for everything about your domain.",
    "toProvider": "Send it to the company where you bought your domain.",
    "site": "You can find their contact details at <link>{host}</link>.",
    "email": "You can write to them at <link>{email}</link>.",
    "body": "Hello,\n\nI received an email about my domain, but the link in it does not work. When I opened it on {date}, the page said: “{state}”.\n\nPlease send me a new link, or tell me what you need from me.\n\n{known, select, yes {Reference: {reference}\n\n} no {} other {}}Thank you",
    "copy": "Copy the message",
    "copied": "Copied"
  },
  "testPage": {
    "heading": "Test page.",
    "text": "This is what customers of {reseller} would see, with made-up data. Nothing that you press is sent or saved.",
    "missing": "The service gave no sample for this page, so it is shown without data.",
    "note": "Test page: nothing is sent.",
    "again": "Start again",
    "brandCheck": "Check the brand",
    "side": {
      "label": "Whose page",
      "new": "New registrant",
      "current": "Current registrant"
    }
  },
  "sampleFailure": {
    "mark": "This is the address of a test page or a preview. No customer ever gets it, and opening it changes nothing.",
    "again": "Try again",
    "help": "What you can do",
    "unknown": {
      "heading": "There is nothing to show at this address",
      "text": "The service does not know this reseller, or it has no sample or template of this name.",
      "help": "Compare the address with your back office: the reseller's id and the template's name must be written exactly as they are there. If both are right, ask the registrar's support whether test pages are set up for this reseller."
    },
    "refused": {
      "heading": "The service does not accept this address",
      "text": "It was understood, but something in it is not allowed. The message above is the service's own.",
      "help": "Check each part of the address between the slashes. If all of them are right, send the address and the message above to the registrar's support."
    },
    "tooMany": {
      "heading": "Too many tries",
      "text": "There were many requests from your connection in a short time, so the service makes a pause.",
      "help": "Wait a minute, then try again."
    },
    "away": {
      "heading": "The service gives no sample right now",
      "text": "Your address may be perfectly fine: the service behind this page gives no usable answer.",
      "help": "Try again in a moment. If it stays so, send the address and the message above to the registrar's support."
    }
  },
  "preview": {
    "heading": "Preview of a message",
    "intro": "This is the message as customers of {reseller} would get it, filled with made-up data. Nothing is sent.",
    "brandCheck": "Check the brand",
    "subject": "Subject",
    "noSubject": "The message has no subject.",
    "message": "Message",
    "noMessage": "The message is empty.",
    "print": "Print",
    "language": {
      "label": "Language of the message",
      "loading": "The message in this language is being loaded.",
      "failed": "The message could not be loaded in this language. Choose another one, or this one again.",
      "isIn": "Language: {language}",
      "unknown": "The service does not say which language this is."
    },
    "width": {
      "label": "Width",
      "phone": "Phone",
      "desktop": "Desktop"
    },
    "images": {
      "held": "{count, plural, one {# image} other {# images}} from elsewhere {count, plural, one {is} other {are}} not shown. Whoever keeps an image learns your IP address and the time when it is shown.",
      "show": "Show images",
      "shown": "Images from elsewhere are shown. Those that are missing could not be loaded."
    },
    "frame": {
      "label": "The message",
      "filling": "The message is being built.",
      "shown": "The message is complete.",
      "blocked": "The message cannot be shown safely: this host does not serve the document that it is shown in. Whoever runs these pages finds its name in their documentation."
    },
    "leftOut": {
      "heading": "What is left out here, and in most mail programs",
      "scripts": "Scripts: {count}",
      "handlers": "Attributes that run something: {count}",
      "frames": "Frames and plug-ins: {count}",
      "fields": "Forms and fields: {count}",
      "media": "Video and sound: {count}",
      "drawings": "Drawings (SVG, MathML): {count}",
      "styles": "Imported style sheets and fonts: {count}",
      "addresses": "Redirects, base addresses and links that lead nowhere: {count}"
    },
    "links": {
      "heading": "{count, plural, one {# link} other {# links}} in the message",
      "caption": "Links lead nowhere in this preview.",
      "text": "Text",
      "address": "Address",
      "noText": "No text"
    },
    "variables": {
      "heading": "Variables",
      "caption": "{count, plural, one {# variable} other {# variables}} of the template, with the values in this message",
      "name": "Name",
      "value": "Value",
      "none": "The service names no variables.",
      "empty": "empty"
    }
  },
  "brandCheck": {
    "heading": "The brand of {reseller}",
    "intro": "How the pages use this brand: what is used as it is, what is corrected so that everybody can read it, and what is missing.",
    "none": "not given",
    "testPages": "Test pages with this brand",
    "colours": {
      "heading": "Colors",
      "text": "Text needs a contrast of 4.5 : 1 with its background and controls one of 3 : 1 (WCAG 2.2). A color that has less is darkened as little as possible; its hue stays.",
      "given": "Given",
      "used": "Used",
      "contrast": "Contrast {ratio}",
      "unreadable": "\"{given}\" is no color of the form #rrggbb, so the pages use their own.",
      "missing": "The pages use their own color.",
      "states": {
        "missing": "Not given.",
        "unreadable": "Cannot be read.",
        "kept": "Used as it is.",
        "corrected": "Corrected."
      },
      "bar": {
        "name": "Bar",
        "where": "Background of the bar at the top, with the logo or the name on it.",
        "kept": "The name on it is black or white, whichever can be read: {is}, needed are {needed}.",
        "corrected": "The name on it had {was}, needed are {needed}, now it has {is}."
      },
      "link": {
        "name": "Links",
        "where": "Links, the marks of open tabs and the frame around what has the focus, on white and light gray.",
        "kept": "It has {is} on light gray, needed are {needed}.",
        "corrected": "It had {was} on light gray, needed are {needed}. Darkened it has {is}."
      },
      "button": {
        "name": "Buttons",
        "where": "The main buttons and ticked boxes, on white and light gray.",
        "kept": "It has {is} on light gray, needed are {needed}. The word on it is black or white.",
        "corrected": "It had {was} on light gray, needed are {needed}. Darkened it has {is}. The word on it is black or white."
      }
    },
    "pictures": {
      "heading": "Pictures",
      "logo": "Logo",
      "avatar": "Picture of the reseller",
      "favicon": "Icon in the browser's tab",
      "loading": "It is being loaded.",
      "shown": "It loads and is used.",
      "broken": "It does not load.",
      "unreadable": "What is given is no picture: neither a web address nor picture data.",
      "upgraded": "Its address begins with http; the pages load it by https.",
      "missing": {
        "logo": "Instead the bar shows the registrar's logo or the name.",
        "avatar": "Nothing stands in its place.",
        "favicon": "The tab shows the browser's own icon."
      }
    },
    "names": {
      "heading": "Names",
      "shown": "In the bar and the title",
      "reseller": "Who asks",
      "registrar": "On behalf of",
      "internal": "An account of the registrar's own: no reseller is named."
    },
    "language": {
      "heading": "Language",
      "used": "{tag}: the pages open in {language}, unless the person or the item says otherwise.",
      "unknown": "{tag}: the pages are not written in this language and open in that of the browser, else in English.",
      "missing": "None is given: the pages open in the language of the browser, else in English."
    },
    "links": {
      "heading": "Links and contacts",
      "logo": "The logo leads to",
      "noLogoLink": "Not given: the logo leads to Home.",
      "unreadable": "\"{given}\" is no web address: the logo leads to Home.",
      "dpo": "Data Protection Officer",
      "dataUse": "Questions about data use"
    },
    "shows": {
      "heading": "Parts of the preferences",
      "whois": "Public directory (Whois)",
      "dataCopy": "Copy of one's data",
      "yes": "shown",
      "no": "hidden by this brand"
    }
  },
  "missingPart": {
    "heading": "This page did not load completely",
    "text": "Reload the page, or try again later. You can use the same link.",
    "entered": "If you reload, you will lose what you entered here.",
    "again": "Reload the page"
  },
  "notReady": "Please wait. This page is still loading. If nothing happens, press again."
}
export default messages
