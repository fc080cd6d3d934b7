import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedPicture, PictureKind } from '../../../../domain/api/pictures.ts'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { EmptyState, Failure } from '../../ui/load-state.tsx'
import { PictureFilters } from './picture-filters.tsx'
import { ScrolledPictureGrid } from './picture-grid.tsx'
import styles from './picture-library-dialog.module.css'
import { usePictureSelection } from './picture-selection.ts'
import { allPictures, isFiltered, queryOf } from './picture-view.ts'
import { usePictures } from './use-pictures.ts'

interface PictureLibraryDialogProps {
  kind: PictureKind
  /** Several pictures are selected first, and chosen together. */
  multiple?: boolean
  onChoose: (pictures: ListedPicture[]) => void
  onClose: () => void
}

/** Dialog that chooses pictures or films of the library; nothing is uploaded. */
export function PictureLibraryDialog(props: PictureLibraryDialogProps) {
  const { kind, multiple = false, onChoose, onClose } = props
  const t = useTranslations('media.library')
  const [view, setView] = useState(allPictures)
  const state = usePictures(queryOf({ ...view, kind }))
  const selection = usePictureSelection()
  const scroller = useRef<HTMLDivElement>(null)
  const { chosen } = selection
  const choose = (pictures: readonly ListedPicture[]) => {
    onClose()
    onChoose([...pictures])
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={980}
      title={t(`title.${multiple ? 'many' : 'one'}.${kind}`)}
      classNames={{ body: styles.root }}
    >
      <div className={styles.tools}>
        <PictureFilters
          view={view}
          total={state.total ?? 0}
          isOneKind
          onFilter={(name, value) => setView({ ...view, [name]: value })}
          onClear={() => setView(allPictures)}
        />
        <p role="status" className="fine-print">
          {state.total !== undefined && t('count', { count: state.total })}
        </p>
      </div>
      <div className={styles.scroller} ref={scroller}>
        {state.error !== null && <Failure message={state.error.message} onRetry={state.refetch} />}
        {state.total === 0 ? (
          <EmptyState
            icon={kind === 'image' ? 'images' : 'film'}
            title={t(isFiltered(view) ? 'none' : 'empty')}
            text={t(isFiltered(view) ? 'noneHint' : 'emptyHint')}
          />
        ) : (
          <ScrolledPictureGrid
            key={state.key}
            label={t('label')}
            state={state}
            scroller={scroller}
            // A click selects, and Enter chooses.
            selection={multiple ? { ...selection, isSelecting: true } : undefined}
            onOpen={(picture) =>
              choose([...chosen.filter(({ _id }) => _id !== picture._id), picture])
            }
          />
        )}
      </div>
      <DialogActions
        submit={multiple ? t('choose', { count: chosen.length }) : undefined}
        disabled={chosen.length === 0}
        onSubmit={() => choose(chosen)}
        onClose={onClose}
      />
    </Modal>
  )
}
