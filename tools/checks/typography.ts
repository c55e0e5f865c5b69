import type { Locale } from '../../shared/src/i18n/locales.ts'

interface Slip {
  readonly what: string
  readonly pattern: RegExp
}

/** A line break at that space would leave a unit, a number or a percent sign alone on the next line. */
const UNIT: Slip = {
  what: 'a plain space between a number and its unit',
  pattern: /[\d}] ((MB|Mo|Mt|EUR|USD|BTC)\b|[$€])|([$€]|Symbol\}) [\d{]|\} (s|sn)(?!\p{L})/u,
}
/** The site shows amounts with the symbol in front in every language (`formatMoney`); texts have to match. */
const MONEY: Slip = {
  what: 'an amount that is not set as the site sets its own, $\u00a0200',
  pattern: /[$€][\d{]|Symbol\}[\d{]|[\d}][\u00a0\u202f]?([$€](?!\u00a0)|(EUR|USD)\b)|\dドル/,
}
const NUMBER: Slip = {
  what: 'a plain space after the sign of a number',
  pattern: /(?<!\p{L})(n[º°.]|n\.º|nr\.|nro|blg\.|no\.) [\d{]/iu,
}
const PERCENT: Slip = { what: 'a plain space before %', pattern: /[\d}#] %/ }
const BLANKS: Slip = { what: 'two spaces', pattern: / {2}/ }
const UNGROUPED: Slip = { what: 'five digits and more that nothing groups', pattern: /(?<![\d.,])\d{5}/ }
const POINT_GROUPS: Slip = { what: 'thousands grouped as in English', pattern: /\d,\d{3}(?!\d)/ }
const COMMA_GROUPS: Slip = { what: 'thousands not grouped as in English', pattern: /\d\.\d{3}(?!\d)/ }
const ELLIPSIS: Slip = { what: 'three points for …', pattern: /\.\.\./ }
const APOSTROPHE: Slip = { what: "a typewriter's apostrophe", pattern: /[\p{L}\d}]'\p{L}/u }
/** The control that the specification spells I'VE MADE THE TRANSFER is exempt. */
const ENGLISH_APOSTROPHE: Slip = { ...APOSTROPHE, pattern: /\p{Ll}'\p{L}/u }
const quotes = (others: string): Slip => ({
  what: 'quotation marks of another language',
  pattern: RegExp(`[${others}]`),
})

const EVERYWHERE: readonly Slip[] = [UNIT, MONEY, NUMBER, BLANKS, UNGROUPED]
const ENGLISH_NUMBERS: readonly Slip[] = [...EVERYWHERE, COMMA_GROUPS]
const OTHER_NUMBERS: readonly Slip[] = [...EVERYWHERE, POINT_GROUPS, ELLIPSIS, APOSTROPHE]

const COMMA_BEFORE: Slip = { what: 'no comma before “ennen kuin”', pattern: /(?<!\bja)(?<=[\p{Ll}}]) ennen kuin/u }

const SLIPS: Readonly<Record<Locale, readonly Slip[]>> = {
  en: [...ENGLISH_NUMBERS, ENGLISH_APOSTROPHE, quotes('"«»„')],
  fil: [
    ...ENGLISH_NUMBERS,
    ELLIPSIS,
    APOSTROPHE,
    quotes('"«»„'),
    { what: '“bukas pa”, which says that it is tomorrow', pattern: /\bbukas pa\b/i },
    { what: 'a number without its “na”', pattern: /\d*[469] (oras|digit|araw|minuto|laro)/ },
  ],
  pt: [...OTHER_NUMBERS, quotes('"«»„')],
  it: [...OTHER_NUMBERS, quotes('"«»„')],
  tr: [...OTHER_NUMBERS, quotes('"«»„'), { what: 'a plain space after the sign of a number', pattern: /\bno \{/i }],
  de: [...OTHER_NUMBERS, PERCENT, quotes('"”«»')],
  fi: [
    ...OTHER_NUMBERS,
    PERCENT,
    quotes('"“„«»'),
    { what: 'a plain space after klo', pattern: /\bklo \d/ },
    COMMA_BEFORE,
  ],
  es: [
    ...OTHER_NUMBERS,
    PERCENT,
    quotes('"“”„'),
    { what: 'a question or an exclamation that nothing opens', pattern: /^[^¿]*\?|\?[^¿]*\?|^[^¡]*!|![^¡]*!/ },
  ],
  fr: [
    ...OTHER_NUMBERS,
    COMMA_GROUPS,
    quotes('"“”„'),
    { what: 'a plain space before : ; ! ? » or %, or after «', pattern: / [:;!?»%]|« / },
  ],
  ja: [
    ...ENGLISH_NUMBERS,
    ELLIPSIS,
    quotes('"“”„«»'),
    { what: 'brackets, question or exclamation marks of half width', pattern: /[()!?]/ },
    { what: 'points of half width after a word', pattern: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][.,:;]/u },
    { what: 'a space beside a value within a sentence', pattern: /\} \p{sc=Hiragana}/u },
  ],
}

/** The typographic errors in a text, by the rules of its language. The addresses of links are skipped. */
export function slipsIn(locale: Locale, text: string): string[] {
  const words = text.replace(/\]\([^)]*\)/g, ']')
  return SLIPS[locale].filter(({ pattern }) => pattern.test(words)).map(({ what }) => what)
}
