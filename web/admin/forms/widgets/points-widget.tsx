import { ActionIcon, Button, Input } from '@mantine/core'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { MAX_ROOM_POINTS } from '../../../../domain/content/room.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { useChosenProducts } from '../chosen-products.ts'
import type { FormEntry } from '../form-values.ts'
import { pictureUrl, readMedia } from '../media/media-value.ts'
import { FieldGroup } from './field-group.tsx'
import { movedBy, percentOf, placeAt, type RoomPoint, readPoints } from './points.ts'
import styles from './points-widget.module.css'
import { ProductSearch } from './product-search.tsx'
import type { WidgetProps } from './widget.ts'
import rows from './widgets.module.css'

/** Width of the photograph in the form, twice as fine. */
const PHOTO_WIDTH_PX = 1280
const middle = { x: 0.5, y: 0.5 }

/** Marks on the photograph that the form's field `image` has, each with its product. */
export function PointsWidget(props: WidgetProps<FormEntry[]>) {
  const t = useTranslations('forms.roomPoints')
  const { input } = props
  const helpId = useId()
  /** Index of the mark whose product is being chosen. */
  const [searching, setSearching] = useState<number | null>(null)
  const image = readMedia(useWatch({ control: props.control, name: 'image' }))
  const points = readPoints(input.value)
  const products = useChosenProducts(
    [...new Set(points.map(({ product }) => product))].filter(Boolean),
  )
  const nameAt = (index: number) => {
    const id = points[index]?.product ?? ''
    return id === '' ? t('noProduct') : (products.get(id)?.name ?? '…')
  }
  const move = (from: number, to: number) => {
    input.onChange(withEntryMoved(points, from, to))
    setSearching(null)
  }
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (searching !== null)
      list.current?.children[searching]?.querySelector('input')?.focus({ preventScroll: true })
  }, [searching])

  const add = (place: Pick<RoomPoint, 'x' | 'y'>) => {
    input.onChange([...points, { product: '', ...place }])
    setSearching(points.length)
  }
  const change = (index: number, part: Partial<RoomPoint>) => {
    const before = points[index]
    if (before !== undefined) input.onChange(points.with(index, { ...before, ...part }))
  }
  const remove = (index: number) => {
    input.onChange(points.toSpliced(index, 1))
    setSearching(null)
  }
  const isFull = points.length >= MAX_ROOM_POINTS

  return (
    <FieldGroup {...props} aside={t('aside', { count: points.length, max: MAX_ROOM_POINTS })}>
      <Input.Description id={helpId} className={styles.help}>
        {image === null ? t('noPhoto') : t('help')}
      </Input.Description>
      {image !== null && (
        <PointPhoto
          src={pictureUrl(image, PHOTO_WIDTH_PX)}
          points={points}
          helpId={helpId}
          nameAt={nameAt}
          isFull={isFull}
          onAdd={add}
          onMove={change}
          onRemove={remove}
        />
      )}
      <Sortable ids={Object.keys(points)} nameOf={nameAt} onMove={move}>
        <ol className={rows.rows} ref={list}>
          {points.map(({ product }, index) => (
            <PointRow
              key={index}
              index={index}
              name={nameAt(index)}
              product={products.get(product)}
              isSearching={product === '' || searching === index}
              onSearch={() => setSearching(index)}
              onChoose={(product) => {
                change(index, { product })
                setSearching(null)
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </Sortable>
      {points.some(({ product }) => product === '') && (
        <Input.Description className={styles.help}>
          {t.rich('notThere', {
            link: (words) => (
              <Link to="/admin/manage-store/products/add" target="_blank">
                {words}
              </Link>
            ),
          })}
        </Input.Description>
      )}
      <Button
        ref={input.ref}
        leftSection={<Icon name="plus" size={16} />}
        disabled={image === null || isFull}
        onClick={() => add(middle)}
      >
        {t('add')}
      </Button>
    </FieldGroup>
  )
}

interface PointPhotoProps {
  src: string
  points: readonly RoomPoint[]
  /** Id of the text that says how to use it. */
  helpId: string
  nameAt: (index: number) => string
  isFull: boolean
  onAdd: (place: Pick<RoomPoint, 'x' | 'y'>) => void
  onMove: (index: number, place: Pick<RoomPoint, 'x' | 'y'>) => void
  onRemove: (index: number) => void
}

/** Photograph of a room: a click adds a mark, dragging or arrow keys move one, Delete removes it. */
function PointPhoto(props: PointPhotoProps) {
  const { src, points, helpId, nameAt, isFull, onAdd, onMove, onRemove } = props
  const t = useTranslations('forms.roomPoints')
  const placeOf = (event: MouseEvent, frame: Element) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return placeAt((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const onKeyDown = (index: number, point: RoomPoint) => (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onRemove(index)
      return
    }
    const place = movedBy(point, event)
    if (place === null) return
    event.preventDefault()
    onMove(index, place)
  }
  const drag = (index: number) => (event: PointerEvent<HTMLElement>) => {
    const { parentElement } = event.currentTarget
    if (parentElement !== null && event.currentTarget.hasPointerCapture(event.pointerId))
      onMove(index, placeOf(event, parentElement))
  }
  return (
    <div className={styles.frame}>
      {/* For pointers; by keyboard the button below the list adds a mark. */}
      <button
        type="button"
        className={styles.photo}
        tabIndex={-1}
        aria-label={t('add')}
        disabled={isFull}
        onClick={(event) => onAdd(placeOf(event, event.currentTarget))}
      >
        <img src={src} alt="" draggable={false} />
      </button>
      {points.map((point, index) => (
        <button
          key={index}
          type="button"
          className={styles.mark}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={t('mark', {
            number: String(index + 1),
            name: nameAt(index),
            x: percentOf(point.x),
            y: percentOf(point.y),
          })}
          aria-describedby={helpId}
          data-empty={point.product === '' ? '' : undefined}
          onKeyDown={onKeyDown(index, point)}
          onPointerDown={(event) => {
            if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={drag(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}

interface PointRowProps {
  index: number
  name: string
  /** Undefined while it loads, and for a mark without one. */
  product: Product | undefined
  isSearching: boolean
  onSearch: () => void
  onChoose: (id: string) => void
  onRemove: () => void
}

/** Mark of a room in the list below its photograph. */
function PointRow(props: PointRowProps) {
  const { index, name, product, isSearching, onSearch, onChoose, onRemove } = props
  const t = useTranslations('forms.roomPoints')
  const number = index + 1
  return (
    <SortableItem id={String(index)} className={rows.row}>
      <Grip name={name} />
      <span className={styles.number}>{number}</span>
      {/* A product may be marked twice, so all are offered. */}
      {isSearching ? (
        <div className={rows.rowName}>
          <ProductSearch onChoose={({ _id }) => onChoose(_id)} />
        </div>
      ) : (
        <>
          <Thumbnail picture={product?.images[0]} size={32} />
          <span className={rows.rowName}>{name}</span>
          <ActionIcon aria-label={t('change', { number: String(number), name })} onClick={onSearch}>
            <Icon name="edit" size={16} />
          </ActionIcon>
        </>
      )}
      <ActionIcon aria-label={t('remove', { number: String(number), name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </SortableItem>
  )
}
