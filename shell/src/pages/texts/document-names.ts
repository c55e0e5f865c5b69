/**
 * The long texts, one JSON file a document and language: in <document>/<locale>.json or help/<slug>/<locale>.json
 * (site.md 2, site.md 9, D15). `TextDocument` describes their format. Here, a point of a list that begins with `{chat}`
 * is for sites that have the live chat.
 */

/** Only in English; the page shows a translated title and a note that the English version prevails. */
export const legalDocuments = ['terms', 'privacyPolicy', 'userAgreement', 'cookiesPolicy'] as const

export const infoDocuments = [
  'myAccountInfo',
  'tableGamesInfo',
  'cashierInfo',
  'bonusInfo',
  'depositRules',
  'bonusRules',
  'casino361',
  'aboutUs',
  'blackjack',
  'withdrawalRules',
  'restrictedCountry',
] as const

/** In the order in which the help centre lists them. */
export const helpSlugs = [
  'how-to-register',
  'login-and-password',
  'verify-account',
  'change-details',
  'deposits-how',
  'deposit-not-arrived',
  'cashout-how',
  'cashout-times',
  'bonuses-and-wagering',
  'vip-and-points',
  'invite-friends',
  'games-and-fairness',
  'responsible-gaming',
  'security-of-account',
  'contact-support',
] as const

export const helpCategories = ['account', 'cashier', 'bonus', 'games', 'safety', 'support'] as const
