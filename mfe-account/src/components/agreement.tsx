import { useHost } from '@croupier/shared/host'
import { TextLink } from '@croupier/shared/ui'
import { Text } from '../words.ts'

/** What a player agrees to with a new account: a sentence with two links, which open above the form (AC-03). */
export function Agreement({ id }: { id: 'join.agree' | 'social.agree' }) {
  const { screens } = useHost()
  return (
    <Text
      id={id}
      values={{
        privacy: (words) => <TextLink onPress={() => screens.open('privacyPolicy')}>{words}</TextLink>,
        agreement: (words) => <TextLink onPress={() => screens.open('userAgreement')}>{words}</TextLink>,
      }}
    />
  )
}
