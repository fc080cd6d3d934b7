import type { ComponentType } from 'react'
import { lazyOrReload } from '../../ui/load-or-reload.ts'
import type { SelectedProductProps } from './selected-product.tsx'

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
  const Selected = Object.keys(choices.measures).length > 0 ? Measured : Plain
  return (
    <Selected product={product} choices={choices}>
      {children}
    </Selected>
  )
}

type Selected = ComponentType<SelectedProductProps>

// The server renders in one pass, so it loads the part at once; a browser does for products with choices only.
const OnServer = import.meta.env.SSR ? (await import('./measured-product.tsx')).default : null
const loadPlain = () => import('./selected-product.tsx')
const Plain: Selected = OnServer ?? lazyOrReload(loadPlain)
const Measured: Selected = OnServer ?? lazyOrReload(() => import('./measured-product.tsx'))

// Fetched while the page's data is: otherwise only hydration would ask for it.
if (!import.meta.env.SSR && document.getElementById('choices') !== null) loadPlain().catch(() => {})
