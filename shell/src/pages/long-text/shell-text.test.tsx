// @vitest-environment-options { "url": "https://www.harbour.example/" }
import { createTestHost, renderScreen, screen } from '@croupier/shared/testing'
import { textFacts } from '@croupier/shared/texts'
import { expect, it } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { ShellText } from './shell-text.tsx'

it("[SH-24] a text's mail to support goes to the address of the host, without www (D6)", async () => {
  const host = createTestHost()
  const sections = [{ id: 'mail', blocks: [{ p: 'Write to [us](mail:support).' }] }]
  await renderScreen(
    <ShellContext value={host as unknown as ShellHost}>
      <ShellText sections={sections} facts={textFacts(host.config, 'en')} level={2} />
    </ShellContext>,
    { host, messages: {} },
  )
  const link = await screen.findByRole('link', { name: 'us' })
  expect(link.getAttribute('href')).toBe('mailto:support@harbour.example')
})
