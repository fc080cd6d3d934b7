import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { format, type Message } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSite } from '../content/site.ts'
import { usePageLabels, useTexts } from '../content/texts.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { SwingMark } from '../ui/swing-mark.tsx'
import { useSwipe } from '../ui/swipe.ts'
import css from './hero.module.css'

/**
 * The photo covers its box, whose height may require more than the viewport's width. Phones get a
 * smaller value: on dense screens the next smaller variant looks the same.
 */
const sizes = '(min-width:900px)max(100vw,1458px),max(100vw,480px)'

export interface Slide extends WithFallbacks {
  title: string
  content: string
  image: PictureData | null
}

/**
 * Carousel of the home page; renders nothing without slides. Without JavaScript the first slide
 * stays.
 */
export function Hero({ slides }: { slides: Slide[] }) {
  const texts = useTexts<'home'>()
  const labels = usePageLabels('home')
  const langOf = useFieldLanguage()
  const { logo } = useSite()
  const show = useSlideshow(slides.length)
  const swipe = useSwipe((step) => show.go(show.current + step))
  const [first] = slides
  if (first === undefined) return null
  return (
    <section
      className={`${css.root} on-sand`}
      aria-roledescription={labels.carousel}
      aria-label={labels.highlights}
      {...swipe.handlers}
    >
      <div className={css.media}>
        {slides.map(
          (slide, index) =>
            show.wants(index) && (
              <div key={keyOf(slide)} className={css.photo} data-state={stateOf(index, show)}>
                {slide.image !== null && (
                  <Picture
                    picture={slide.image}
                    sizes={sizes}
                    srcsetKind="full"
                    priority={index === 0}
                  />
                )}
              </div>
            ),
        )}
      </div>
      <div className={`${css.body} wrap`}>
        <div className={css.text}>
          {logo === null && <SwingMark width={36} className={css.mark} />}
          <div className={css.words} aria-live={show.isPaused ? 'polite' : 'off'}>
            {slides.map((slide, index) => (
              <article
                key={keyOf(slide)}
                className={css.word}
                aria-roledescription={labels.slide}
                aria-label={placeOf(labels.slidePlace, index, slides)}
                data-state={stateOf(index, show)}
              >
                <h2 className={css.title} lang={langOf(slide, 'title')}>
                  {slide.title}
                </h2>
                <p lang={langOf(slide, 'content')}>{slide.content}</p>
              </article>
            ))}
          </div>
          <PageLink
            className={`${button.accent} ${button.large} ${css.action}`}
            to={addresses.shop}
          >
            {texts.heroAction}
          </PageLink>
        </div>
        {slides.length > 1 && <Controls slides={slides} show={show} />}
      </div>
    </section>
  )
}

function Controls({ slides, show }: { slides: Slide[]; show: Slideshow }) {
  const labels = usePageLabels('home')
  return (
    <div className={`${css.nav} needs-script`}>
      <button
        className={button.round}
        type="button"
        aria-label={labels.previousSlide}
        onClick={show.back}
      >
        <Icon name="left" />
      </button>
      <button
        className={button.round}
        type="button"
        aria-label={labels.nextSlide}
        onClick={show.next}
      >
        <Icon name="right" />
      </button>
      <div className={show.isRunning ? css.bars : `${css.bars} ${css.paused}`}>
        {slides.map((slide, index) => (
          <button
            key={keyOf(slide)}
            type="button"
            aria-label={placeOf(labels.goToSlide, index, slides)}
            aria-current={index === show.current || undefined}
            onClick={() => show.go(index)}
          >
            {/* The fill animation is the timer: its end shows the next slide. */}
            <i>{index === show.current && <b onAnimationEnd={show.next} />}</i>
          </button>
        ))}
      </div>
      <button
        className={`${button.round} ${css.pause}`}
        type="button"
        aria-label={show.isPaused ? labels.playSlides : labels.pauseSlides}
        onClick={show.togglePause}
      >
        <Icon name={show.isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  )
}

function placeOf(label: Message<'number' | 'count'>, index: number, { length }: Slide[]): string {
  return format(label, { number: index + 1, count: length })
}

function stateOf(slide: number, { current, previous }: Slideshow) {
  if (slide === current) return previous === null ? 'first' : 'current'
  return slide === previous ? 'previous' : 'idle'
}

/** Each slide has a photograph of its own, or only words. */
function keyOf({ image, title }: Slide): string {
  return image?.url ?? title
}

interface Slideshow {
  current: number
  /** Slide that the current one is covering. */
  previous: number | null
  /** True unless paused or in a hidden tab. */
  isRunning: boolean
  isPaused: boolean
  /** True for slides whose photos should load: those up to the furthest one seen, and the next. */
  wants: (slide: number) => boolean
  go: (slide: number) => void
  next: () => void
  back: () => void
  togglePause: () => void
}

/**
 * State of a slideshow with `count` slides. The timer is the bar's fill animation, which calls
 * `next` at its end.
 */
function useSlideshow(count: number): Slideshow {
  const [{ current, previous }, setPlace] = useState<{ current: number; previous: number | null }>({
    current: 0,
    previous: null,
  })
  const [reached, setReached] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isVisible = useVisible()

  const go = useCallback(
    (slide: number) => {
      const target = (slide + count) % count
      setPlace((place) =>
        place.current === target ? place : { current: target, previous: place.current },
      )
    },
    [count],
  )

  useEffect(() => setReached((before) => Math.max(before, current + 1)), [current])

  return {
    current,
    previous,
    isRunning: isVisible && !isPaused,
    isPaused,
    wants: (slide) => slide <= reached,
    go,
    next: () => go(current + 1),
    back: () => go(current - 1),
    togglePause: () => setPaused((before) => !before),
  }
}

/** False until hydration: an animation that ended earlier would have no listener. */
function useVisible(): boolean {
  return useSyncExternalStore(
    (tell) => {
      document.addEventListener('visibilitychange', tell)
      return () => document.removeEventListener('visibilitychange', tell)
    },
    () => !document.hidden,
    () => false,
  )
}
