import { MenuItem, MenuList } from './menu-item.tsx'

/** A visitor's drawer (SH-11). */
export function VisitorMenu() {
  return (
    <MenuList>
      <MenuItem word="topBar.join" screen="join" />
      <MenuItem word="topBar.login" screen="login" />
      <MenuItem word="menu.contactUs" screen="contactUs" />
      <MenuItem word="menu.cashoutRules" screen="withdrawalRules" />
    </MenuList>
  )
}
