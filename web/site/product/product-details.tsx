import type { ReactNode } from 'react'
import type { Language } from '../../../domain/languages/language.ts'
import { pageUrl, useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import css from './product-details.module.css'
import { ProductActions, ProductOrder } from './product-order.tsx'
import type { ProductView } from './product-page.server.ts'

/** Characters; a longer name would fill a phone's screen at heading size. */
const LONG_NAME_LENGTH = 90

interface ProductDetailsProps {
  product: ProductView
  /** Rows of its choices. */
  choices: ReactNode
}

/** Name, price, order button and main details of a product, in the order in which people decide. */
export function ProductDetails({ product, choices }: ProductDetailsProps) {
  const { name, category, categoryPath, description } = product
  const texts = useTexts<'product'>()
  const langOf = useFieldLanguage()
  return (
    <div className={css.root}>
      <div className={css.top}>
        <div className={css.title}>
          {categoryPath !== '' && (
            <p className={`eyebrow ${css.category}`} lang={langOf(product, 'category')}>
              {category}
            </p>
          )}
          <h1
            id="product-h"
            className={name.length > LONG_NAME_LENGTH ? css.longName : css.name}
            lang={langOf(product, 'name')}
          >
            {name}
          </h1>
          <OfferLine offer={product.offer} isLarge />
        </div>
        <div className={`${css.heart} off-sheet`}>
          <HeartButton product={product} />
        </div>
      </div>
      {choices}
      <ProductOrder product={product} />
      {description !== '' && (
        <div className={css.text}>
          <Paragraphs text={description} lang={langOf(product, 'description')} />
        </div>
      )}
      <table className={css.spec}>
        <tbody>
          <Fact name={texts.factCategory}>
            {categoryPath === '' ? null : (
              <PageLink className={css.link} to={categoryPath} lang={langOf(product, 'category')}>
                {category}
              </PageLink>
            )}
          </Fact>
          <Fact name={texts.factTags} missing={texts.factNoTags}>
            {product.tags.length === 0 ? null : <Tags product={product} />}
          </Fact>
          <Fact name={texts.factSize}>{product.size || null}</Fact>
          <Fact name={texts.factMaterial} lang={langOf(product, 'material')}>
            {product.fullMaterial || null}
          </Fact>
        </tbody>
      </table>
      <ProductActions product={product} />
      <Imprint path={product.path} />
    </div>
  )
}

/** Shop and URL of the product, for print only. */
function Imprint({ path }: { path: string }) {
  const site = useSite()
  const { brand, phone } = site
  return (
    <p className={css.imprint}>
      {brand}
      {phone !== null && `, ${phone.text}`}
      <br />
      {pageUrl(site, path)}
    </p>
  )
}

interface FactProps {
  name: string
  missing?: string
  lang?: Language | undefined
  children: ReactNode
}

function Fact({ name, missing, lang, children }: FactProps) {
  const { factNone } = useTexts<'product'>()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td lang={lang}>{children ?? <span className={css.missing}>{missing ?? factNone}</span>}</td>
    </tr>
  )
}

function Tags({ product }: { product: ProductView }) {
  const langOf = useFieldLanguage()
  return (
    <ul className={css.tags}>
      {product.tags.map(({ name, path }, index) => (
        <li key={name}>
          <PageLink to={path} lang={langOf(product, `tags.${index}`)}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
