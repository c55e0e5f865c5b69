import { errorMessage, type User } from '@croupier/shared/api'
import { plainName, required, useOrderedForm } from '@croupier/shared/forms'
import { useFrame, useHost } from '@croupier/shared/host'
import { Button, Screen, Stack, TextField } from '@croupier/shared/ui'
import { Agreement } from '../../components/agreement.tsx'
import { forgetCodes, storedCodes } from '../../state/invitation-codes.ts'
import { validEmail } from '../../forms/valid-email.ts'
import { useLeaveAsMember } from '../../state/use-leave-as-member.ts'
import { useText } from '../../words.ts'
import { useWelcome } from '../../state/use-welcome.ts'

/**
 * Registration with a social account (AC-12, D8): a token in the response logs the player in, and welcomes a new one;
 * no token means that a mail was sent.
 */
export default function SocialJoinScreen() {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const welcome = useWelcome(frame.close)
  const toast = (message: string) => host.feedback.toast(message, 'error')
  const form = useOrderedForm({
    defaults: { email: '', firstName: '', lastName: '' },
    checks: [
      required('email', text('join.emailRequired')),
      validEmail(text('join.emailInvalid')),
      required('firstName', text('join.firstNameRequired')),
      required('lastName', text('join.lastNameRequired')),
    ],
    onInvalid: toast,
    onSubmit: async ({ email, firstName, lastName }) => {
      const body = { email: plainName(email), firstName: firstName.trim(), lastName: lastName.trim() }
      const user = await host.session.signIn('/sys/auth/faceBookRegister', { ...body, ...storedCodes() })
      // An address that the provider has verified needs no mail, unless the response says that it has to be confirmed.
      if (user && isNew(user)) return welcome(user, user.activated === false)
      frame.close()
      if (user) {
        // Somebody else may have logged in before the response came.
        if (host.session.get()?.id === user.id) host.events.emit('promotion:message', { reason: 'login' })
        return undefined
      }
      // The next player on this device was not invited.
      forgetCodes()
      await host.feedback.alert({ title: text('social.title'), message: text('social.mailSent') })
      return undefined
    },
    onError: (error) => toast(errorMessage(error, text('social.failed'))),
  })
  useLeaveAsMember(form.isBusy, frame.close)
  return (
    <Screen
      frame={frame}
      title={text('social.title')}
      onSubmit={form.submit}
      footer={
        <Button type="submit" size="lg" isFull isBusy={form.isBusy}>
          {text('join.create')}
        </Button>
      }
    >
      <Stack>
        <p>{text('social.intro', { provider: host.config.socialProvider })}</p>
        <TextField {...form.field('email')} type="email" label={text('join.email')} autoComplete="email" />
        <TextField {...form.field('firstName')} label={text('join.firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={text('join.lastName')} autoComplete="family-name" />
        <p>
          <Agreement id="social.agree" />
        </p>
      </Stack>
    </Screen>
  )
}

/** Where the server does not say: the account is new, unless its member has deposited before. */
const isNew = (user: User) => user.isNew ?? user.credited === 0
