import { phoneOf } from '@croupier/shared/api'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { countryNames, useLocale } from '@croupier/shared/i18n'
import { Button, DetailList, Notice, Screen, Stack } from '@croupier/shared/ui'
import { useResend } from '../../state/use-resend.ts'
import { useText, type MessageId } from '../../words.ts'

const genders = new Map<string, MessageId>([
  ['MALE', 'join.male'],
  ['FEMALE', 'join.female'],
])

/** The member's details, read-only: only support can change them (AC-18). */
export default function PersonalDetailsScreen() {
  const { screens } = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const resend = useResend('account')
  const country = countryNames(useLocale())(user.countryCode, user.country)
  const gender = genders.get(user.gender)
  const items = [
    { name: text('join.username'), value: user.username },
    { name: text('join.firstName'), value: user.firstName },
    { name: text('join.lastName'), value: user.lastName },
    { name: text('join.gender'), value: gender ? text(gender) : user.gender },
    { name: text('join.country'), value: [user.countryCode, country].filter(Boolean).join(' - ') },
    { name: text('join.postalCode'), value: user.postalCode },
    { name: text('join.city'), value: user.city },
    { name: text('join.address'), value: user.address },
    { name: text('join.email'), value: user.email },
    { name: text('join.mobile'), value: phoneOf(user) },
  ]
  return (
    <Screen frame={frame} title={text('details.title')}>
      <Stack>
        <Notice>
          <p>{text('details.note')}</p>
          <Button variant="link" onPress={() => screens.open('contactUs', {})}>
            {text('details.contact')}
          </Button>
        </Notice>
        {user.activated === false && (
          <Notice>
            <p>{text('details.notActivated')}</p>
            <Button variant="link" onPress={resend}>
              {text('activation.resend')}
            </Button>
          </Notice>
        )}
        <DetailList items={items.map(({ name, value }) => ({ name, value: value || '–' }))} />
      </Stack>
    </Screen>
  )
}
