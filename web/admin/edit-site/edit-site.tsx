import { Alert, Button, NativeSelect } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type EditedPage, siteEditorEndpoints } from '../../../domain/api/site-editor.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { resourceOf } from '../../../domain/content/content-type.ts'
import { targetName } from '../../../domain/site-editor/edit-target.ts'
import {
  type EditorPageName,
  editorPageNames,
  isEditorPage,
} from '../../../domain/site-editor/editor-pages.ts'
import { useApi } from '../app/admin-context.ts'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/load-state.tsx'
import { ScreenChoice, type ScreenName } from '../ui/screen-frame.tsx'
import styles from './edit-site.module.css'
import { type FieldPlace, placeOf } from './field-place.ts'
import { FieldsPanel } from './fields-panel.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { PanelContext } from './panel-section.tsx'
import { useRendering } from './use-rendering.ts'
import { useSiteForms } from './use-site-forms.ts'

/** The public page beside its fields: each leads to the other, and the page follows the typing. */
export default function EditSite() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('page')
  const page = isEditorPage(named) ? named : 'home'
  const forms = useSiteForms()
  const [open, setOpen] = useState<string | null>(null)
  const [wanted, setWanted] = useState<FieldPlace | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [targets, setTargets] = useState<ReadonlySet<string> | null>(null)
  const [slides, setSlides] = useState<readonly string[]>([])
  const [slide, setSlide] = useState('')
  const [isCollapsed, setCollapsed] = useState(false)
  const isWide = useMediaQuery('(min-width: 600px)', true, { getInitialValueInEffect: false })
  const [chosenScreen, setScreen] = useState<ScreenName | null>(null)
  const screen = chosenScreen ?? (isWide ? 'desk' : 'phone')
  const api = useApi()
  const { rendered, failure, refresh } = useRendering(page, () =>
    api.call(
      siteEditorEndpoints.render,
      {},
      { page, slide, drafts: forms.readDrafts() },
      { keepsCache: true },
    ),
  )
  useEffect(refresh, [slide, refresh])
  const guard = useLeaveGuard({
    dirty: forms.changed.length > 0,
    name: forms.changed.join(', '),
    onSave: forms.save,
    onLeave: forms.deleteDrafts,
  })
  useHotkeys([['mod+S', forms.save]], [], true)

  /** The page shows the slide that is edited. */
  function showSlideOf(section: string | null): void {
    const start = `${resourceOf(carousel)}.`
    if (section?.startsWith(start)) setSlide(section.slice(start.length))
  }
  function openSection(section: string | null): void {
    setOpen(section)
    showSlideOf(section)
  }
  function select(target: string): void {
    const place = placeOf(target)
    if (place === null) return
    openSection(place.section)
    setSelected(target)
    setWanted(place)
    setCollapsed(false)
  }
  function goToSlide(step: number): void {
    const count = slides.length
    const current = Math.max(0, slides.indexOf(slide))
    const id = slides[(current + step + count) % Math.max(1, count)]
    if (id !== undefined) select(targetName({ type: carousel, id, field: 'title' }))
  }
  function goToPage(next: EditorPageName): void {
    if (next === page) return
    setSearch({ page: next })
    setSelected(null)
    setTargets(null)
    setWanted(null)
    setOpen(null)
  }

  const field = search.get('field')
  const selectFromUrl = useEffectEvent(select)
  useEffect(() => {
    if (field !== null) selectFromUrl(field)
  }, [field])

  return (
    <PanelContext value={{ open, onOpen: openSection, onTarget: select, wanted, targets }}>
      <div className={styles.root}>
        <EditSiteBar page={page} screen={screen} onPage={goToPage} onScreen={setScreen} />
        <div className={styles.panes} data-collapsed={isCollapsed || undefined}>
          <FieldsPanel
            page={page}
            forms={forms}
            isCollapsed={isCollapsed}
            onCollapse={setCollapsed}
            onChange={refresh}
            onSlides={setSlides}
            onFocus={setSelected}
          />
          <EditPane
            page={page}
            rendered={rendered}
            failure={failure}
            screen={screen}
            selected={selected}
            onRetry={refresh}
            onTarget={select}
            onPage={goToPage}
            onSlide={goToSlide}
            onShown={setTargets}
          />
        </div>
      </div>
      {guard.dialog}
    </PanelContext>
  )
}

interface EditPaneProps extends PageFrameProps {
  rendered: EditedPage | null
  /** Error message of the last rendering, or empty. */
  failure: string
  onRetry: () => void
}

/** The page, or the reason why there is none. */
function EditPane({ failure, onRetry, ...frame }: EditPaneProps) {
  const t = useTranslations('editSite.editPane')
  const isMissing = frame.rendered !== null && frame.rendered.html === null
  return (
    <section className={styles.preview} aria-label={t('title')}>
      <div>
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />} className={styles.failure}>
            {failure}{' '}
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          </Alert>
        )}
      </div>
      {isMissing ? (
        <div className={styles.none}>
          <EmptyState icon="box" title={t('noProduct')} text={t('noProductHint')} />
        </div>
      ) : (
        <PageFrame {...frame} />
      )}
    </section>
  )
}

interface EditSiteBarProps {
  page: EditorPageName
  screen: ScreenName
  onPage: (page: EditorPageName) => void
  onScreen: (screen: ScreenName) => void
}

/** Choice of the page and of the screen that it is shown on. */
function EditSiteBar({ page, screen, onPage, onScreen }: EditSiteBarProps) {
  const t = useTranslations('editSite.editSiteBar')
  const declared = useDeclaredTexts()
  const choices = editorPageNames.map((value) => ({
    value,
    label: declared(`editorPages.${value}`),
  }))
  return (
    <div className={styles.bar}>
      <h1>{t('title')}</h1>
      <NativeSelect
        className={styles.page}
        aria-label={t('page')}
        data={choices}
        value={page}
        onChange={({ currentTarget: { value } }) => isEditorPage(value) && onPage(value)}
      />
      <div className={styles.end}>
        <ScreenChoice screen={screen} onScreen={onScreen} />
      </div>
    </div>
  )
}
