import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import {
  type Location,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router'

/** Dialog, drawer or sheet above the page. */
interface Layer {
  close: () => void
}

/** Registers an open layer; returns the function that removes it. */
type AddLayer = (layer: Layer) => () => void

const OpenLayersContext = createContext<AddLayer>(() => () => {})

/**
 * Gives each open layer a history entry at the page's own address, so that the back button closes
 * the topmost layer before it leaves the page. An entry without a layer, such as that of a layer
 * closed by other means, is left at once: visitors never stop there.
 */
export function OpenLayers({ children }: { children: ReactNode }) {
  const [layers, setLayers] = useState<readonly Layer[]>([])
  /** Deferred, so that a navigation that the same click began is seen before the entry is left. */
  const settled = useDeferredValue(layers)
  const location = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const isPop = useNavigationType() === 'POP'
  const navigate = useNavigate()
  /** Key of the entry that is being left. */
  const leaving = useRef<string>(null)
  /** Layers of another entry: closed by the page that they were open on, or asked to close. */
  const past = useRef<readonly Layer[]>(null)

  const add = useCallback<AddLayer>((layer) => {
    setLayers((open) => [...open, layer])
    return () => setLayers((open) => open.filter((one) => one !== layer))
  }, [])

  const closeAbove = useEffectEvent(() => {
    const wasLeaving = leaving.current !== null
    leaving.current = null
    const above = layers.slice(countLayers(location))
    if (wasLeaving || above.length === 0) return
    past.current = layers
    if (isPop) for (const layer of above.reverse()) layer.close()
  })
  useEffect(() => closeAbove(), [location])

  const matchEntries = useEffectEvent(async () => {
    const count = countLayers(location)
    if (count > settled.length && leaving.current !== location.key) {
      leaving.current = location.key
      await navigate(settled.length - count)
    } else if (past.current !== settled) {
      const state = { ...readState(location), page: pageKeyOf(location) }
      for (let layers = count + 1; layers <= settled.length; layers += 1)
        await navigate(location, { state: { ...state, layers }, preventScrollReset: true })
    }
  })
  useEffect(() => {
    if (isIdle) void matchEntries()
  }, [isIdle, location, settled])

  return <OpenLayersContext value={add}>{children}</OpenLayersContext>
}

/** Makes the back button close a layer while it is open. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const add = use(OpenLayersContext)
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? add({ close: () => onBack() }) : undefined), [open, add])
}

/** Number of layers that a history entry stands for; 0 for a page's own. */
export function countLayers(location: Location): number {
  const { layers } = readState(location)
  return typeof layers === 'number' ? layers : 0
}

/** Key of the page's own entry, which those of its layers share. */
export function pageKeyOf(location: Location): string {
  const { page } = readState(location)
  return typeof page === 'string' ? page : location.key
}

function readState({ state }: Location<unknown>): { layers?: unknown; page?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
