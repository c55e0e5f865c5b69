import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createDraft } from '../forms/index.ts'
import { HostContext } from '../host/index.ts'
import { createTestHost } from '../testing/index.ts'
import { useUploads, type UploadsDone } from './use-uploads.ts'

afterEach(cleanup)

it('a file that is still being looked at when its screen is left is not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const photo = new File(['x'], 'id.jpg', { type: 'image/jpeg' })
  photo.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise })
  const draft = createDraft<UploadsDone>()
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
