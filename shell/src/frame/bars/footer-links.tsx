import { useObservable, type ScreenId } from '@croupier/shared/host'
import { isPlainClick } from '@croupier/shared/ui'
import type { MouseEvent } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { useOpenPath } from '../../pages/use-open-path.ts'
import { HELP_ROOT, infoPath } from '../../pages/info-pages.ts'
import { useText, type MessageId } from '../../words.ts'
import css from './footer.module.css'

interface FooterLink {
  readonly word: MessageId
  /** The address for a new tab; a plain click opens the pop-up instead. */
  readonly path: string
  readonly screen?: ScreenId
}

/** A text of the site, as a pop-up. */
const textLink = (screen: 'withdrawalRules' | 'aboutUs' | 'privacyPolicy' | 'terms'): FooterLink => ({
  word: `footer.${screen}`,
  path: infoPath(screen),
  screen,
})

const links: readonly FooterLink[] = [
  { word: 'footer.help', path: HELP_ROOT },
  textLink('withdrawalRules'),
  textLink('aboutUs'),
  textLink('privacyPolicy'),
  { word: 'footer.contactUs', path: `${HELP_ROOT}/contact-support`, screen: 'contactUs' },
  textLink('terms'),
]
const referral: FooterLink = {
  word: 'footer.referFriend',
  path: `${HELP_ROOT}/invite-friends`,
  screen: 'inviteBonus',
}
/** Of a visitor: a member's menu has them, a phone's other bars and the visitor's menu do not (site.md 1 and 2). */
const promotions: FooterLink = { word: 'section.promotions', path: '/', screen: 'promotions' }

/** The quick links (SH-13). */
export function FooterLinks() {
  const { session, screens } = useShell()
  const user = useObservable(session)
  const openPath = useOpenPath()
  const text = useText()
  const follow = (event: MouseEvent, { path, screen }: FooterLink) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (screen) screens.open(screen, {} as never)
    else openPath(path)
  }
  return (
    <nav aria-label={text('footer.label')} className={css.links}>
      {[...links, user ? referral : promotions].map((link) => (
        <a key={link.word} href={`#${link.path}`} onClick={(event) => follow(event, link)}>
          {text(link.word)}
        </a>
      ))}
    </nav>
  )
}
