import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { type FieldPlace, focusField } from './field-place.ts'
import styles from './panel-section.module.css'

interface PanelSectionProps {
  /** Key of the section. */
  name: string
  /** Name of the record that its fields change. */
  record?: string
  title: ReactNode
  isChanged?: boolean
  hasErrors?: boolean
  children: ReactNode
}

/** Collapsible section of the fields panel; one is open at a time. */
export function PanelSection(props: PanelSectionProps) {
  const { name, record, title, isChanged = false, hasErrors = false } = props
  const t = useTranslations('editSite.panelSection')
  const { open, onOpen, wanted } = usePanel()
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const isOpen = open === name
  useEffect(() => {
    if (!isOpen || root.current === null || wanted?.section !== name) return
    focusField(root.current, wanted)
  }, [isOpen, wanted, name])

  return (
    <section ref={root} className={styles.root} data-record={record}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(isOpen ? null : name)}
        >
          <span className={styles.title}>{title}</span>
          {isChanged && <span className={styles.changed}>{t('unsaved')}</span>}
          {hasErrors && (
            <span className={styles.errors}>
              <Icon name="alert" size={16} />
              <span>{t('errors')}</span>
            </span>
          )}
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen && props.children}
      </div>
    </section>
  )
}

/** State of the fields panel that its sections share. */
interface PanelState {
  /** Key of the open section, or null. */
  open: string | null
  onOpen: (section: string | null) => void
  /** Opens the section of a target and focuses its field. */
  onTarget: (target: string) => void
  /** Field that was asked for last; a new object each time. */
  wanted: FieldPlace | null
  /** Targets on the page; null until it is shown for the first time. */
  targets: ReadonlySet<string> | null
}

export const PanelContext = createContext<PanelState>({
  open: null,
  onOpen: () => {},
  onTarget: () => {},
  wanted: null,
  targets: null,
})

export function usePanel(): PanelState {
  return useContext(PanelContext)
}
