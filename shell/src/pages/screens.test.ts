import { screens } from '@croupier/shared/host'
import { expect, it } from 'vitest'
import { shellScreens } from './screens.ts'

it('the shell has exactly the screens that the table assigns to it', () => {
  const owned = Object.entries(screens).filter(([, screen]) => screen.owner === 'shell')
  expect(Object.keys(shellScreens).toSorted()).toEqual(owned.map(([id]) => id).toSorted())
})
