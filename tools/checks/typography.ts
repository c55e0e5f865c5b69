import type { Locale } from '../../shared/src/i18n/locales.ts'

interface TypographyRule {
  readonly what: string
  readonly pattern: RegExp
}

/** A line break at that space would leave a unit, a number or a percent sign alone on the next line. */
const UNIT: TypographyRule = {
  what: 'a plain space between a number and its unit',
  pattern: /[\d}] ((MB|Mo|Mt|EUR|USD|BTC)\b|[$€])|([$€]|Symbol\}) [\d{]|\} (s|sn)(?!\p{L})/u,
}
/** The site shows amounts with the symbol in front in every language (`formatMoney`); texts have to match. */
const MONEY: TypographyRule = {
  what: 'an amount that is not set as the site sets its own, $\u00a0200',
  pattern: /[$€][\d{]|Symbol\}[\d{]|[\d}][\u00a0\u202f]?([$€](?!\u00a0)|(EUR|USD)\b)|\dドル/,
}
const NUMBER: TypographyRule = {
  what: 'a plain space after the sign of a number',
  pattern: /(?<!\p{L})(n[º°.]|n\.º|nr\.|nro|blg\.|no\.) [\d{]/iu,
}
const PERCENT: TypographyRule = { what: 'a plain space before %', pattern: /[\d}#] %/ }
const DOUBLE_SPACE: TypographyRule = { what: 'two spaces', pattern: / {2}/ }
const UNGROUPED: TypographyRule = { what: 'five digits and more that nothing groups', pattern: /(?<![\d.,])\d{5}/ }
const POINT_GROUPS: TypographyRule = { what: 'thousands grouped as in English', pattern: /\d,\d{3}(?!\d)/ }
const COMMA_GROUPS: TypographyRule = { what: 'thousands not grouped as in English', pattern: /\d\.\d{3}(?!\d)/ }
const ELLIPSIS: TypographyRule = { what: 'three points for …', pattern: /\.\.\./ }
const APOSTROPHE: TypographyRule = { what: "a typewriter's apostrophe", pattern: /[\p{L}\d}]'\p{L}/u }
/** The control that the specification spells I'VE MADE THE TRANSFER is exempt. */
const ENGLISH_APOSTROPHE: TypographyRule = { ...APOSTROPHE, pattern: /\p{Ll}'\p{L}/u }
const quotes = (others: string): TypographyRule => ({
  what: 'quotation marks of another language',
  pattern: RegExp(`[${others}]`),
})

const EVERYWHERE: readonly TypographyRule[] = [UNIT, MONEY, NUMBER, DOUBLE_SPACE, UNGROUPED]
const ENGLISH_NUMBERS: readonly TypographyRule[] = [...EVERYWHERE, COMMA_GROUPS]
const OTHER_NUMBERS: readonly TypographyRule[] = [...EVERYWHERE, POINT_GROUPS, ELLIPSIS, APOSTROPHE]

const COMMA_BEFORE: TypographyRule = {
  what: 'no comma before “ennen kuin”',
  pattern: /(?<!\bja)(?<=[\p{Ll}}]) ennen kuin/u,
}

const RULES: Readonly<Record<Locale, readonly TypographyRule[]>> = {
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
export function typographyProblems(locale: Locale, text: string): string[] {
  const withoutLinks = text.replace(/\]\([^)]*\)/g, ']')
  return RULES[locale].filter(({ pattern }) => pattern.test(withoutLinks)).map(({ what }) => what)
}
