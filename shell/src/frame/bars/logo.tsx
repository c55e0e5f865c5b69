import { safeUrl } from '@croupier/shared/links'
import { useShell } from '../../host/shell-context.tsx'
import css from './logo.module.css'

/** The site's name with its mark: the drawn spade, or the operator's own picture. Leads home. */
export function Logo() {
  const { config } = useShell()
  const picture = config.logo ? safeUrl(config.logo, { base: document.baseURI }) : null
  return (
    <a href="#/" className={css.logo}>
      {picture ? <img src={picture.href} alt="" width={30} height={30} /> : <Spade />}
      <span>{config.name}</span>
    </a>
  )
}

/** The drawn spade, the default logo. */
export function Spade({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -52 100 104" aria-hidden="true" className={css.spade}>
      <path d="M0-42C-14-22-38-8-38 12a19 19 0 0 0 32 12c-1 10-5 18-12 24h36c-7-6-11-14-12-24a19 19 0 0 0 32-12C38-8 14-22 0-42Z" />
    </svg>
  )
}
