import { useEffect } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { chat } from './chat.ts'
import { CHAT_ADDRESS } from './chat-address.ts'

/** Opens the chat if the address asks for it; a reload does not open it again. */
export function useChatAddress(): void {
  const { navigation } = useShell()
  useEffect(() => {
    if (location.hash !== CHAT_ADDRESS) return
    navigation.go('/', { replace: true })
    chat.open.set(true)
  }, [navigation])
}
