import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from '../content/card-list.module.css'
import { CardList } from '../content/card-list.tsx'
import { storyScreens } from '../content/screens/page-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'

const { type, address: base } = storyScreens

export default function Stories() {
  const t = useTranslations('pages.stories')
  const declared = useDeclaredTexts()
  return (
    <CardList
      type={type}
      columns="wide"
      title={declared(storyScreens.label)}
      lead={t('lead')}
      add={{ label: declared(`types.${type.table}.add`), to: `${base}/add` }}
      nameOf={({ title }) => title}
      pictureOf={({ imageDetails }) => imageDetails}
      photo={({ imageDetails }) => (
        <img
          className={styles.photo}
          src={imageDetails ? closestVariantUrl(imageDetails, 640) : undefined}
          alt=""
          loading="lazy"
        />
      )}
      words={({ _id, title, content }) => (
        <>
          <h2>
            <Link to={`${base}/${_id}`}>{title}</Link>
          </h2>
          <p>{content}</p>
        </>
      )}
      actions={({ _id }) => [{ label: t('edit'), icon: 'edit', to: `${base}/${_id}` }]}
      deletion={t('deletion')}
      empty={{
        icon: storyScreens.icon,
        title: t('none'),
        text: t('noneHint'),
      }}
    />
  )
}
