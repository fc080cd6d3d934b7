/**
 * Changes the children of an element into those of another document's, in place: what is equal
 * stays, so that photos do not load again and the scroll position remains.
 */
export function patchChildren(live: Element, next: Element): void {
  const wanted = Array.from(next.childNodes)
  for (const [index, node] of wanted.entries()) {
    const current = live.childNodes[index]
    if (current === undefined) live.append(live.ownerDocument.importNode(node, true))
    else if (!patchNode(current, node))
      current.replaceWith(live.ownerDocument.importNode(node, true))
  }
  while (live.childNodes.length > wanted.length) live.lastChild?.remove()
}

/** Makes the attributes of an element those of another one. */
export function patchAttributes(live: Element, next: Element): void {
  for (const { name } of Array.from(live.attributes)) {
    if (!next.hasAttribute(name)) live.removeAttribute(name)
  }
  for (const { name, value } of Array.from(next.attributes)) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

/** Returns false for nodes of different kinds. */
function patchNode(live: Node, next: Node): boolean {
  if (live.nodeType !== next.nodeType || live.nodeName !== next.nodeName) return false
  if (isElement(live) && isElement(next)) {
    patchAttributes(live, next)
    patchChildren(live, next)
  } else if (live.nodeValue !== next.nodeValue) {
    live.nodeValue = next.nodeValue
  }
  return true
}

// Not `instanceof`: the live nodes belong to the frame, whose classes are others.
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}
