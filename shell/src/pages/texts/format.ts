/**
 * The shape of the long texts: one JSON file a document and language, in <document>/<locale>.json or
 * help/<slug>/<locale>.json (site.md 2, site.md 9, D15).
 *
 * Inline markup inside any string: `**bold**` and `[label](target)`. A target is an internal route ('/…'),
 * 'screen:<id>' or 'mail:support'. Nothing else is markup; strings are plain text, never html. A point of a list that
 * begins with `{chat}` is for sites that have the live chat.
 */
import * as v from 'valibot'

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

const line = v.pipe(v.string(), v.minLength(1))
const lines = v.pipe(v.array(line), v.minLength(1))
const cells = v.array(line)

const tableSchema = v.strictObject({
  caption: line,
  head: lines,
  rows: v.pipe(v.array(cells), v.minLength(1)),
})

const blockSchema = v.union([
  v.strictObject({ p: line }),
  v.strictObject({ ul: lines }),
  v.strictObject({ ol: lines }),
  v.strictObject({ table: tableSchema }),
  v.strictObject({ note: line }),
])

const sectionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: v.optional(line),
  blocks: v.pipe(v.array(blockSchema), v.minLength(1)),
})

export const documentSchema = v.strictObject({
  title: line,
  sections: v.pipe(v.array(sectionSchema), v.minLength(1)),
})

/** A help article: a document with what the search and the list need. */
export const helpArticleSchema = v.strictObject({
  title: line,
  category: v.picklist(helpCategories),
  keywords: lines,
  sections: v.pipe(v.array(sectionSchema), v.minLength(1)),
})

export type TextBlock = v.InferOutput<typeof blockSchema>
export type TextDocument = v.InferOutput<typeof documentSchema>
export type HelpArticle = v.InferOutput<typeof helpArticleSchema>
