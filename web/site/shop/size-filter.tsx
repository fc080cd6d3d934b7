import { type SyntheticEvent, useEffect, useRef } from 'react'
import { type ShopNavigation, shopFormId } from './shop-navigation.ts'
import type { ShopPage } from './shop-page.server.ts'
import css from './size-filter.module.css'
import { MAX_SIZE_CM, MIN_SIZE_CM, SIZE_STEP_CM } from './size-range.ts'

interface FitsIntoProps {
  page: ShopPage
  navigation: ShopNavigation
}

/** Filter by maximum width and height. Its event handlers are loaded on first use. */
export function SizeFilter({ page: { sizes, limits, system, texts }, navigation }: FitsIntoProps) {
  if (!sizes.width && !sizes.height) return null
  const act = (event: SyntheticEvent) => {
    import('./size-filter-events.ts').then(
      ({ handleSizeInput }) => handleSizeInput(event, navigation),
      () => {},
    )
  }
  const field = (name: 'width' | 'height', label: string) =>
    sizes[name] && (
      <div>
        <label>
          {label}
          {/* The key remounts the input for another query; while typing, it keeps its text. */}
          <input
            key={navigation.requested[name]}
            name={name}
            form={shopFormId}
            defaultValue={navigation.requested[name]}
          />
        </label>
        <Slider label={label} limit={limits[name]} />
      </div>
    )
  return (
    <fieldset
      className={css.root}
      aria-label="Size"
      onFocus={act}
      onBlur={act}
      onKeyDown={act}
      onChange={act}
      onPointerUp={act}
      onKeyUp={act}
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

/** Slider for the same size in centimetres; its maximum means any size. */
function Slider({ label, limit }: { label: string; limit: number }) {
  const slider = useRef<HTMLInputElement>(null)
  const last = useRef(limit)
  useEffect(() => {
    // The slider keeps on mount the position that it was moved to before hydration.
    if (slider.current !== null && last.current !== limit) slider.current.value = `${limit}`
    last.current = limit
  }, [limit])
  return (
    <input
      ref={slider}
      className="needs-script"
      type="range"
      aria-label={label}
      min={MIN_SIZE_CM}
      max={MAX_SIZE_CM}
      step={SIZE_STEP_CM}
      defaultValue={limit}
    />
  )
}
