import { act, cleanup, renderScreen, screen, testGame } from '@croupier/shared/testing'
import { painted } from '@croupier/shared/ui'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { GameGrid } from './game-grid.tsx'

afterEach(cleanup)

it('the grid shows the actions of one game at a time, also without focus on press (Safari)', async () => {
  await renderScreen(<GameGrid games={[testGame(1), testGame(2)]} />, { messages })
  const cover = (name: string) => screen.getByRole('button', { name })
  const isOpen = (name: string) => cover(name).getAttribute('aria-expanded')
  await screen.findByRole('button', { name: 'Game 1' })
  for (const name of ['Game 1', 'Game 2']) {
    // A scripted click does not move the focus, like a click in Safari.
    act(() => cover(name).click())
    await vi.waitFor(() => expect(isOpen(name)).toBe('true'))
  }
  expect(isOpen('Game 1')).toBe('false')
  act(() => cover('Game 2').click())
  await vi.waitFor(() => expect(isOpen('Game 2')).toBe('false'))
})

it('a game keeps its actions while one of them is pressed without focus (Safari)', async () => {
  await renderScreen(<GameGrid games={[testGame(1)]} />, { messages })
  const cover = await screen.findByRole('button', { name: 'Game 1' })
  const isOpen = () => cover.getAttribute('aria-expanded')
  act(() => cover.click())
  // Focus alone already shows the buttons; aria-expanded follows after the next paint.
  await vi.waitFor(() => expect(isOpen()).toBe('true'))
  const play = screen.getByRole('button', { name: 'Play' })
  // A press in Safari focuses the nearest focusable ancestor that is not a button.
  const next = play.closest<HTMLElement>('[tabindex]')
  await act(() => {
    if (next) next.focus()
    else cover.blur()
    return painted()
  })
  expect(isOpen()).toBe('true')
})
