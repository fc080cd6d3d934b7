/**
 * Hands over a route's module whose script comes along with those of other routes, so that no file has to
 * be fetched only to name it. Called where the module stands.
 */
export function registerBundledRoute(id: string, module: Record<string, unknown>): void {
  if (import.meta.env.SSR) return
  window.routeModules ??= {}
  window.routeModules[id] = module
}
