import { useHost } from '@croupier/shared/host'
import { safeUrl } from '@croupier/shared/links'
import { LinkButton } from '@croupier/shared/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../words.ts'
import css from './guide-video.module.css'

const FILES = /\.(mp4|webm)$/i

/** A section's video, loaded after a click only; none where the site config names none (D11). */
export function GuideVideo({ section, title }: { section: string; title: string }) {
  const { config } = useHost()
  const text = useText()
  const [isShown, setShown] = useState(false)
  const url = config.cryptoVideos[section] ? safeUrl(config.cryptoVideos[section]) : null
  if (!url) return null
  if (!FILES.test(url.pathname)) {
    return (
      <LinkButton href={url.href} variant="ghost" isExternal>
        {text('cryptoGuide.watch')}
      </LinkButton>
    )
  }
  // Such a video has no spoken words to caption: the section above it says all that it shows.
  if (isShown) return <video ref={focus} className={css.video} src={url.href} controls autoPlay aria-label={title} />
  return (
    <button type="button" className={css.poster} onClick={() => setShown(true)}>
      <Play size={32} aria-hidden="true" />
      {text('cryptoGuide.watch')}
    </button>
  )
}

/** The poster that was pressed, and had the focus, is gone. */
const focus = (video: HTMLVideoElement | null) => video?.focus()
