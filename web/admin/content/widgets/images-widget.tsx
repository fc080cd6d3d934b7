import { FileButton, Input } from '@mantine/core'
import { limits } from '../../../../domain/limits.ts'
import { Icon } from '../../icon.tsx'
import { Grip, SortableStatus } from '../../sortable/grip.tsx'
import { moved } from '../../sortable/moved.ts'
import { useSortable } from '../../sortable/sortable.ts'
import { DescribeButton } from '../describe/describe-button.tsx'
import { choose, keyOf, type MediaValue, pictureUrl, readMediaList } from '../media-value.ts'
import { useUploads } from '../uploads.ts'
import { DropArea } from './drop-area.tsx'
import { useReadyFiles } from './use-ready-files.ts'
import { useWidget, type WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Several pictures in an order of their own; the first stands for the record. */
export function ImagesWidget(props: WidgetProps) {
  const { field, error } = useWidget(props)
  const pictures = readMediaList(field.value)
  const sortable = useSortable({
    count: pictures.length,
    nameOf: (index) => `Picture ${index + 1}`,
    onMove: (from, to) => field.onChange(moved(pictures, from, to)),
  })
  const ready = useReadyFiles('image', (files) =>
    field.onChange([...pictures, ...files.map(choose)]),
  )
  return (
    <Input.Wrapper
      error={error ?? ready.refused}
      description={props.hints.help}
      role="group"
      aria-label={props.label}
    >
      <FileButton onChange={ready.add} accept="image/*,.heic,.heif" multiple>
        {({ onClick }) => (
          <DropArea onFiles={ready.add} className={styles.stripArea}>
            <ul className={styles.strip} ref={sortable.container}>
              {sortable.order.map((index) => {
                const picture = pictures[index]
                return picture === undefined ? null : (
                  <li
                    key={keyOf(picture)}
                    className={styles.tile}
                    data-refused={isRefused(picture, error) ? '' : undefined}
                    {...sortable.itemProps(index)}
                  >
                    <Tile
                      picture={picture}
                      first={index === 0}
                      refused={isRefused(picture, error)}
                    />
                    <Grip
                      sortable={sortable}
                      index={index}
                      name={`picture ${index + 1}`}
                      className={styles.tileGrip}
                    />
                    <DescribeButton
                      picture={picture}
                      name={`picture ${index + 1}`}
                      className={styles.tileDescribe}
                      onDescribe={(described) => field.onChange(pictures.with(index, described))}
                    />
                    <button
                      type="button"
                      className={styles.tileRemove}
                      aria-label={`Remove picture ${index + 1}`}
                      onClick={() => field.onChange(pictures.toSpliced(index, 1))}
                    >
                      <Icon name="close" size={15} />
                    </button>
                  </li>
                )
              })}
              {pictures.length < limits.images && (
                <li className={styles.addTile}>
                  <button type="button" ref={field.ref} onClick={onClick}>
                    <Icon name="plus" />
                    {ready.preparing ? 'Reading …' : 'Add'}
                  </button>
                </li>
              )}
            </ul>
          </DropArea>
        )}
      </FileButton>
      <SortableStatus sortable={sortable} />
    </Input.Wrapper>
  )
}

interface TileProps {
  picture: MediaValue
  first: boolean
  refused: boolean
}

function Tile({ picture, first, refused }: TileProps) {
  const done = useUploads().get(keyOf(picture))
  return (
    <>
      <img
        src={pictureUrl(picture, 240)}
        alt={picture.kind === 'stored' ? picture.alt : picture.file.name}
        data-faded={done !== undefined || refused ? '' : undefined}
        draggable={false}
      />
      {first && <span className={styles.cover}>Cover</span>}
      {done !== undefined && (
        <span className={styles.tileProgress}>
          {Math.round(done * 100)} %
          <progress max={1} value={done} aria-label="Upload" />
        </span>
      )}
    </>
  )
}

/** The server names the file that it could not take. */
function isRefused(picture: MediaValue, error: string | undefined): boolean {
  return picture.kind === 'chosen' && error !== undefined && error.startsWith(picture.file.name)
}
