import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import standard from '../content/card-list.module.css'
import { CardList } from '../content/card-list.tsx'
import { roomScreens } from '../content/screens/catalogue-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'

const { type, address: base } = roomScreens

export default function Rooms() {
  const t = useTranslations('catalogue.rooms.list')
  const declared = useDeclaredTexts()
  return (
    <CardList
      type={type}
      columns="wide"
      title={declared(roomScreens.label)}
      lead={t('lead')}
      add={{ label: declared(`types.${type.table}.add`), to: `${base}/add` }}
      nameOf={({ title }) => title}
      pictureOf={({ imageDetails }) => imageDetails}
      photo={({ imageDetails }) => (
        <img
          className={standard.photo}
          src={imageDetails ? closestVariantUrl(imageDetails, 640) : undefined}
          alt=""
          loading="lazy"
        />
      )}
      words={({ _id, title, points, visibility }) => (
        <>
          <h2>
            <Link to={`${base}/${_id}`}>{title}</Link>
          </h2>
          <p>{t(visibility === 'hidden' ? 'hiddenMarks' : 'marks', { count: points.length })}</p>
        </>
      )}
      actions={({ _id }) => [{ label: t('edit'), icon: 'edit', to: `${base}/${_id}` }]}
      deletion={t('deletion')}
      empty={{ icon: roomScreens.icon, title: t('none'), text: t('noneHint') }}
    />
  )
}
