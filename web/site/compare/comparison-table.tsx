import { useEffect, useId, useState } from 'react'
import { cardMessage } from '../../../domain/chat/shop-chat.ts'
import { type MeasureSystem, measureSystems } from '../../../domain/measures/measure-format.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { useLocalPath } from '../content/language.ts'
import { pageUrl, useSite } from '../content/site.ts'
import { useLabels, usePageLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { OfferLine } from '../product-card/offer-line.tsx'
import { ComparedSection } from '../scale-drawing/compared-section.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import css from './compare.module.css'
import type { ComparedProduct, Comparison } from './comparison.server.ts'
import { readStoredSystem, storeSystem } from './measure-system-storage.ts'

/**
 * Table with a column per product. Photos and names of the products stay in view; on phones the
 * name of a row stands above its cells.
 */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { products, sizes, facts, onlyDifferences, drawing } = comparison
  const { comparePrice, compareSame } = useTexts<'compare'>()
  const { askOrRemove } = usePageLabels('comparison')
  const [system, setSystem] = useMeasureSystem()
  const langOf = useFieldLanguage()
  const isPriced = products.some(({ offer }) => offer !== undefined)
  return (
    <>
      <ComparisonTools comparison={comparison} system={system} onChoose={setSystem} />
      <table className={`${css.table} ${columnClasses[products.length] ?? ''}`}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <Head key={product._id} product={product} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isPriced && (
            <tr>
              <th scope="row">{comparePrice}</th>
              {products.map(({ _id, offer }) => (
                <td key={_id}>
                  {offer === undefined ? <Texts texts={[]} /> : <OfferLine offer={offer} />}
                </td>
              ))}
            </tr>
          )}
          <tr className={`${css.acts} off-sheet`}>
            <th scope="row">
              <span className="vh">{askOrRemove}</span>
            </th>
            {products.map((product) => (
              <Acts key={product._id} product={product} />
            ))}
          </tr>
          {sizes.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={products[at]?._id}>
                  <Measure cell={cell} system={system} />
                </td>
              ))}
            </tr>
          ))}
          {facts.map(({ name, cells, ...rest }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((texts, at) => (
                <td key={products[at]?._id} lang={langOf(rest, String(at))}>
                  <Texts texts={texts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onlyDifferences && sizes.length + facts.length === 0 && <p>{compareSame}</p>}
      {drawing !== undefined && <ComparedSection drawing={drawing} system={system ?? 'cm'} />}
      <Imprint products={products} />
    </>
  )
}

/** Classes by the number of products. */
const columnClasses = ['', css.one, css.two, css.three]

function Head({ product }: { product: ComparedProduct }) {
  const { path, name, picture } = product
  const langOf = useFieldLanguage()
  return (
    <th scope="col">
      <PageLink className={css.link} to={path}>
        <Photo picture={picture} sizes="(min-width:900px)300px,50vw" alt="" priority />
        <span className={css.name} lang={langOf(product, 'name')}>
          {name}
        </span>
      </PageLink>
    </th>
  )
}

function Acts({ product }: { product: ComparedProduct }) {
  const { _id, path, name, withoutIt, chat } = product
  const site = useSite()
  const localPath = useLocalPath()
  const { compareAsk, compareRemove } = useTexts<'compare'>()
  const { aboutProduct } = usePageLabels('comparison')
  return (
    <td>
      <EnquiryLink
        className={`${button.chat} ${css.ask}`}
        source="shortlist"
        products={[_id]}
        {...chat}
        message={chat?.message ?? cardMessage(name, pageUrl(site, path), site.chatWords)}
      >
        <Icon name="chat" small />
        <span>
          {compareAsk}
          <span className="vh">{format(aboutProduct, { name })}</span>
        </span>
      </EnquiryLink>
      {withoutIt !== '' && (
        <a className={css.remove} href={localPath(withoutIt)}>
          {compareRemove}
          <span className="vh"> {name}</span>
        </a>
      )}
    </td>
  )
}

interface MeasureProps {
  cell: Comparison['sizes'][number]['cells'][number]
  system: ChosenMeasureSystem
}

/**
 * Measure as typed, followed by the visitor's measure system, or both until the visitor has chosen.
 */
function Measure({ cell, system }: MeasureProps) {
  const { typed, cm, ft } = cell
  const shown = (system === null ? [cm, ft] : [cell[system]]).filter((text) => text !== typed)
  const same = shown.filter(Boolean).join(', ')
  if (typed === '') return <Texts texts={[]} />
  return (
    <>
      {typed}
      {same !== '' && <span className={css.same}>{same}</span>}
    </>
  )
}

function Texts({ texts }: { texts: string[] }) {
  const { notSpecified } = usePageLabels('comparison')
  if (texts.length === 0)
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className="vh">{notSpecified}</span>
      </span>
    )
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** Shop and URLs of the products, for print only. */
function Imprint({ products }: { products: ComparedProduct[] }) {
  const site = useSite()
  const { brand, phone } = site
  return (
    <p className={css.imprint}>
      {brand}
      {phone !== null && `, ${phone.text}`}
      {products.map(({ _id, path, name }) => (
        <span key={_id}>
          <br />
          {name}: {pageUrl(site, path)}
        </span>
      ))}
    </p>
  )
}

interface ComparisonToolsProps {
  comparison: Comparison
  system: ChosenMeasureSystem
  onChoose: (system: MeasureSystem) => void
}

/** Controls above a comparison: rows that differ, sending it to somebody, units of its sizes. */
function ComparisonTools({ comparison, system, onChoose }: ComparisonToolsProps) {
  const { products, sizes, onlyDifferences, paths, feet } = comparison
  const texts = useTexts<'compare'>()
  const choiceId = useId()
  const localPath = useLocalPath()
  return (
    <div className={`${css.tools} off-sheet`}>
      {products.length > 1 && (
        <a
          className={button.line}
          href={localPath(onlyDifferences ? paths.all : paths.differences)}
        >
          {onlyDifferences ? texts.compareAll : texts.compareDifferences}
        </a>
      )}
      <ShareButton title={texts.compareTitle} path={paths.all} className={button.line}>
        {texts.compareSend}
      </ShareButton>
      {sizes.length > 0 && (
        <MeasureSystemSwitch id={choiceId} feet={feet} system={system} onChoose={onChoose} />
      )}
    </div>
  )
}

/** Null until the visitor has chosen. */
type ChosenMeasureSystem = MeasureSystem | null

/** Visitor's measure system, shared with the shop's size filter. */
function useMeasureSystem(): [ChosenMeasureSystem, (system: MeasureSystem) => void] {
  const [system, setSystem] = useState<ChosenMeasureSystem>(null)
  useEffect(() => setSystem(readStoredSystem()), [])
  return [
    system,
    (chosen) => {
      storeSystem(chosen)
      setSystem(chosen)
    },
  ]
}

interface SystemChoiceProps {
  id: string
  /** Label of feet and inches. */
  feet: string
  system: ChosenMeasureSystem
  onChoose: (system: MeasureSystem) => void
}

function MeasureSystemSwitch({ id, feet, system, onChoose }: SystemChoiceProps) {
  const { compareUnits } = useTexts<'compare'>()
  const { cm } = useLabels('offer')
  return (
    <fieldset className={`${css.systems} needs-script off-sheet`}>
      <legend>{compareUnits}</legend>
      {measureSystems.map((name) => (
        <label key={name}>
          <input type="radio" name={id} checked={name === system} onChange={() => onChoose(name)} />
          {name === 'ft' ? feet : cm}
        </label>
      ))}
    </fieldset>
  )
}
