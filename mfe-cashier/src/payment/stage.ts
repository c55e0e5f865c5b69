import type { PaymentWindow } from './windows/open-windows.ts'
import type { NextStep } from './method.ts'

type Kind<K extends NextStep['kind']> = Extract<NextStep, { kind: K }>

/** What a deposit dialog shows: the form, or what comes after the order. */
export type Stage =
  | { readonly kind: 'form' }
  | { readonly kind: 'window'; readonly next: Kind<'window'>; readonly opened: PaymentWindow | null }
  | { readonly kind: 'frame'; readonly next: Kind<'frame'>; readonly address: URL }
  | { readonly kind: 'transfer'; readonly next: Kind<'transfer'> }
  | { readonly kind: 'processing'; readonly next: Kind<'done'> }

export type StageOf<K extends Stage['kind']> = Extract<Stage, { kind: K }>
