type PopListener = (event: PopStateEvent) => void

let first: PopListener | null = null

/**
 * To be called before the router starts. A window calls its listeners in the order in which they
 * came, captured or not, so one that is to hear of a way back before the router has to be there first.
 */
export function listenForPopState(): void {
  addEventListener('popstate', (event) => first?.(event))
}

export function setPopStateHandler(listener: PopListener): void {
  first = listener
}
