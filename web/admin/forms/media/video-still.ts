const DECODE_TIMEOUT_MS = 5000
const MAX_WIDTH_PX = 1280

/** Poster from early in a video, as JPEG; null if the browser cannot play it. */
export async function captureVideoStill(url: string): Promise<Blob | null> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  try {
    await arrival(video, 'loadeddata')
    // The first frame is often black.
    video.currentTime = Math.min(0.5, video.duration / 4 || 0)
    await arrival(video, 'seeked')
    const scale = Math.min(1, MAX_WIDTH_PX / Math.max(1, video.videoWidth))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

function arrival(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), DECODE_TIMEOUT_MS)
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    video.addEventListener('error', () => reject(new Error('not readable')), { once: true })
  })
}
