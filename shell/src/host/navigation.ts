import type { NavigationService } from '@croupier/shared/host'
import { internalPath, openExternal } from '@croupier/shared/links'
import type { NavigateFunction } from 'react-router-dom'
import { rememberInvitation } from '../session/invitation.ts'
import type { ScreenStack } from './screen-stack.ts'

/** Where the link of a mail leads, which works once: neither the login nor Back leads there again. */
export const MAILED = /^\/(activation|password)/

/**
 * The page of the login, which leads on to what was wanted. Where the login would refuse that (an address that cannot be
 * read, as one with half a `%20` in it) it is wanted no more, nor is a mailed link. `mark`: what the page is told besides,
 * as a query with an `&` at its end.
 */
export function loginAddress(wanted: string, mark = ''): string {
  const address = `/login?${mark}backurl=${encodeURIComponent(wanted)}`
  const isWanted = wanted !== '/' && !MAILED.test(wanted) && internalPath(address) !== null
  return isWanted ? address : address.replace(/.backurl.*/, '')
}

export interface Navigation extends NavigationService {
  /** The router's own function, as soon as there is a router. */
  attach(navigate: NavigateFunction): void
}

/** Navigation for code outside of the router; what is asked before the router exists is done when it does. */
export function createNavigation(screens: ScreenStack): Navigation {
  let navigate: NavigateFunction | undefined
  const waiting: (() => void)[] = []
  const run = (action: (navigate: NavigateFunction) => void) => {
    if (navigate) action(navigate)
    else waiting.push(() => navigate && action(navigate))
  }
  const absolute = (path: string) => `${location.origin}${location.pathname}#${path}`
  return {
    attach(found) {
      navigate = found
      for (const action of waiting.splice(0)) action()
    },
    go(path, options) {
      const internal = internalPath(path)
      if (internal === null) {
        console.warn('refused to go to an address that is not internal', path)
        return
      }
      rememberInvitation(absolute(internal))
      // A pop-up's own entry in the history gives way, so that Back does not lead to a closed pop-up.
      const closing = screens.stack.get().length > 0
      screens.leaving = true
      screens.closeAll()
      run((go) => void go(internal, { replace: closing || options?.replace === true }))
    },
    current: () => location.hash.replace(/^#/, '') || '/',
    step() {
      // As the router notes it; a typed address has a mark of its own (invitation.ts) or none.
      const state = history.state as { key?: string; idx?: number } | null
      return state?.idx === undefined ? undefined : `${state.idx} ${state.key}`
    },
    openExternal: (url) => openExternal(url),
    absolute,
  }
}
