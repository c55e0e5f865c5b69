import { useShell } from '../host/shell-context.tsx'
import { ScreenOutlet } from '../remotes/screen-outlet.tsx'
import { useText } from '../words.ts'

/** /aboutBtc (RT-08): the cashier's crypto guide as a page. On phones links to it open it as a dialog. */
export default function CryptoGuidePage() {
  const { navigation } = useShell()
  const text = useText()
  return (
    <ScreenOutlet
      id="cryptoGuide"
      params={undefined}
      frame={{
        kind: 'page',
        titleId: 'page-title',
        closeLabel: text('common.close'),
        close: () => navigation.go('/'),
      }}
    />
  )
}
