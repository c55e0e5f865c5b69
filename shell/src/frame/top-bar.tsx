import { useObservable } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'

/** site.md 2: Join and Login for a visitor; balance, Deposit and (on desktop) the menu for a member. */
export function TopBar() {
  const host = useShell()
  const user = useObservable(host.session)
  const text = useText()
  return (
    <header>
      <a href="#/">{host.config.name}</a>
      {user ? (
        <>
          <span>
            {text('topBar.balance')} {user.currencySymbol} {user.availableBalance}
          </span>
          <button type="button" onClick={() => host.screens.open('deposit', {})}>
            {text('topBar.deposit')}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={() => host.screens.open('join')}>
            {text('topBar.join')}
          </button>
          <button type="button" onClick={() => host.screens.open('login', {})}>
            {text('topBar.login')}
          </button>
        </>
      )}
    </header>
  )
}
