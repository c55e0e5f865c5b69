import type { NavigationService } from '@croupier/shared/host'
import { internalPath, openExternal } from '@croupier/shared/links'
import type { NavigateFunction } from 'react-router-dom'
import { rememberInvitation } from '../session/invitation.ts'
import type { ScreenStack } from './screen-stack.ts'

/** Pages that links in mails lead to. Such a link works once, so neither the login nor Back leads there again. */
export const MAILED = /^\/(activation|password)/

/**
 * The address of the login page, with the path to go to after the login. `returnPath` is left out if it is home, a
 * mailed link, or an address that the login page would refuse because it cannot be parsed (half a `%20`, for instance).
 * `extraQuery`: an additional query parameter for the login page, ending with `&`.
 */
export function loginAddress(returnPath: string, extraQuery = ''): string {
  const address = `/login?${extraQuery}backurl=${encodeURIComponent(returnPath)}`
  const isUsable = returnPath !== '/' && !MAILED.test(returnPath) && internalPath(address) !== null
  return isUsable ? address : address.replace(/.backurl.*/, '')
}

export interface Navigation extends NavigationService {
  /** Takes the router's navigate function once the router exists, and runs the navigations queued until then. */
  attach(navigate: NavigateFunction): void
}

/** Navigation for code outside the router. A `go` before the router exists is queued until it does. */
export function createNavigation(screens: ScreenStack): Navigation {
  let navigate: NavigateFunction | undefined
  const queue: (() => void)[] = []
  const run = (action: (navigate: NavigateFunction) => void) => {
    if (navigate) action(navigate)
    else queue.push(() => navigate && action(navigate))
  }
  const absolute = (path: string) => `${location.origin}${location.pathname}#${path}`
  return {
    attach(routerNavigate) {
      navigate = routerNavigate
      for (const action of queue.splice(0)) action()
    },
    go(path, options) {
      const internal = internalPath(path)
      if (internal === null) {
        console.warn('refused as not internal', path)
        return
      }
      rememberInvitation(absolute(internal))
      // Replaces the history entry of an open pop-up, or of the page's step, so that Back does not lead to it.
      const closing = screens.depth() > 0
      screens.isLeaving = true
      screens.closeAll()
      run((go) => void go(internal, { replace: closing || options?.replace === true }))
    },
    current: () => location.hash.replace(/^#/, '') || '/',
    step() {
      // The state that the router stores. A typed address has the mark of invitation.ts instead, or no state.
      const state = history.state as { key?: string; idx?: number } | null
      return state?.idx === undefined ? undefined : `${state.idx} ${state.key}`
    },
    openExternal: (url) => openExternal(url),
    absolute,
  }
}
