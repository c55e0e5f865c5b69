import { cleanup, createTestHost, render } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { useInnerLinks } from './use-inner-links.ts'

const LINKS = ['#/games', '#/branchIndex/help/deposits', '#/aboutBtc']

function Links() {
  useInnerLinks()
  return LINKS.map((href) => (
    <a key={href} href={href}>
      {href}
    </a>
  ))
}

afterEach(cleanup)

it.each([
  ['desktop', ['/games'], LINKS.slice(1), []],
  ['mobile', ['/games', '/branchIndex/help/deposits'], [], ['cryptoGuide']],
] as const)(
  "an article's links to help and the crypto guide open as elsewhere on %s (RT-08, RT-16)",
  (layout, went, tabs, opened) => {
    const host = createTestHost({ layout })
    const openExternal = vi.spyOn(host.navigation, 'openExternal')
    const { container } = render(
      <ShellContext value={host as unknown as ShellHost}>
        <Links />
      </ShellContext>,
    )
    for (const link of container.querySelectorAll('a')) link.click()
    expect(host.record.paths).toEqual(went)
    expect(openExternal.mock.calls.map(([address]) => new URL(address).hash)).toEqual(tabs)
    expect(host.record.opened.map(({ id }) => id)).toEqual(opened)
  },
)
