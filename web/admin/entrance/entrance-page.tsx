import type { ReactNode } from 'react'
import { contentCalls } from '../../../domain/api/content.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { useData } from '../data.ts'
import { Brand } from '../frame/brand.tsx'
import { Icon } from '../icon.tsx'
import { renditionUrl } from '../rendition.ts'
import styles from './entrance-page.module.css'

interface EntrancePageProps {
  title: string
  lead: string
  children: ReactNode
}

/** The way in: a form, and beside it where there is room the shop's own first photograph. */
export function EntrancePage({ title, lead, children }: EntrancePageProps) {
  const { data } = useData(contentCalls(carousel).list, {}, { limit: 1 }, { quiet: true })
  const picture = data?.homeCarousal[0]?.image
  return (
    <div className={styles.root}>
      <div className={styles.photo}>
        {!picture && <Icon name="swing" size={280} />}
        {picture && (
          <img
            src={renditionUrl(picture, 1280)}
            alt=""
            style={{ objectPosition: picture.focus || '60% 50%' }}
          />
        )}
      </div>
      <main className={styles.main}>
        <div className={styles.form}>
          <div className={styles.brand}>
            <Brand />
          </div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}
