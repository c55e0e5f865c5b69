import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileUploader } from './file-uploader.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const uploads: Uploads = {
  files: [],
  ids: [],
  isSending: false,
  add: async () => undefined,
  remove: () => undefined,
  retry: () => undefined,
}
const words = {
  addFile: 'Add file',
  takePhoto: 'Take a photo',
  hint: 'Up to 6 files',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  sending: 'Sending',
  failed: 'Not sent',
  done: 'Sent',
}
const buttons = () => screen.getAllByRole('button')
const descriptionOf = (button: Element) =>
  (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

it('each file announces its progress with its name', () => {
  const file = new File(['x'.repeat(70)], 'passport.jpg', { type: 'image/jpeg' })
  const sent = (state: Upload['state']) => {
    const files = [{ key: 'a', file, state, progress: 1 }]
    return <FileUploader label="ID proof" uploads={{ ...uploads, files }} words={words} />
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const { rerender } = render(sent('sending'))
  const said = () => screen.getByRole('status').textContent
  expect(said()).toMatch(/^passport\.jpg70\sB · Sending$/)
  rerender(sent('done'))
  expect(said()).toMatch(/^passport\.jpg70\sB · Sent$/)
})

it("a document's error describes each of its buttons", () => {
  // A phone has two buttons.
  vi.stubGlobal('innerWidth', 390)
  const uploader = (error?: string) => <FileUploader label="ID proof" uploads={uploads} words={words} error={error} />
  const { rerender } = render(uploader('Please upload your ID proof'))
  expect(buttons().map(descriptionOf)).toEqual([['Please upload your ID proof'], ['Please upload your ID proof']])
  rerender(uploader())
  expect(buttons().map(descriptionOf)).toEqual([[], []])
})

it('nothing can be added, sent again or removed while it is disabled', () => {
  const file = new File(['x'], 'passport.jpg', { type: 'image/jpeg' })
  const files = [{ key: 'a', file, state: 'failed', progress: 0 }] as const
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.stubGlobal('innerWidth', 390)
  const uploader = (isDisabled: boolean) => (
    <FileUploader label="ID proof" uploads={{ ...uploads, files }} words={words} isDisabled={isDisabled} />
  )
  const { rerender } = render(uploader(true))
  const disabled = () => screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled)
  expect(disabled()).toEqual([true, true, true, true])
  rerender(uploader(false))
  expect(disabled()).toEqual([false, false, false, false])
})
