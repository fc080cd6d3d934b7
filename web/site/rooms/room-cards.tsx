import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import { placeStyle } from '../../ui/inline-styles.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import sheet from './rooms.css?url'
import type { RoomsSectionData } from './rooms.server.ts'

const sizes = {
  large: '(min-width:1336px)608px,(min-width:720px)46vw,92vw',
  small: '(min-width:1336px)400px,(min-width:720px)30vw,80vw',
  row: '(min-width:1336px)608px,(min-width:720px)46vw,80vw',
}

type RoomCardsProps = Pick<RoomsSectionData, 'rooms' | 'texts'> & {
  /** `small`: three beside each other. `row`: phones scroll them in a row. */
  size?: keyof typeof sizes
  /** The first photo is the first of the page. */
  isFirst?: boolean
  /** Level of the headings. */
  heading?: 'h2' | 'h3'
}

/** Photographs of rooms that lead to their pages. */
export function RoomCards({
  rooms,
  texts,
  size = 'large',
  isFirst = false,
  heading: Heading = 'h3',
}: RoomCardsProps) {
  const langOf = useFieldLanguage()
  return (
    <>
      <RoomsSheet />
      <ul className={`rooms-list rooms-list-${size}`}>
        {rooms.map(({ path, title, image, marks, count, ...rest }, index) => (
          <li key={path}>
            <PageLink className={`${card.root} rooms-card`} to={path}>
              <Photo
                picture={image}
                sizes={sizes[size]}
                srcsetKind="half"
                alt=""
                priority={isFirst && index === 0}
              >
                {marks.map((place, index) => (
                  <span key={index} className="rooms-dot" style={placeStyle(place)} />
                ))}
              </Photo>
              <div className="rooms-words">
                <Heading lang={langOf(rest, 'title')}>{title}</Heading>
                {count > 0 && (
                  <span>
                    {count === 1 ? texts.roomsPiece : format(texts.roomsPieces, { count })}
                  </span>
                )}
                <span className={button.grow}>{texts.roomsAction}</span>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A sheet of its own, which only pages with rooms load. */
export function RoomsSheet() {
  return <link rel="stylesheet" href={sheet} precedence="rooms" />
}
