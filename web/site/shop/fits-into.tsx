import type { SyntheticEvent } from 'react'
import css from './fits-into.module.css'
import { type ShopNavigation, shopFormId } from './shop-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'

interface FitsIntoProps {
  page: ShopPage
  navigation: ShopNavigation
}

/** How wide and how high a product may be at most. What reads what is typed comes when it is wanted. */
export function FitsInto({ page: { sizes, system, texts }, navigation }: FitsIntoProps) {
  if (!sizes.width && !sizes.height) return null
  const act = (event: SyntheticEvent) => {
    import('./size-choice.ts').then(
      ({ answerSizes }) => answerSizes(event, navigation),
      () => {},
    )
  }
  const field = (name: 'width' | 'height', label: string) =>
    sizes[name] && (
      <label>
        {label}
        {/* Another address brings another field: one that was typed into keeps its text. */}
        <input
          key={navigation.asked[name]}
          name={name}
          form={shopFormId}
          defaultValue={navigation.asked[name]}
        />
      </label>
    )
  return (
    <fieldset
      className={css.root}
      aria-label="Fits into"
      onFocus={act}
      onBlur={act}
      onKeyDown={act}
      onChange={act}
    >
      {field('width', texts.fitsWidth)}
      {field('height', texts.fitsHeight)}
      <select name="unit" aria-label="Unit" form={shopFormId} key={system} defaultValue={system}>
        <option>cm</option>
        <option value="ft">{texts.fitsFeet}</option>
      </select>
    </fieldset>
  )
}
