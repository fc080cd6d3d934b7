import { useEffect, useState } from 'react'
import { type Location, useNavigate, useNavigation } from 'react-router'
import { useLostConnection } from '../layout/offline-navigation.ts'
import { readShopQuery, type ShopQuery, shopAddress } from './shop-query.ts'

/** The form that all controls belong to; without JavaScript it is sent as it is. */
export const shopFormId = 'shop-form'

/** Longer than this, and a visitor wonders whether the click was heard. */
const PENDING_DELAY_MS = 200

export interface ShopNavigation {
  /** What is asked for: the answer that is shown, or the one that is on its way. */
  requested: ShopQuery
  /** Whether an answer is on its way for so long that its place should be drawn. */
  isSlow: boolean
  /** Changes what is asked for; another choice starts at the first page. */
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
        // The control that was used shows its new value at once.
        flushSync: true,
      })
    },
  }
}

/** What an address asks of the shop, or null when it is another page's. */
function queryOf({ pathname, search }: Location): ShopQuery | null {
  const match = /^\/product(?:\/(?<category>[^/]+))?\/?$/.exec(pathname)
  if (match === null) return null
  const category = decodeURIComponent(match.groups?.category ?? '')
  return readShopQuery(new URLSearchParams(search), category)
}

/** Whether something has been so for a while. */
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
