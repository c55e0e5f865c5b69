import type { ReactNode } from 'react'
import { Text } from '../words.ts'

/** The way to the crypto guide. The shell follows the link: a new tab on desktop, a dialog on phones (RT-08). */
export function GuideLink() {
  const link = (chunks: ReactNode[]) => (
    <a key="guide" href="#/aboutBtc">
      {chunks}
    </a>
  )
  return <Text id="deposit.cryptoGuide" values={{ guide: link }} />
}
