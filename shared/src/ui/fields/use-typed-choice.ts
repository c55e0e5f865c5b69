import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { fold } from '../../i18n/fold.ts'
import type { Option } from './select.tsx'

/** Whether a text has what was typed, with or without accents: 'turk' finds 'Türkiye' in Turkish too. */
export const contains = (text: string, typed: string) => fold(text).includes(fold(typed))

/** All that an option is found by while typing. */
export const wordsOf = ({ label, hint = '' }: Option) => `${label} ${hint}`

interface TypedChoice {
  /** What is typed into the field now. */
  readonly typed: RefObject<string>
  /** Whether the list is open. */
  readonly isOpen: RefObject<boolean>
  /** Chooses the option that the typed text stands for, if that can only be one. */
  chooseTyped(): void
}

/** The text typed into a combo box as a choice; text typed before the options have loaded chooses once they have. */
export function useTypedChoice(
  options: readonly Option[],
  value: string,
  onChange: (value: string) => void,
): TypedChoice {
  const typed = useRef('')
  const isOpen = useRef(false)
  const chooseTyped = () => {
    const option = optionMatching(typed.current.trim(), options)
    if (option && option.value !== value) onChange(option.value)
  }
  useWhenLoaded(options.length > 0, () => {
    if (value === '' && !isOpen.current) chooseTyped()
  })
  return { typed, isOpen, chooseTyped }
}

/** The option that the typed text stands for: its code, one of its names in full, or the only one that contains it. */
function optionMatching(typed: string, options: readonly Option[]): Option | undefined {
  const wanted = fold(typed)
  if (wanted === '') return undefined
  const only = (found: readonly Option[]) => (found.length === 1 ? found[0] : undefined)
  return (
    options.find(({ value }) => fold(value) === wanted) ??
    only(options.filter((option) => namesOf(option).includes(wanted))) ??
    only(options.filter((option) => contains(wordsOf(option), typed)))
  )
}

/** 'FI - Finland' is found as Finland, '+358' as Finland and as Åland Islands. */
const namesOf = ({ label, names = [] }: Option) => [label, ...label.split(' - '), ...names].map(fold)

/** Calls back when something that was missing at first has arrived. */
function useWhenLoaded(isLoaded: boolean, onLoaded: () => void): void {
  const loaded = useEffectEvent(onLoaded)
  const [wasLoaded] = useState(isLoaded)
  useEffect(() => {
    if (isLoaded && !wasLoaded) loaded()
  }, [isLoaded, wasLoaded])
}
