import { describe, expect, it } from 'vitest'
import { HOST_API, screenDefinition, screens, type RemoteModule } from '../host/index.ts'

/** The contract suite: what every remote must hold, whatever it does. */
export function describeRemote(remote: RemoteModule): void {
  describe(`contract of ${remote.name}`, () => {
    it('is built for the contract that the shell has', () => {
      expect(remote.hostApi).toBe(HOST_API)
      expect(remote.version).not.toBe('')
    })

    it('has exactly the screens that the table gives to it', () => {
      const owned = Object.entries(screens).filter(([, screen]) => screen.owner === remote.name)
      expect(Object.keys(remote.screens).sort()).toEqual(owned.map(([id]) => id).sort())
    })

    it.each(Object.keys(remote.screens))('loads the screen %s', async (id) => {
      expect(screenDefinition(id)?.owner).toBe(remote.name)
      const loaded = await remote.screens[id as keyof typeof remote.screens]?.()
      expect(loaded?.default).toBeTypeOf('function')
    })
  })
}
