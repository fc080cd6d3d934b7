import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Menu } from '@mantine/core'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import styles from './sortable.module.css'

interface SortableProps {
  /** Ids of the entries in their order. */
  ids: readonly string[]
  /** Name of an entry for announcements. */
  nameOf: (index: number) => string
  /** `to` may be one beyond either end if the longer list continues there. */
  onMove: (from: number, to: number) => void
  /** Number of entries before this page of a longer list, and in total. */
  offset?: number
  total?: number
  /** Moves an entry to an end of the longer list. */
  onMoveToEnd?: (from: number, end: 'first' | 'last') => void
  /** Entries are side by side. */
  isGrid?: boolean
  children: ReactNode
}

interface SortableList {
  place: (index: number) => { number: number; total: number }
  move: (from: number, to: number) => void
  moveToEnd: (from: number, end: 'first' | 'last') => void
}

const ListContext = createContext<SortableList | null>(null)
const ItemContext = createContext<ReturnType<typeof useSortable> | null>(null)

const DRAG_THRESHOLD_PX = 4
const { Space, Enter, Tab, Esc } = KeyboardCode
const keyboardCodes = { start: [Space], cancel: [Esc], end: [Space, Enter, Tab] }

/** List whose entries are reordered by pointer, by touch or by keyboard on their drag handles. */
export function Sortable({
  ids,
  nameOf,
  onMove,
  offset = 0,
  total = ids.length,
  onMoveToEnd,
  isGrid = false,
  children,
}: SortableProps) {
  const t = useTranslations('ui.sortable')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByOne(ids), keyboardCodes }),
  )
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const place = (index: number) => ({ number: offset + index + 1, total })
  const words = (index: number) => ({
    number: String(offset + index + 1),
    total: String(total),
  })
  const move = (from: number, to: number) => {
    if (offset + to >= 0 && offset + to < total && from !== to) onMove(from, to)
  }
  const moveToEnd = (from: number, end: 'first' | 'last') =>
    onMoveToEnd === undefined
      ? move(from, end === 'first' ? 0 : ids.length - 1)
      : onMoveToEnd(from, end)
  const describeLifted = (id: UniqueIdentifier) => {
    const index = indexOf(id)
    return t('lifted', { name: nameOf(index), ...words(index) })
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => describeLifted(active.id),
    onDragOver: ({ active, over }) => {
      if (over === null) return undefined
      // The entry is above its own place as soon as it is lifted.
      return over.id === active.id ? describeLifted(active.id) : t('place', words(indexOf(over.id)))
    },
    onDragEnd: ({ active, over }) => {
      const name = nameOf(indexOf(active.id))
      return over === null || over.id === active.id
        ? t('stays', { name })
        : t('moved', { name, ...words(indexOf(over.id)) })
    },
    onDragCancel: ({ active }) => {
      const index = indexOf(active.id)
      return t('back', { name: nameOf(index), number: words(index).number })
    },
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        if (over !== null) move(indexOf(active.id), indexOf(over.id))
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ListContext value={{ place, move, moveToEnd }}>{children}</ListContext>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps extends Omit<ComponentPropsWithoutRef<'li'>, 'id' | 'style'> {
  id: string
  component?: ElementType
  [data: `data-${string}`]: string | undefined
}

/** Entry of a sortable list, with a drag handle somewhere inside. */
export function SortableItem({
  id,
  component: Element = 'li',
  className = '',
  ...props
}: SortableItemProps) {
  const item = useSortable({ id })
  const { setNodeRef, transform, transition, isDragging } = item
  return (
    <ItemContext value={item}>
      <Element
        {...props}
        ref={setNodeRef}
        className={`${styles.item} ${className}`}
        style={{ transform: CSS.Translate.toString(transform), transition }}
        data-lifted={isDragging ? '' : undefined}
      />
    </ItemContext>
  )
}

/** List and entry around a drag handle. */
function useSortableItem() {
  const list = useContext(ListContext)
  const item = useContext(ItemContext)
  if (list === null || item === null) throw new Error('A drag handle must be in a sortable list.')
  return { list, item }
}

interface GripProps {
  /** Name of the entry, such as a product's. */
  name: string
  className?: string
}

/** Drag handle of an entry: dragged, moved by keyboard, or tapped for a menu of positions. */
export function Grip({ name, className }: GripProps) {
  const t = useTranslations('ui.dragHandle')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { list, item } = useSortableItem()
  const { index, isDragging, listeners, setActivatorNodeRef } = item
  const { number, total } = list.place(index)
  const go = (move: () => void) => () => {
    setOpen(false)
    move()
  }
  return (
    <Menu
      opened={open}
      onChange={setOpen}
      onClose={() => button.current?.focus()}
      returnFocus={false}
      position="bottom-start"
    >
      <span className={styles.holder}>
        <Menu.Target>
          <Anchor />
        </Menu.Target>
        <button
          ref={(element) => {
            button.current = element
            setActivatorNodeRef(element)
          }}
          type="button"
          className={`${styles.grip} ${className ?? ''}`}
          aria-label={t('label', { name, number: String(number), of: String(total) })}
          aria-haspopup="menu"
          aria-expanded={open}
          // Escape cancels the move, and closes no dialog around the list.
          data-mantine-stop-propagation={isDragging}
          {...listeners}
          onClick={() => setOpen(true)}
        >
          <Icon name="grip" size={16} />
        </button>
      </span>
      <Menu.Dropdown>
        <Menu.Item disabled={number === 1} onClick={go(() => list.moveToEnd(index, 'first'))}>
          {t('first')}
        </Menu.Item>
        <Menu.Item disabled={number === 1} onClick={go(() => list.move(index, index - 1))}>
          {t('up')}
        </Menu.Item>
        <Menu.Item disabled={number === total} onClick={go(() => list.move(index, index + 1))}>
          {t('down')}
        </Menu.Item>
        <Menu.Item disabled={number === total} onClick={go(() => list.moveToEnd(index, 'last'))}>
          {t('last')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Anchor of the menu. A separate element, since Menu.Target would duplicate the button's ARIA
 * attributes.
 */
function Anchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={styles.anchor} />
}

/** Arrow keys move an entry by one place, whatever the columns of a grid are. */
function moveByOne(ids: readonly string[]): KeyboardCoordinateGetter {
  return (event, { active, context: { over, droppableRects, collisionRect } }) => {
    const step = stepOf(event.code)
    if (step === 0) return
    event.preventDefault()
    const target = droppableRects.get(ids[ids.indexOf(String(over?.id ?? active)) + step] ?? '')
    if (target === undefined || collisionRect === null) return
    return {
      x: target.left + (target.width - collisionRect.width) / 2,
      y: target.top + (target.height - collisionRect.height) / 2,
    }
  }
}

function stepOf(code: string): number {
  if (code === KeyboardCode.Down || code === KeyboardCode.Right) return 1
  return code === KeyboardCode.Up || code === KeyboardCode.Left ? -1 : 0
}
