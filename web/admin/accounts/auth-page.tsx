import type { ReactNode } from 'react'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { useData } from '../app/use-data.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'
import { Brand } from '../ui/brand.tsx'
import { Icon } from '../ui/icon.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { LanguageSelect } from '../ui/language-select.tsx'
import styles from './auth-page.module.css'

interface AuthPageProps {
  title: string
  lead: string
  /** Called when another language is chosen on this page. */
  onLanguage?: () => void
  children: ReactNode
}

/** Layout of the sign-in pages: a form, on wide screens beside the first photo of the home page. */
export function AuthPage({ title, lead, onLanguage, children }: AuthPageProps) {
  const { chooseLanguage } = useAdminLanguage()
  const { data } = useData(contentEndpoints(carousel).list, {}, { limit: 1 }, { quiet: true })
  const picture = data?.homeCarousel[0]?.image
  return (
    <div className={styles.root}>
      <div className={styles.photo}>
        {!picture && <Icon name="swing" size={280} />}
        {picture && (
          <img
            src={closestVariantUrl(picture, 1280)}
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
          <p className="soft">{lead}</p>
          {children}
          <div className={styles.language}>
            <LanguageSelect
              onChoose={(language) => {
                chooseLanguage(language)
                onLanguage?.()
              }}
            />
          </div>
        </div>
      </main>
    </div>
  )
}
