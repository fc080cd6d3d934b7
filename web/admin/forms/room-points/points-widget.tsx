import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MAX_ROOM_POINTS } from '../../../../domain/content/room.ts'
import { pictureUrl, readMedia } from '../../media/media-value.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { useChosenProducts } from '../chosen-products.ts'
import type { FormEntry } from '../form-values.ts'
import { FieldGroup } from '../widgets/field-group.tsx'
import rows from '../widgets/references-widget.module.css'
import type { WidgetProps } from '../widgets/widget.ts'
import { PointPhoto } from './point-photo.tsx'
import { PointRow } from './point-row.tsx'
import { type RoomPoint, readPoints } from './points.ts'
import styles from './points-widget.module.css'

/** Width of the photograph in the form, twice as fine. */
const PHOTO_WIDTH_PX = 1280
const middle = { x: 0.5, y: 0.5 }

/** Marks on the photograph that the form's field `image` has, each with its product. */
export function PointsWidget(props: WidgetProps<FormEntry[]>) {
  const t = useTranslations('forms.roomPoints')
  const { input, error } = props
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
    <FieldGroup
      label={props.label}
      hints={props.hints}
      aside={t('aside', { count: points.length, max: MAX_ROOM_POINTS })}
      error={error}
    >
      <p id={helpId} className={styles.help}>
        {image === null ? t('noPhoto') : t('help')}
      </p>
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
        <ol className={rows.list} ref={list}>
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
        <p className={styles.help}>
          {t.rich('notThere', {
            link: (words) => (
              <Link to="/admin/manage-store/products/add" target="_blank">
                {words}
              </Link>
            ),
          })}
        </p>
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
