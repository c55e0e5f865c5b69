import { useFocusAfterAnswer } from '../../consent/use-focus-after-answer.ts'
import { usePaymentReports } from '../payments/use-payment-reports.ts'
import { useFocusPageForm } from '../pop-ups/use-focus-page-form.ts'
import { useFocusSuccessor } from '../pop-ups/use-focus-successor.ts'
import { useSecondPressGuard } from '../pop-ups/use-second-press-guard.ts'
import { useStaleErrors } from '../notices/use-stale-errors.ts'
import { useKeepFocusOnPage } from '../routing/use-keep-focus-on-page.ts'
import { usePageName } from '../routing/use-page-name.ts'
import { useDismissDialogsOnLogout } from '../session/use-dismiss-dialogs-on-logout.ts'
import { useRefreshOnReturn } from '../session/use-refresh-on-return.ts'
import { useReopenScreens } from '../session/use-reopen-screens.ts'

/** Behaviour of the frame that the first page can do without. Renders nothing. */
export function DeferredBehaviour() {
  useReopenScreens()
  usePageName()
  useKeepFocusOnPage()
  usePaymentReports()
  useRefreshOnReturn()
  useStaleErrors()
  useDismissDialogsOnLogout()
  useFocusPageForm()
  useFocusSuccessor()
  useFocusAfterAnswer()
  useSecondPressGuard()
  return null
}
