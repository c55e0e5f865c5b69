import { FieldRow, Select } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import type { Kind, Span } from './types.ts'

interface FiltersProps {
  readonly kind: Kind
  readonly span: Span
  readonly onKind: (kind: Kind) => void
  readonly onSpan: (span: Span) => void
}

const KIND_IDS = ['all', 'games', 'deposits', 'cashouts', 'bonuses'] as const
const SPAN_IDS = ['ever', 'today', 'week', 'month', 'year'] as const

/** Which transactions, and of which time. */
export function Filters({ kind, span, onKind, onSpan }: FiltersProps) {
  const text = useText()
  return (
    <FieldRow>
      <Select
        label={text('transactions.kind')}
        value={kind}
        onChange={(value) => onKind(value as Kind)}
        isRequired
        options={KIND_IDS.map((value) => ({ value, label: text(`transactions.kind.${value}`) }))}
      />
      <Select
        label={text('transactions.span')}
        value={span}
        onChange={(value) => onSpan(value as Span)}
        isRequired
        options={SPAN_IDS.map((value) => ({ value, label: text(`transactions.span.${value}`) }))}
      />
    </FieldRow>
  )
}
