/**
 * The shape of the long texts: one JSON file per document and language. Inline markup inside any string: `**bold**` and
 * `[label](target)`; a target is an internal route ('/…'), 'screen:<id>' or 'mail:support'. Nothing else is markup;
 * strings are plain text, never html. `textSchema` checks the files.
 */
export const textPlaceholders = [
  'siteName',
  'siteDomain',
  'siteEmail',
  'currencySymbol',
  'fiatSymbol',
  'minimumDeposit',
  'maximumDeposit',
  'minimumCashout',
  'languageCount',
] as const
/** Substituted at run time as `{name}` (SH-28, D15). */
export type TextPlaceholder = (typeof textPlaceholders)[number]

export interface TextTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type TextBlock =
  | { readonly p: string }
  | { readonly ul: readonly string[] }
  | { readonly ol: readonly string[] }
  | { readonly table: TextTable }
  | { readonly note: string }

export interface TextSection {
  readonly id: string
  readonly title?: string
  readonly blocks: readonly TextBlock[]
}

export interface TextDocument {
  readonly title: string
  readonly sections: readonly TextSection[]
}
