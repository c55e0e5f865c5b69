import { afterEach, expect, it, vi } from 'vitest'
import { preloadRemoteFiles } from './preload-remote-files.ts'

const runtime = '_FEDERATION_BUNDLER_RUNTIME'

afterEach(() => void Reflect.deleteProperty(globalThis, runtime))

/** Runs the entry of a remote at this address; `done` lists what it loads before its own start, and the start. */
function runEntry(base: string) {
  const done: string[] = []
  const init = vi.fn(() => done.push('started'))
  Reflect.set(globalThis, runtime, { bundlerRuntime: { init } })
  preloadRemoteFiles(() => ['https://a.example/1/one.js', 'https://a.example/1/one.css', 'https://b.example/1/two.js'])
  const { bundlerRuntime } = Reflect.get(globalThis, runtime) as { bundlerRuntime: { init(code: object): void } }
  bundlerRuntime.init({ webpackRequire: { p: base, l: (address: string) => done.push(address) } })
  return { done, init }
}

it('a remote loads its own scripts of the listed files, then starts', () => {
  const { done, init } = runEntry('https://a.example/1/')
  expect(done).toEqual(['https://a.example/1/one.js', 'started'])
  expect(init.mock.lastCall).toMatchObject([{ webpackRequire: { p: 'https://a.example/1/' } }])
})

it('another release of the remote preloads nothing', () => {
  expect(runEntry('https://a.example/2/').done).toEqual(['started'])
})
