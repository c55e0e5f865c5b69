import { Button } from '@croupier/shared/ui'
import type { ReactNode } from 'react'

/** A word inside a sentence that opens a pop-up. */
export function TextLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="link" size="sm" onPress={onPress}>
      {children}
    </Button>
  )
}
