/** Payload of the attacks: the script watch records calls of `ran`, of dialogs, and CSP violations. */
const act = 'ran(1)'
const encoded = '&#114;&#97;&#110;(1)'

const elements = [
  `<script>${act}</script>`,
  `<ScRiPt>${act}</sCrIpT>`,
  `<script/x>${act}</script/x>`,
  `<script src=data:,${act}></script>`,
  `<img src=x onerror=${act}>`,
  `<img src=x onerror="${encoded}">`,
  `<img/src=x/onerror=${act}>`,
  `<image href=x onerror=${act}>`,
  `<svg onload=${act}>`,
  `<svg/onload=${act}//`,
  `<svg><script>${act}</script></svg>`,
  `<svg><script href=data:,${act} />`,
  `<svg><a href="javascript:${act}"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${act} />#x">`,
  `<svg><foreignObject><iframe srcdoc="<script>${act}</script>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${act}>`,
  `<math href="javascript:${act}">x</math>`,
  `<math><mi xlink:href="javascript:${act}">x`,
  `<iframe srcdoc="<script>parent.${act}</script>">`,
  `<iframe src="javascript:parent.${act}">`,
  `<object data="javascript:${act}">`,
  `<embed src="javascript:${act}">`,
  `<body onload=${act}>`,
  `<input autofocus onfocus=${act}>`,
  `<details open ontoggle=${act}>`,
  `<video><source onerror=${act}>`,
  `<audio src=x onerror=${act}>`,
  `<marquee onstart=${act}>`,
  `<style>*{animation:a}</style><p onanimationstart=${act}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<button formaction="javascript:${act}">x</button>`,
  `<template><script>${act}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<textarea></textarea><img src=x onerror=${act}>`,
  `<xmp><p title="</xmp><img src=x onerror=${act}>">`,
  `<p style="background:url(javascript:${act})">x</p>`,
  `<p style="width:expression(${act})">x</p>`,
  `<x onclick=${act} onpointerover=${act}>x</x>`,
]

const attributes = [
  `" onfocus=${act} autofocus x="`,
  `' onfocus=${act} autofocus x='`,
  `"><img src=x onerror=${act}>`,
  `'><svg onload=${act}>`,
  `" style="animation:a" onanimationstart="${act}`,
  `x style=`,
  `x" nonce="`,
  `\` onerror=${act} \``,
  `&quot; onerror=${act} x=&quot;`,
  `&#34;&#62;&#60;img src=x onerror=${act}&#62;`,
  `\\" onerror=${act} \\"`,
]

const breakouts = [
  `</script><script>${act}</script>`,
  `</ScRiPt ><svg onload=${act}>`,
  `<!--<script>`,
  `--><script>${act}</script>`,
  `--!><img src=x onerror=${act}>`,
  `]]><script>${act}</script>`,
  `</style><script>${act}</script>`,
  `</title><script>${act}</script>`,
  `</head><body onload=${act}>`,
  `</textarea><img src=x onerror=${act}>`,
  `</noscript><img src=x onerror=${act}>`,
  `\\u003c/script\\u003e\\u003cscript\\u003e${act}`,
  `"};${act};//`,
  `'-${act}-'`,
  `\\'-${act}//`,
  `$&$\`$'$1</script><script>${act}</script>`,
]

const templates = [
  `{{constructor.constructor('${act}')()}}`,
  `\${${act}}`,
  `<%= ${act} %>`,
  `#{${act}}`,
  `{{= ${act} }}`,
  `__proto__`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${act}>"}}`,
]

const formulas = [
  `=HYPERLINK("javascript:${act}")`,
  `=cmd|'/c calc'!A1`,
  `+${act}`,
  `-${act}`,
  `@SUM(${act})`,
  `\t=${act}`,
  `＝${act}`,
  `";=${act};"`,
]

const styles = [
  `}*{background:url(https://evil.example/)}`,
  `</style><img src=x onerror=${act}>`,
  `;background:url(javascript:${act})`,
  `p-}*{color:red}`,
  `f-1-1}*{color:red}`,
  `@import 'https://evil.example/';`,
]

const letters = [
  `\u202e>tpircs/<${act}>tpircs<`,
  `\u2066<script>${act}</script>\u2069`,
  `＜script＞${act}＜/script＞`,
  `\u2028</script><script>${act}</script>\u2029`,
  `<scr\u0000ipt>${act}</script>`,
  `<img src=x onerror\u000b=${act}>`,
  `<\u00adscript>${act}</script>`,
  `\ufeff<script>${act}</script>`,
  `+ADw-script+AD4-${act}+ADw-/script+AD4-`,
  `%3Cscript%3E${act}%3C/script%3E`,
  `%253Cscript%253E${act}%253C/script%253E`,
  `&lt;script&gt;${act}&lt;/script&gt;`,
  `\u017fcript <ſcript>${act}</ſcript>`,
]

/** Links that browsers have executed as scripts, or that lead to other schemes and hosts. */
export const hostileLinks = [
  ...['javascript', 'JaVaScRiPt', 'java\tscript', 'java\nscript', 'java\0script'],
  ...['\u0001javascript', ' javascript', '\u00a0javascript', '\ufeffjavascript', 'vbscript'],
].flatMap((scheme) => [
  `${scheme}:${act}`,
  `${scheme}://https://example.com/%0a${act}`,
  `${scheme}:https://example.com/;${act}`,
])
hostileLinks.push(
  `&#106;avascript:${act}`,
  `javascript&colon;${act}`,
  `javascript&#58;${act}`,
  `&Tab;javascript:${act}`,
  `jav&#x09;ascript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `data:text/html;base64,PHNjcmlwdD5yYW4oMSk8L3NjcmlwdD4=`,
  `DATA:image/svg+xml,<svg onload=${act}>`,
  `blob:https://example.com/x`,
  `file:///etc/passwd`,
  `filesystem:https://example.com/x`,
  `view-source:javascript:${act}`,
  `feed:javascript:${act}`,
  `intent://x#Intent;scheme=javascript;end`,
  `ws://example.com`,
  `//evil.example/`,
  `/\\evil.example/`,
  `\\\\evil.example\\x`,
)

/** The hardest texts of each kind, for the short suite. */
export const fewTexts = [
  elements[0],
  elements[4],
  elements[14],
  attributes[0],
  attributes[5],
  breakouts[0],
  breakouts[2],
  breakouts[15],
  styles[3],
  letters[3],
  hostileLinks[0],
].filter((text) => text !== undefined)

const plain = [
  ...[...elements, ...attributes, ...breakouts, ...templates],
  ...[...formulas, ...styles, ...letters, ...hostileLinks],
]
/** Texts with prefixes that close or hide the surrounding markup. */
const wrapped = ['"><!--x-->', "';//", ']]>', '</p>'].flatMap((before) =>
  [...elements, ...breakouts].map((text) => before + text),
)

/** All distinct texts, limited to 200. */
export const allTexts = [...new Set([...plain, ...wrapped])].slice(0, 200)
