import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import messages from '../../messages/en.json'
import ArticlePage from './article-page.tsx'

afterEach(cleanup)

const refusal = (message: string) => () => {
  throw new ApiError({ code: 9, kind: 'refused', message, path: '/base/article/get' })
}

it.each([
  ['without a usable id', '../1', undefined, 'The link may be incomplete.'],
  ['refused with words', '2', 'This article is for members.', 'This article is for members.'],
  ['refused without words', '2', '', 'It may have been removed.'],
] as const)(
  'an article %s says what is known of the cause, and leads to the promotions',
  async (_, id, says, shown) => {
    const host = createTestHost({ answers: says === undefined ? {} : { '/base/article/get': refusal(says) } })
    const page = (
      <MemoryRouter initialEntries={[`/article?id=${id}`]}>
        <ShellContext value={host as unknown as ShellHost}>
          <ArticlePage />
        </ShellContext>
      </MemoryRouter>
    )
    await renderScreen(page, { host, messages })
    const title = await screen.findByRole('heading', { name: 'There is no such article' })
    expect(title.nextElementSibling?.textContent).toBe(shown)
    await userEvent.click(screen.getByRole('button', { name: 'Promotions' }))
    expect(host.record.opened.map(({ id }) => id)).toEqual(['promotions'])
  },
)
