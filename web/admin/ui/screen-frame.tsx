import { SegmentedControl, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './screen-frame.module.css'

/** Viewport widths in pixels of the most common screens. */
const screenWidths = { phone: 390, desk: 1280 }
export type ScreenName = keyof typeof screenWidths

interface ScreenChoiceProps {
  screen: ScreenName
  onScreen: (screen: ScreenName) => void
}

/** Switch between the screens that a page is shown on. */
export function ScreenChoice({ screen, onScreen }: ScreenChoiceProps) {
  const t = useTranslations('ui.screenFrame')
  return (
    <SegmentedControl
      aria-label={t('screen')}
      value={screen}
      onChange={onScreen}
      data={[
        { value: 'phone', label: t('phone') },
        { value: 'desk', label: t('desk') },
      ]}
    />
  )
}

interface ScreenFrameProps extends ComponentProps<'iframe'> {
  screen: ScreenName
  /** False until the page is there; a skeleton covers the frame. */
  isShown: boolean
  /** Upper part of the skeleton. */
  skeleton: ReactNode
}

/** Frame with a page as wide as on a screen, scaled down to the room there is. */
export function ScreenFrame({ screen, isShown, skeleton, className, ...frame }: ScreenFrameProps) {
  const t = useTranslations('ui')
  const box = useElementSize()
  const width = screenWidths[screen]
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / width)
  return (
    <div className={[styles.box, className].filter(Boolean).join(' ')} ref={box.ref}>
      <iframe
        {...frame}
        className={styles.frame}
        style={{
          width,
          height: box.height / scale,
          transform: `scale(${scale})`,
          visibility: isShown ? 'visible' : 'hidden',
        }}
      />
      {!isShown && (
        // The skeleton has the colours of the theme, so that dark mode does not flash white.
        <div className={styles.outline} role="status" aria-label={t('loading')}>
          {skeleton}
          {['90%', '75%', '82%', '40%'].map((width) => (
            <Skeleton key={width} height={12} width={width} radius={4} />
          ))}
        </div>
      )}
    </div>
  )
}
