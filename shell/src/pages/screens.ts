import { withSurroundings } from '@croupier/shared/host'
import { loadMessages } from '../words.ts'
import type { DocumentName } from './info-pages.ts'

/** A pop-up that shows one of the long texts. */
const longText = (document: DocumentName) => async () => {
  const { textScreen } = await import('./long-text/text-screen.tsx')
  return { default: textScreen(document) }
}

/** The pop-ups that the shell owns itself, each a chunk of its own. */
export const shellScreens = withSurroundings(
  {
    menu: () => import('../menu/menu-screen.tsx'),
    language: () => import('../menu/language-screen.tsx'),
    article: () => import('./article/article-screen.tsx'),
    withdrawalRules: () => import('./article/withdrawal-rules/index.ts'),
    promotions: () => import('./article/promotions/index.ts'),
    promotion: () => import('../promotion/promotion-screen.tsx'),
    contactUs: () => import('../contact/contact-screen.tsx'),
    cookieChoice: () => import('../consent/cookie-choice-screen.tsx'),
    aboutUs: longText('aboutUs'),
    privacyPolicy: longText('privacyPolicy'),
    terms: longText('terms'),
    userAgreement: longText('userAgreement'),
    cookiesPolicy: longText('cookiesPolicy'),
    restricted: longText('restrictedCountry'),
  },
  loadMessages,
)
