import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { listOf } from '../../i18n/list-of.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/messages.tsx'
import { ComboBox } from './combo-box.tsx'
import type { FieldProps } from './field.tsx'
import { Select } from './select.tsx'
import type { Option } from './select.tsx'
import { useDesktop } from '../hooks/use-desktop.ts'

/** The pickers of the site (SH-33): they are given their options and make no calls. */

export interface PickerProps extends FieldProps {
  readonly placeholder?: string
  readonly autoComplete?: string
}

export interface SearchPickerProps extends PickerProps {
  /** In the list when nothing fits what was typed. */
  readonly emptyText: string
}

export interface CodeName {
  readonly code: string
  readonly name: string
}

/** Searchable on a desktop; the platform's own wheel on phones. */
function SearchPicker(props: SearchPickerProps & { options: readonly Option[] }): ReactNode {
  const isDesktop = useDesktop()
  const { emptyText, ...select } = props
  return isDesktop ? <ComboBox {...select} emptyText={emptyText} /> : <Select {...select} />
}

/** Options read 'code - name'; the value is the code. */
export function CountryPicker({
  countries,
  ...rest
}: SearchPickerProps & { countries: readonly CodeName[] }): ReactNode {
  const options = useMemo(() => countries.map(codeAndName), [countries])
  return <SearchPicker {...rest} options={options} />
}

/** The states of the chosen country; the value is the code. */
export function StatePicker({ states, ...rest }: PickerProps & { states: readonly CodeName[] }): ReactNode {
  return <Select {...rest} options={states.map(({ code, name }) => ({ value: code, label: name }))} />
}

/** A dial code as figures ('55'), and the countries that have it. */
export interface DialCodeOf {
  readonly code: string
  readonly countries: readonly string[]
}

/** Shown as '+55', found by the names of its countries as well; the value is the code. */
export function DialPrefixPicker({ codes, ...rest }: SearchPickerProps & { codes: readonly DialCodeOf[] }): ReactNode {
  const locale = useLocale()
  const options = useMemo(() => codes.map((each) => dialOption(each, locale)), [codes, locale])
  return <SearchPicker {...rest} options={options} />
}

/** Options are labelled with their codes; the value is the code. */
export function CurrencyPicker({ codes, ...rest }: PickerProps & { codes: readonly string[] }): ReactNode {
  return <Select {...rest} options={codes.map(same)} />
}

/** '01' to '12'. */
export function MonthPicker(props: PickerProps): ReactNode {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  return <Select {...props} options={months.map(same)} />
}

/** The year `from` and the ten after it (site.md 9). */
export function YearPicker({ from, ...rest }: PickerProps & { from: number }): ReactNode {
  const years = Array.from({ length: 11 }, (_, index) => String(from + index))
  return <Select {...rest} options={years.map(same)} />
}

/** What a message to support is about. */
export function TopicPicker({ topics, ...rest }: PickerProps & { topics: readonly Option[] }): ReactNode {
  return <Select {...rest} options={topics} />
}

function dialOption({ code, countries }: DialCodeOf, locale: Locale): Option {
  return { value: code, label: `+${code}`, hint: listOf(locale, countries), names: countries }
}

function codeAndName({ code, name }: CodeName): Option {
  return { value: code, label: `${code} - ${name}` }
}

function same(code: string): Option {
  return { value: code, label: code }
}
