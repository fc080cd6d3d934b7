import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useNavigate, useNavigation } from 'react-router'
import {
  readShopQuery,
  type ShopQuery,
  shopAddress,
} from '../../../domain/catalogue/product-query.ts'
import { useLostConnection } from '../layout/offline-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'

/** Id of the form that owns all controls; without JavaScript it is submitted. */
export const shopFormId = 'shop-form'

/** Delay after which a pending navigation shows skeletons. */
const PENDING_DELAY_MS = 200

export interface ShopNavigation {
  /** Query of the pending navigation, or else of the shown page. */
  requested: ShopQuery
  /** True if a navigation has been pending for longer than the delay. */
  isSlow: boolean
  /** Navigates to a changed query; changes other than the page reset it to the first. */
  ask: (change: Partial<ShopQuery>, options?: { replace?: boolean }) => void
}

/** Props of the controls of filters. */
export interface FilterProps {
  page: ShopPage
  /** Query with the chosen values. */
  query: ShopQuery
  /** Applies each choice at once; absent in a form that is submitted. */
  navigation?: ShopNavigation
}

export function useShopNavigation(shown: ShopQuery): ShopNavigation {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const coming = location === undefined ? null : queryOf(location)
  const [asked, setAsked] = useState<ShopQuery | null>(null)
  const requested = asked ?? coming ?? shown
  const isLost = useLostConnection()
  return {
    requested,
    isSlow: useLasting(coming !== null && !isLost, PENDING_DELAY_MS),
    ask(change, { replace = false } = {}) {
      const query = { ...requested, page: 1, ...change }
      // State of its own, so that the used control shows its new value at once: the router renders
      // a pending navigation, and the whole page with it, only when there is time.
      flushSync(() => setAsked(query))
      const navigated = navigate(shopAddress(query), {
        replace,
        preventScrollReset: true,
        state: { keepsFocus: true },
      })
      // A later choice has replaced it already. In a transition, to follow that of the router.
      const forget = () => setAsked((latest) => (latest === query ? null : latest))
      Promise.resolve(navigated).finally(() => startTransition(forget))
    },
  }
}

/** Shop query of a location, or null for another page. */
function queryOf({ pathname, search }: Location): ShopQuery | null {
  const match = /^(?:\/[a-z]{2})?\/product(?:\/(?<category>[^/]+))?\/?$/.exec(pathname)
  if (match === null) return null
  const category = decodeURIComponent(match.groups?.category ?? '')
  return readShopQuery(new URLSearchParams(search), category)
}

/** True once a condition has held for `afterMs` milliseconds. */
function useLasting(is: boolean, afterMs: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is, afterMs])
  return is && lasts
}
