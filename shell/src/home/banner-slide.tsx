import type { Banner } from '@croupier/shared/api'
import { Picture, useLayout } from '@croupier/shared/host'
import type { ReactNode } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { bannerAction } from './banner-action.ts'
import { bannerPicture } from './banner-picture.ts'
import css from './banner.module.css'

/**
 * One banner: the picture for the layout, with the banner's words over it. A banner without words is named by its
 * position.
 */
export function BannerSlide({ banner, name, isFirst }: { banner: Banner; name: string; isFirst: boolean }) {
  const { config } = useShell()
  const desktop = useLayout() === 'desktop'
  return (
    <BannerTarget banner={banner}>
      <Picture
        className={css.picture}
        src={bannerPicture(banner, desktop, config.apiOrigin)}
        alt={banner.title || banner.text || banner.buttonText ? '' : name}
        draggable={false}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        // The page has drawn this picture already: it stays visible while the carousel takes it over.
        decoding={isFirst ? 'sync' : 'auto'}
      />
      <span className={css.words}>
        {banner.title && <span className={css.title}>{banner.title}</span>}
        {banner.text && <span className={css.text}>{banner.text}</span>}
        {banner.buttonText && <span className={css.button}>{banner.buttonText}</span>}
      </span>
    </BannerTarget>
  )
}

/** Where the banner leads: a link, a game's button, or nowhere. */
function BannerTarget({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { screens } = useShell()
  const action = bannerAction(banner)
  switch (action.kind) {
    case 'game':
      return (
        <button
          type="button"
          className={css.slide}
          onClick={() => screens.open('game', { gameId: action.gameId, playForFun: 0 })}
        >
          {children}
        </button>
      )
    case 'inside':
      return (
        <a className={css.slide} href={`#${action.path}`}>
          {children}
        </a>
      )
    case 'outside':
      return (
        <a className={css.slide} href={action.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )
    case 'none':
      return <div className={css.slide}>{children}</div>
  }
}
