import { useHost } from '@croupier/shared/host'
import { CopyButton } from '@croupier/shared/ui'
import { useText } from '../words.ts'

/** A button that copies an order's value; a toast confirms it. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  const { feedback } = useHost()
  const text = useText()
  const toastResult = (success: boolean) =>
    feedback.toast(text(success ? 'common.copySuccess' : 'common.copyFailed'), success ? 'success' : 'error')
  return <CopyButton text={value} label={label} isIconOnly onDone={toastResult} />
}
