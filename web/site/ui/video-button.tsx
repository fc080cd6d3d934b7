import { useRef, useState } from 'react'
import type { Picture as PictureData, SrcsetKind, Video } from '../../../domain/media/media.ts'
import { Icon } from '../../ui/icon.tsx'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { NoScript } from '../content/page-output.tsx'
import css from './video-button.module.css'

interface VideoButtonProps {
  video: Video
  /** Labels of the button while the video is paused, and while it plays. */
  labels: { play: string; pause: string }
  /** Picture shown until playback, instead of the video's poster. */
  still?: PictureData | null
  sizes: string
  srcsetKind?: SrcsetKind
  priority?: boolean
  className: string | undefined
}

/** Muted video that plays and pauses on click, and stays on its last frame at the end. */
export function VideoButton({ video, labels, still, className, ...rest }: VideoButtonProps) {
  const videoElement = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasStarted, setStarted] = useState(false)
  const poster = still ?? video.poster

  const toggle = () => {
    const player = videoElement.current
    if (player === null) return
    if (!player.paused) return player.pause()
    player.muted = true
    // An unsupported video keeps its poster and play icon.
    player.play().catch(() => setPlaying(false))
  }
  return (
    <div className={`${css.root} ${className}`}>
      <button
        className={css.button}
        type="button"
        data-under-chat
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={toggle}
        onPointerEnter={() => videoElement.current?.setAttribute('preload', 'auto')}
      >
        <span className={`${photo.root} ${css.box}`}>
          <video
            ref={videoElement}
            src={video.url}
            muted
            playsInline
            preload={poster === null ? 'metadata' : 'none'}
            tabIndex={-1}
            onPlay={() => setPlaying(true)}
            onPlaying={() => setStarted(true)}
            onPause={() => setPlaying(false)}
            onEnded={() => setPlaying(false)}
          />
          {poster !== null && (
            <Picture
              picture={poster}
              {...rest}
              alt=""
              className={hasStarted ? `${css.still} ${css.started}` : css.still}
            />
          )}
        </span>
        {!isPlaying && (
          <span className={css.play}>
            <Icon name="play" />
          </span>
        )}
      </button>
      <NoScript>
        <video src={video.url} controls muted playsInline preload="none" />
      </NoScript>
    </div>
  )
}
