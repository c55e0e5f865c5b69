import { useFrame, useHost } from '@croupier/shared/host'

/**
 * Switches between login, registration and recovery: a pop-up is replaced by a pop-up, a page by a page, whose address
 * keeps `returnTo`, the path to go to after the login or registration.
 */
export function useAuthNavigation(returnTo?: string) {
  const { screens, navigation } = useHost()
  const frame = useFrame()
  const isPage = frame.kind === 'page'
  const toPage = (path: string) => navigation.go(returnTo ? `${path}?backurl=${encodeURIComponent(returnTo)}` : path)
  return {
    toLogin: () => (isPage ? toPage('/login') : screens.open('login', {}, { replace: frame })),
    toJoin: () => (isPage ? toPage('/join') : screens.open('join', undefined, { replace: true })),
    toForgot: () => screens.open('forgotPassword', undefined, { replace: !isPage }),
    toSocial: () => screens.open('socialJoin', undefined, { replace: !isPage }),
  }
}
