import type { User } from '@croupier/shared/api'
import { useLayout } from '@croupier/shared/host'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { Balance } from './balance.tsx'
import { hintOf } from '../lazy/hint.ts'
import { NewsButton } from './news-button.tsx'
import css from './bar-button.module.css'

/** A member's part of the top bar: messages (desktop), balance and Deposit. */
export function MemberBar({ user }: { user: User }) {
  const { screens } = useShell()
  const text = useText()
  return (
    <>
      <Balance user={user} />
      <button
        type="button"
        className={css.primary}
        {...hintOf(screens, 'deposit')}
        onClick={() => screens.open('deposit', {})}
      >
        {text('topBar.deposit')}
      </button>
      {useLayout() === 'desktop' && <NewsButton user={user} />}
    </>
  )
}
