/** Payload of the attacks: the script watch records calls of `ran`, of dialogs, and CSP violations. */
const act = 'ran(1)'

const elements = [
  `<script>${act}</script>`,
  `<script src=data:,${act}></script>`,
  `<img src=x onerror=${act}>`,
  `<img/src=x/onerror=${act}>`,
  `<svg onload=${act}>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><a href="javascript:${act}"><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${act} />#x">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${act}>`,
  `<iframe srcdoc="<script>parent.${act}</script>">`,
  `<iframe src="javascript:parent.${act}">`,
  `<object data="javascript:${act}">`,
  `<input autofocus onfocus=${act}>`,
  `<details open ontoggle=${act}>`,
  `<style>*{animation:a}</style><p onanimationstart=${act}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<template><script>${act}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<textarea></textarea><img src=x onerror=${act}>`,
  `<p style="background:url(javascript:${act})">x</p>`,
]

const attributes = [
  `" onfocus=${act} autofocus x="`,
  `' onfocus=${act} autofocus x='`,
  `"><img src=x onerror=${act}>`,
  `" style="animation:a" onanimationstart="${act}`,
  `x style=`,
  `\` onerror=${act} \``,
  `&quot; onerror=${act} x=&quot;`,
  `\\" onerror=${act} \\"`,
]

const breakouts = [
  `</script><script>${act}</script>`,
  `<!--<script>`,
  `--><script>${act}</script>`,
  `]]><script>${act}</script>`,
  `</style><script>${act}</script>`,
  `</title><script>${act}</script>`,
  `</textarea><img src=x onerror=${act}>`,
  `</noscript><img src=x onerror=${act}>`,
  `\\u003c/script\\u003e\\u003cscript\\u003e${act}`,
  `"};${act};//`,
  `\\'-${act}//`,
  `$&$\`$'$1</script><script>${act}</script>`,
]

const templates = [
  `{{constructor.constructor('${act}')()}}`,
  `\${${act}}`,
  `#{${act}}`,
  `__proto__`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${act}>"}}`,
]

const styles = [
  `}*{background:url(https://evil.example/)}`,
  `;background:url(javascript:${act})`,
  `p-}*{color:red}`,
  `@import 'https://evil.example/';`,
]

const letters = [
  `\u202e>tpircs/<${act}>tpircs<`,
  `＜script＞${act}＜/script＞`,
  `\u2028</script><script>${act}</script>\u2029`,
  `<scr\u0000ipt>${act}</script>`,
  `<\u00adscript>${act}</script>`,
  `\ufeff<script>${act}</script>`,
  `+ADw-script+AD4-${act}+ADw-/script+AD4-`,
  `%3Cscript%3E${act}%3C/script%3E`,
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
  `jav&#x09;ascript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `data:text/html;base64,PHNjcmlwdD5yYW4oMSk8L3NjcmlwdD4=`,
  `blob:https://example.com/x`,
  `file:///etc/passwd`,
  `view-source:javascript:${act}`,
  `intent://x#Intent;scheme=javascript;end`,
  `ws://example.com`,
  `//evil.example/`,
  `/\\evil.example/`,
)

/** The hardest texts of each kind, for the short suite. */
export const fewTexts = [
  elements[0],
  elements[2],
  elements[7],
  attributes[0],
  attributes[4],
  breakouts[0],
  breakouts[1],
  breakouts.at(-1),
  styles[2],
  letters[2],
  hostileLinks[0],
].filter((text) => text !== undefined)

const plain = [
  ...[...elements, ...attributes, ...breakouts, ...templates],
  ...[...styles, ...letters, ...hostileLinks],
]
/** Texts with prefixes that close or hide the surrounding markup. */
const wrapped = ['"><!--x-->', "';//", ']]>', '</p>'].flatMap((before) =>
  [...elements, ...breakouts].map((text) => before + text),
)

/** All distinct texts, limited to 200. */
export const allTexts = [...new Set([...plain, ...wrapped])].slice(0, 200)
