/**
 * Registers a route module that is bundled into a shared chunk, so that no file has to be fetched
 * only to re-export it. Called by the module itself.
 */
export function registerBundledRoute(id: string, module: Record<string, unknown>): void {
  if (import.meta.env.SSR) return
  window.routeModules ??= {}
  window.routeModules[id] = module
}
