import { sessionEndOr } from '@croupier/shared/api'
import { useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { Button, Screen } from '@croupier/shared/ui'
import { changePassword } from '../../api/passwords.ts'
import { NewPasswordFields, useNewPasswordChecks } from '../../components/new-password-fields.tsx'
import { useText } from '../../words.ts'
import css from './change-password.module.css'

/**
 * Change password (AC-17): after success a dialog whose OK closes the screen; errors show the texts of the catalogue.
 */
export default function ChangePasswordScreen() {
  const host = useHost()
  const frame = useFrame()
  const { id, username } = useMember()
  const text = useText()
  const isStillMember = useIsStillMember()
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm({
    defaults: { password: '', repassword: '' },
    checks: useNewPasswordChecks(),
    onInvalid: toast,
    onSubmit: async ({ password, repassword }) => {
      await changePassword(host.api, id, password, repassword)
      if (!isStillMember()) return
      await host.feedback.alert({ title: text('password.changeTitle'), message: text('password.changed') })
      frame.close()
    },
    // site.md 8: always this text, except when the session has ended.
    onError: (error) => {
      if (isStillMember()) toast(sessionEndOr(error, text('common.serverBusy')))
    },
  })
  return (
    <Screen
      frame={frame}
      title={text('password.changeTitle')}
      onSubmit={form.submit}
      footer={
        <div className={css.buttons}>
          <Button variant="ghost" size="lg" onPress={() => frame.close()}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
            {text('password.changeTitle')}
          </Button>
        </div>
      }
    >
      <NewPasswordFields form={form} username={username} />
    </Screen>
  )
}
