import { Gift } from 'lucide-react'
import css from './offer-line.module.css'
import type { MethodOffer } from './use-method-offer.ts'

/** The method's bonus and discount, as the chooser promised them. */
export function OfferLine({ offer: { bonus, discount } }: { offer: MethodOffer }) {
  if (!bonus && !discount) return null
  return (
    <p className={css.offer}>
      <Gift size={18} aria-hidden="true" />
      <span>{[discount, bonus].filter(Boolean).join(' · ')}</span>
    </p>
  )
}
