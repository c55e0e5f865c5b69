import type { Member, User } from '@croupier/shared/api'
import { Money } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { useText } from '../../words.ts'
import css from './invite-bonus.module.css'

interface FiguresProps {
  readonly member: Member
  readonly user: User
  readonly claim: ReactNode
}

/** The results of the invitations so far. */
export function InviteFigures({ member, user, claim }: FiguresProps) {
  const text = useText()
  const money = (amount: string | null) => (
    <Money amount={amount ?? '0'} currency={user.currency} symbol={user.currencySymbol} />
  )
  const figures = [
    { name: text('invite.code'), value: user.invitationCode || member.invitationCode || '–' },
    { name: text('invite.count'), value: member.childCount },
    { name: text('invite.total'), value: money(member.totalAwarded) },
    { name: text('invite.balance'), value: money(member.awardBalance) },
    { name: text('invite.pending'), value: money(member.pendingAward) },
  ]
  return (
    <div className={css.figures}>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {claim}
    </div>
  )
}
