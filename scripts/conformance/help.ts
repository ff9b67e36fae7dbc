/** What `--help` prints; its first line stands alone where the address is missing. */
export const HELP = `Usage: npm run conformance -- --origin URL [options]

Tests a backend against the contracts in openapi/: sends valid requests, then invalid ones, and checks each response.

Where to
  --origin URL             where the services are
  --origin API=URL         where one of them is, like consent=https://consent.example; may be repeated
  --header 'Name: value'   sent with every request; may be repeated
  --timeout SECONDS        how long to wait for an answer, in seconds (10)
  --parallel NUMBER        requests under way at the same time (4)

What to try
  --allow-writes           also what changes state: saves, decisions, uploads
  --keys FILE              the service's own keys, by state (openapi/README.md, "Keys"); without it the names of the
                           states are the keys, which the sandbox has
  --api NAME               one API only, like consent; may be repeated
  --only NAME              one operation (getConsent), API (consent) or state (preferences/expired); may be repeated

How to judge
  --strict                 properties that no contract describes count
  --baseline FILE          deviations that are accepted until a date
  --write-baseline FILE    writes what was found as such a file, each accepted for 90 days

What to tell
  --verbose                every request of every cause, and everything that was not tried
  --junit FILE             the same for a CI server, a case for each request
  --json FILE              the same for programs
  --help                   this

Environment: API_USERNAME and API_PASSWORD give a basic authorization. No secret is printed.
Ends with 0 when the backend conforms, 1 when it deviates, 2 when nothing could be judged: wrong usage, no answer.`
