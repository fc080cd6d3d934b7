import { useEffect, useState } from 'react'
import { type Location, useNavigate, useNavigation } from 'react-router'
import { useLostConnection } from '../layout/offline-navigation.ts'
import { readShopQuery, type ShopQuery, shopAddress } from './shop-query.ts'

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

export function useShopNavigation(shown: ShopQuery): ShopNavigation {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const coming = location === undefined ? null : queryOf(location)
  const requested = coming ?? shown
  const isLost = useLostConnection()
  return {
    requested,
    isSlow: useLasting(coming !== null && !isLost, PENDING_DELAY_MS),
    ask(change, { replace = false } = {}) {
      navigate(shopAddress({ ...requested, page: 1, ...change }), {
        replace,
        preventScrollReset: true,
        state: { keepsFocus: true },
        // The used control shows its new value at once.
        flushSync: true,
      })
    },
  }
}

/** Shop query of a location, or null for another page. */
function queryOf({ pathname, search }: Location): ShopQuery | null {
  const match = /^\/product(?:\/(?<category>[^/]+))?\/?$/.exec(pathname)
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
