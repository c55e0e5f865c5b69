// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from './start.ts'

vi.hoisted(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
})

const TEXTS = '/assets/text-de.json'
const SITTING = { error: 'sessionEnded' }

beforeEach(() => {
  vi.useFakeTimers()
  document.title = 'Eule'
  const game = document.createElement('main')
  game.id = 'game'
  game.setAttribute('aria-busy', 'true')
  const title = document.createElement('h1')
  title.className = 'loading'
  game.append(title)
  document.body.replaceChildren(game)
  Object.assign(document.documentElement.dataset, {
    texts: TEXTS,
    busy: 'Der Tisch ist beschäftigt.',
    again: 'Nochmal',
  })
})
afterEach(() => {
  vi.useRealTimers()
})

type Told = () => Response | Promise<Response>
const refuse: Told = () => Response.json(SITTING, { status: 409 })
const answer = (texts: Told, session = refuse) => {
  const fetched = vi.fn(async (path: string, _init: RequestInit) => (path === TEXTS ? texts() : session()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const started = async () => {
  const done = start(() => undefined)
  await vi.runAllTimersAsync()
  await done
  return document.getElementById('game')!
}

it.each([
  ['the connection is lost', () => Promise.reject(new TypeError('lost'))],
  ['the server fails', () => new Response('<html>', { status: 502 })],
  ['an answer is cut off', () => new Response('{"again":')],
])('the game offers to load its texts again when %s', async (_, broken) => {
  const answers = [broken, () => Response.json({ 'error.sessionEnded': 'Vorbei.' })]
  const fetched = answer(() => answers.shift()!())
  expect((await started()).textContent).toContain('Vorbei.')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([TEXTS, TEXTS, '/session'])
})

it.each([
  ['are gone', 1, () => Response.json({ error: 'notFound' }, { status: 404 })],
  ['do not come at all', 4, () => new Response('', { status: 503 })],
])('the game says in the player’s language that it cannot start if its texts %s', async (_, asked, broken) => {
  const fetched = answer(broken)
  const root = await started()
  expect(root.querySelector('[role=alert]')?.textContent).toBe('EuleDer Tisch ist beschäftigt.Nochmal')
  expect(root.hasAttribute('aria-busy')).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(asked)
})

it('the game says why it is not ready: a slow table or a lost connection', async () => {
  const texts = {
    slow: 'Der Tisch ist langsam.',
    reconnecting: 'Verbindung verloren.',
    'error.sessionEnded': 'Vorbei.',
  }
  const lost = Promise.withResolvers<Response>()
  const answers = [() => lost.promise, refuse]
  answer(
    () => Response.json(texts),
    () => answers.shift()!(),
  )
  const done = start(() => undefined)
  const root = document.getElementById('game')!
  const message = () => root.querySelector('.loading + [role=status]')?.textContent
  await vi.advanceTimersByTimeAsync(2400)
  expect(message()).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  expect(message()).toBe(texts.slow)
  expect(root.hasAttribute('aria-busy')).toBe(false)
  lost.reject(new TypeError('lost'))
  await vi.advanceTimersByTimeAsync(0)
  expect(message()).toBe(texts.reconnecting)
  await vi.runAllTimersAsync()
  await done
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Vorbei.')
})

it('the game session is requested with the same key until it responds, also after a reload', async () => {
  const fetched = answer(
    () => Response.json({ 'error.connection': 'Weg.' }),
    () => Promise.reject(new TypeError('lost')),
  )
  expect((await started()).textContent).toContain('Weg.')
  // A reloaded page has no state from the one before.
  vi.resetModules()
  const reloaded = await import('./start.ts')
  const done = reloaded.start(() => undefined)
  await vi.runAllTimersAsync()
  await done
  const bodies = fetched.mock.calls.filter(([path]) => path === '/session').map(([, init]) => init.body)
  expect(bodies).toHaveLength(8)
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(String(bodies[0]))).toMatchObject({ key: expect.stringMatching(/^[\da-f-]{36}$/) })
})
