import { errorMessage, isRefusal, type User } from '@croupier/shared/api'
import { useObservable } from '@croupier/shared/host'
import { LOCALE_NAMES } from '@croupier/shared/i18n'
import { Disclosure, DisclosureGroup } from '@croupier/shared/ui'
import { useShell } from '../host/shell-context.tsx'
import { createValue } from '../host/value.ts'
import { useText } from '../words.ts'
import { MenuItem, MenuList } from './menu-item.tsx'
import { UnclaimedAward } from './unclaimed-award.tsx'
import css from './menu.module.css'

/** The member whose logout is in flight. Outside the component: the drawer may be closed and opened again meanwhile. */
const loggingOut = createValue<number | null>(null)

/** A member's drawer: two sections of which one at most is open, then the rest (SH-10, SH-12). */
export function MemberMenu({ user }: { user: User }) {
  const { feedback, locale, session } = useShell()
  const language = useObservable(locale)
  const text = useText()
  const isLoggingOut = useObservable(loggingOut) === user.id
  const logout = async () => {
    if (loggingOut.get() === user.id) return
    loggingOut.set(user.id)
    try {
      await session.signOut()
    } catch (error) {
      const message = errorMessage(error, text('common.serverBusy'))
      // Only a refusal with a message from the server says what was refused (SH-32).
      const isExplained = isRefusal(error) && error.message !== ''
      void feedback.alert({ message: isExplained ? message : `${message}\n\n${text('menu.logoutFailed')}` })
    } finally {
      if (loggingOut.get() === user.id) loggingOut.set(null)
    }
  }
  return (
    <>
      <div className={css.sections}>
        <DisclosureGroup>
          <Disclosure id="account" look="menu" title={text('menu.accountSettings')}>
            <ul role="list">
              <MenuItem word="menu.personalDetails" screen="personalDetails" />
              <MenuItem word="menu.changePassword" screen="changePassword" />
              <MenuItem word="menu.uploadDocuments" screen="uploadDocuments" />
            </ul>
          </Disclosure>
          <Disclosure id="cashier" look="menu" title={text('menu.cashier')}>
            <ul role="list">
              <MenuItem word="menu.deposit" screen="deposit" />
              <MenuItem word="menu.cashout" screen="cashout" />
              <MenuItem word="menu.transactionHistory" screen="transactionHistory" />
              <MenuItem word="menu.gameHistory" screen="gameHistory" />
            </ul>
          </Disclosure>
        </DisclosureGroup>
      </div>
      <MenuList>
        <MenuItem word="menu.vipStore" screen="vipStore" />
        <MenuItem word="menu.vipClub" screen="vipClub" />
        <MenuItem word="menu.invitation" screen="inviteBonus" detail={<UnclaimedAward user={user} />} />
      </MenuList>
      <MenuList>
        <MenuItem word="menu.banking" screen="banking" />
        <MenuItem word="menu.promotions" screen="promotions" />
        <MenuItem word="menu.contactUs" screen="contactUs" />
        <MenuItem word="menu.cashoutRules" screen="withdrawalRules" />
        <MenuItem word="menu.language" screen="language" detail={LOCALE_NAMES[language]} />
      </MenuList>
      <MenuList>
        <MenuItem word="menu.logout" isDanger isBusy={isLoggingOut} onSelect={() => void logout()} />
      </MenuList>
    </>
  )
}
