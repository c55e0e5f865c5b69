import { usePollWhile } from '@croupier/shared/polling'
import { checkChat } from '../chat/chat.ts'
import { useShell } from '../host/shell-context.tsx'

/** site.md 4 and 9. */
const EVERY = 20_000

/** Polls every 20 s whether the chat is staffed for as long as the dialog is open, and never after (SH-25). */
export function useChatWatch(): void {
  const { api, config } = useShell()
  usePollWhile(config.features.chat, {
    firstDelay: 0,
    interval: EVERY,
    maxTries: Infinity,
    whileHidden: false,
    request: (signal) => checkChat(api, signal),
    read: () => 'pending',
    onError: 'continue',
    end: 'failed',
  })
}
