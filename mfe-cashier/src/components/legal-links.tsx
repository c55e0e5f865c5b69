import { useHost, type ScreenId } from '@croupier/shared/host'
import { SmallPrint, TextLink } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { Text } from '../words.ts'

/** Terms and privacy policy, each as a dialog above this one (DP-03). */
export function LegalLinks() {
  const { screens } = useHost()
  const link = (id: Extract<ScreenId, 'terms' | 'privacyPolicy'>) => (chunks: ReactNode[]) => (
    <TextLink key={id} onPress={() => screens.open(id)}>
      {chunks}
    </TextLink>
  )
  return (
    <SmallPrint>
      <Text id="deposit.legal" values={{ terms: link('terms'), privacy: link('privacyPolicy') }} />
    </SmallPrint>
  )
}
