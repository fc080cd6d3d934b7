import { type ReactNode, useEffect, useState } from 'react'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { useLabels } from '../content/labels.ts'
import { useSite } from '../content/site.ts'
import { useTextLanguage } from '../languages/text-language.ts'
import lines from '../ui/drawing.module.css'
import drawing from '../ui/drawing.svg?url&no-inline'
import { NoScript } from '../ui/no-script.tsx'
import { PageLink } from '../ui/page-link.tsx'
import css from './custom-design.module.css'

export function CustomDesign() {
  const { texts } = useSite()
  const langOf = useTextLanguage()
  return (
    <section className={`section section--sand off-sheet ${css.root}`} aria-labelledby="custom-h">
      <div className={`wrap ${css.grid}`}>
        <div className={css.text} data-reveal>
          {texts.customEyebrow && <p className="eyebrow">{texts.customEyebrow}</p>}
          <h2 id="custom-h" lang={langOf(texts.customTitle)}>
            {texts.customTitle}
          </h2>
          {texts.customText && (
            <p className="sub" lang={langOf(texts.customText)}>
              {texts.customText}
            </p>
          )}
          <PageLink className={`${button.ink} ${css.action}`} to={addresses.contact}>
            {texts.customAction}
          </PageLink>
        </div>
        <Drawing />
      </div>
    </section>
  )
}

/** The section is at the end of the page, out of view at first. */
const LOAD_DELAY_MS = 3000

/**
 * The drawing is a separate file, which would otherwise enlarge every page's script. Loaded after a
 * delay or at the first scroll.
 */
function Drawing() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const timer = setTimeout(want, LOAD_DELAY_MS)
    addEventListener('scroll', want, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', want)
    }
  }, [])
  return (
    <>
      <Frame className="needs-script">{isWanted && <Lines />}</Frame>
      <NoScript>
        <Frame className="">
          <Lines />
        </Frame>
      </NoScript>
    </>
  )
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  const { drawing: label } = useLabels('frame')
  return (
    <svg
      className={`${lines.root} ${lines.measured} ${className}`}
      viewBox="0 0 740 404"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}

function Lines() {
  return <use href={`${drawing}#drawing`} />
}
