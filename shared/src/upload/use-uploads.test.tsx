import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/index.ts'
import { createDraft } from '../forms/index.ts'
import { HostContext } from '../host/index.ts'
import { createTestHost } from '../testing/index.ts'
import { useUploads, type DraftUploads } from './use-uploads.ts'

afterEach(cleanup)

it('a file that is still being checked when its screen is left is not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const photo = new File(['x'], 'id.jpg', { type: 'image/jpeg' })
  photo.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise })
  const draft = createDraft<DraftUploads>()
  function Chooser() {
    const { add } = useUploads(draft, () => undefined)
    return <button onClick={() => void add([photo, photo])}>Choose</button>
  }
  const host = createTestHost({ answers: { '/sys/file/upload': { id: 'a' } } })
  const { unmount } = render(
    <HostContext value={host}>
      <Chooser />
    </HostContext>,
  )
  await userEvent.click(screen.getByRole('button'))
  unmount()
  resolve(new Uint8Array([0xff, 0xd8, 0xff]).buffer)
  await new Promise((done) => setTimeout(done, 20))
  expect(host.record.calls).toEqual([])
})

it('failed and unfinished uploads are in the draft, and can be retried', async () => {
  const draft = createDraft<DraftUploads>()
  const bytes = new Uint8Array([0xff, 0xd8, 0xff]).buffer
  const photo = (name: string) => {
    const file = new File(['x'], name, { type: 'image/jpeg' })
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: async () => bytes })
    return file
  }
  const answers: Record<string, unknown> = {
    '/sys/file/upload': ({ name }: File) => {
      if (name === 'kept.jpg') return { id: 'a' }
      if (name === 'lost.jpg') throw new ApiError({ code: -1, kind: 'network', message: '', path: '/sys/file/upload' })
      if (name === 'no.jpg') throw new ApiError({ code: 3, kind: 'refused', message: '', path: '/sys/file/upload' })
      return new Promise(() => undefined)
    },
  }
  const host = createTestHost({ answers })
  const onProblem = vi.fn()
  function Chooser() {
    const { add, files, retry } = useUploads(draft, onProblem)
    return (
      <>
        <button onClick={() => void add(['kept.jpg', 'lost.jpg', 'no.jpg', 'waits.jpg'].map(photo))}>Choose</button>
        <button onClick={() => files.filter(({ state }) => state === 'failed').forEach(({ key }) => retry(key))}>
          Again
        </button>
        <output>{files.map(({ file, state }) => `${file.name} ${state}`).join(', ')}</output>
      </>
    )
  }
  const show = () =>
    render(
      <HostContext value={host}>
        <Chooser />
      </HostContext>,
    )
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  const shown = (words: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
  await shown('kept.jpg done, lost.jpg failed, no.jpg failed, waits.jpg sending')
  // For the upload without a response, its row already says so.
  expect(onProblem.mock.calls).toEqual([['refused', 'no.jpg']])
  unmount()
  show()
  await shown('kept.jpg done, lost.jpg failed, no.jpg failed, waits.jpg failed')
  answers['/sys/file/upload'] = { id: 'b' }
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  await shown('kept.jpg done, lost.jpg done, no.jpg done, waits.jpg done')
})
