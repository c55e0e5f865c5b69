import { useFrame, useHost } from '@croupier/shared/host'

/** From one way into the site to another: a pop-up gives way to a pop-up, a page to a page. */
export function useWays() {
  const { screens, navigation } = useHost()
  const frame = useFrame()
  const isPage = frame.kind === 'page'
  return {
    toLogin: () => (isPage ? navigation.go('/login') : screens.open('login', {}, { replace: frame })),
    toJoin: () => (isPage ? navigation.go('/join') : screens.open('join', undefined, { replace: true })),
    toForgot: () => screens.open('forgotPassword', undefined, { replace: !isPage }),
    toSocial: () => screens.open('socialJoin', undefined, { replace: !isPage }),
  }
}
