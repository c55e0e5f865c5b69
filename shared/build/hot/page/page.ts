/**
 * Runs in the page of `npm run dev` before the shell. The shell is a released build, whose React cannot swap
 * components: federation is given React's development copies instead of the shell's own.
 */
import { refreshRuntime, showWords } from './refresh.ts'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import { registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import { developmentReact } from './development-react.ts'
import type { DevPage } from './dev-page.ts'
import { follow } from './follow.ts'

registerGlobalPlugins([
  {
    name: 'croupier-development-react',
    beforeRegisterShare(registered) {
      const copy = developmentReact[registered.pkgName]
      if (copy) registered.shared.get = () => Promise.resolve(() => copy)
      return registered
    },
  },
])

globalThis.croupierDev = { refreshRuntime, jsxDevRuntime, showWords, follow } satisfies DevPage
