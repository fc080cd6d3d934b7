import {
  createContext,
  type ReactNode,
  use,
  useCallback,
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
 * Gives open layers history entries at the page's own address, so that the back button closes the
 * topmost layer before it leaves the page. The entry of a layer that was closed by other means stays
 * until the next layer or the back button, which passes it: to remove it at once could interrupt a
 * navigation.
 */
export function OpenLayers({ children }: { children: ReactNode }) {
  const [layers, setLayers] = useState<readonly Layer[]>([])
  const location = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const isPop = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const before = useRef(location)
  /** Layers that were asked to close, or whose page was left: they get no entries here. */
  const past = useRef<readonly Layer[]>(null)

  const add = useCallback<AddLayer>((layer) => {
    setLayers((open) => [...open, layer])
    return () => setLayers((open) => open.filter((one) => one !== layer))
  }, [])

  const followMove = useEffectEvent(() => {
    const from = before.current
    before.current = location
    const count = countLayers(location)
    const above = layers.slice(count)
    if (above.length > 0) {
      past.current = layers
      if (isPop) for (const layer of above.reverse()) layer.close()
    } else if (pageKeyOf(from) === pageKeyOf(location) && count < countLayers(from)) navigate(-1)
  })
  useEffect(() => followMove(), [location])

  const addEntries = useEffectEvent(async () => {
    const state = { ...readState(location), page: pageKeyOf(location) }
    for (let count = countLayers(location) + 1; count <= layers.length; count += 1)
      await navigate(location, { state: { ...state, layers: count }, preventScrollReset: true })
  })
  useEffect(() => {
    if (isIdle && past.current !== layers) void addEntries()
  }, [isIdle, layers])

  return <OpenLayersContext value={add}>{children}</OpenLayersContext>
}

/** Makes the back button close a layer while it is open. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const add = use(OpenLayersContext)
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? add({ close: () => onBack() }) : undefined), [open, add])
}

/** Number of layers that a history entry stands for; 0 for a page's own. */
function countLayers(location: Location): number {
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
