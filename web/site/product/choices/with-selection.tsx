import { type ComponentType, lazy } from 'react'
// The browser loads it for products with choices only: see `Plain` and `Measured`.
import OnServer from './measured-product.tsx'
import type { SelectedProductProps } from './selected-product-props.ts'

/**
 * Applies what the address says of a product's choices. Without a boundary for loading, so that
 * neither hydration nor a navigation shows the page before its choices.
 */
export function WithSelection({
  product,
  children,
}: Pick<SelectedProductProps, 'product' | 'children'>) {
  const { choices } = product
  if (choices === undefined) return children(product, null)
  const Selected = choices.hasMeasure ? Measured : Plain
  return (
    <Selected product={product} choices={choices}>
      {children}
    </Selected>
  )
}

type Selected = ComponentType<SelectedProductProps>

const loadPlain = () => loadOrReload(() => import('./selected-product.tsx'))
const Plain: Selected = import.meta.env.SSR ? OnServer : lazy(loadPlain)
const Measured: Selected = import.meta.env.SSR
  ? OnServer
  : lazy(() => loadOrReload(() => import('./measured-product.tsx')))

// Fetched while the page's data is: otherwise only hydration would ask for it.
if (!import.meta.env.SSR && document.getElementById('choices') !== null) void loadPlain()

/**
 * Without its script the page stays as the server rendered it, with links that work; a navigation
 * loads the page from the server instead.
 */
function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => {
    if ('hydrated' in document.documentElement.dataset) location.reload()
    return new Promise(() => {})
  })
}
