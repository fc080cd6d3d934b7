import { Button } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { carousel } from '../../../domain/content/carousel.ts'
import { resourceOf } from '../../../domain/content/content-type.ts'
import { pageTexts } from '../../../domain/content/page-texts.ts'
import {
  type EditorPageName,
  textsOfPage,
  typesOfPage,
} from '../../../domain/site-editor/editor-pages.ts'
import { screensOfResource } from '../content/screens/screens.ts'
import { Icon } from '../ui/icon.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import styles from './edit-site.module.css'
import { targetOf } from './field-place.ts'
import { usePanel } from './panel-section.tsx'
import { TypeSections } from './type-sections.tsx'
import type { SiteForms } from './use-site-forms.ts'

interface FieldsPanelProps {
  page: EditorPageName
  forms: SiteForms
  /** Only its heading is left, so that the page has the space of a phone. */
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
  onChange: () => void
  /** Called with the ids of the slides, in order. */
  onSlides: (ids: string[]) => void
  /** Called with the target of a focused field. */
  onFocus: (target: string) => void
}

/** Fields of the page by record, in the order of the page; the texts of every page come last. */
export function FieldsPanel({ page, forms, isCollapsed, onCollapse, ...props }: FieldsPanelProps) {
  const t = useTranslations('editSite.fieldsPanel')
  const { wanted } = usePanel()
  const { mounted, isShown } = useShownResources(page, forms)
  const texts = textsOfPage(page)
  const groups =
    wanted?.group === undefined || texts.includes(wanted.group) ? texts : [...texts, wanted.group]
  const followFocus = ({ target }: FocusEvent) => {
    const name = targetOf(target)
    if (name !== null) props.onFocus(name)
  }
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <div>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        >
          {t('fold')}
          <Icon name={isCollapsed ? 'up' : 'down'} size={16} />
        </button>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.fields} onFocusCapture={followFocus}>
        {mounted.map((resource) => {
          const screens = screensOfResource(resource)
          return (
            screens && (
              <div key={resource} hidden={!isShown(resource)}>
                <TypeSections
                  screens={screens}
                  groups={groups}
                  forms={forms}
                  onChange={props.onChange}
                  onLoaded={resource === resourceOf(carousel) ? props.onSlides : undefined}
                />
              </div>
            )
          )
        })}
      </div>
      <EditSaveBar forms={forms} />
    </section>
  )
}

/**
 * Resources with sections: those of the page, of the last target, and with unsaved changes. What
 * was shown once stays mounted, so that going to another page keeps what was typed.
 */
function useShownResources(page: EditorPageName, forms: SiteForms) {
  const { wanted } = usePanel()
  const types = [...typesOfPage(page), ...(wanted === null ? [] : [wanted.type]), pageTexts]
  const wantedNow = types.map(resourceOf)
  const [seen, setSeen] = useState<readonly string[]>([])
  const added = wantedNow.filter((resource) => !seen.includes(resource))
  if (added.length > 0) setSeen([...seen, ...new Set(added)])
  const isShown = (resource: string) => wantedNow.includes(resource) || forms.isChanged(resource)
  const others = seen.filter((resource) => !wantedNow.includes(resource))
  const last = resourceOf(pageTexts)
  return {
    mounted: [...new Set([...wantedNow.filter((one) => one !== last), ...others, last])],
    isShown,
  }
}

/** Bar with the names of the changed records; all of them are saved together. */
function EditSaveBar({ forms }: { forms: SiteForms }) {
  const t = useTranslations('editSite.editSaveBar')
  const { changed, isSaving } = forms
  if (changed.length === 0) return null
  return (
    <section className={styles.editSaveBar} data-save-bar="" aria-label={t('save')}>
      <p className={styles.state} role="status">
        {isSaving ? t('saving') : t('unsaved', { names: changed.join(', ') })}
      </p>
      <Button variant="subtle" disabled={isSaving} onClick={forms.discard}>
        {t('discard')}
      </Button>
      <Button variant="filled" loading={isSaving} onClick={forms.save}>
        {t('save')} <kbd className="not-on-phones">{commandKey('S')}</kbd>
      </Button>
    </section>
  )
}
