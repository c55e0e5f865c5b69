import { writeStored } from '@croupier/shared/storage'
import { TOKEN_KEY } from '../host/stored-keys.ts'

/** The stored session token. Nothing outside the shell reads it. */
export interface TokenStore {
  read(): string | null
  write(token: string): void
  clear(): void
}

/** Keeps the token locally (site.md 9); where storage is forbidden, in memory for as long as the page lives. */
export function createTokenStore(): TokenStore {
  let memory: string | null = null
  // If storage works, only storage is read, not `memory`: another tab may have logged out.
  let isStored = true
  return {
    read() {
      try {
        return isStored ? localStorage.getItem(TOKEN_KEY) : memory
      } catch {
        return memory
      }
    },
    write(token) {
      memory = token
      isStored = writeStored(TOKEN_KEY, token)
    },
    clear() {
      memory = null
      isStored = writeStored(TOKEN_KEY, null)
    },
  }
}
