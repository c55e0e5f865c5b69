import { useObservable } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'
import { MenuItem, MenuList } from './menu-item.tsx'

/** A visitor's drawer (SH-11). Until the stored token's user is known, it does not offer Join and Login. */
export function VisitorMenu() {
  const known = useObservable(useShell().session.known)
  return (
    <MenuList>
      {known && (
        <>
          <MenuItem word="topBar.join" screen="join" />
          <MenuItem word="topBar.login" screen="login" />
        </>
      )}
      <MenuItem word="menu.contactUs" screen="contactUs" />
      <MenuItem word="menu.cashoutRules" screen="withdrawalRules" />
    </MenuList>
  )
}
