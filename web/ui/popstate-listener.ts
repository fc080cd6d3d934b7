type PopListener = (event: PopStateEvent) => void

let first: PopListener | null = null

/**
 * Must be called before the router starts. Listeners on window run in the order of registration,
 * capturing or not, so only the first can handle `popstate` before the router.
 */
export function listenForPopState(): void {
  addEventListener('popstate', (event) => first?.(event))
}

export function setPopStateHandler(listener: PopListener): void {
  first = listener
}
