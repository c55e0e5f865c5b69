import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createDraft } from '../forms/index.ts'
import { HostContext } from '../host/index.ts'
import { createTestHost } from '../testing/index.ts'
import { proofOf, useProof } from './use-proof.ts'
import type { DraftUploads } from './use-uploads.ts'

afterEach(cleanup)

const sent = (...ids: string[]) => ({
  files: [],
  ids,
  isSending: false,
  add: async () => undefined,
  remove: () => undefined,
  retry: () => undefined,
})
const AUDITED = 20
const FAILED = 30

it('a new file is added to the stored ones', () => {
  expect(proofOf(sent(), { ids: null, status: 0 })).toMatchObject({ ids: '', isRefused: false })
  expect(proofOf(sent('c'), { ids: '', status: 0 })).toMatchObject({ storedIds: [], ids: 'c' })
  expect(proofOf(sent(), { ids: 'a, b', status: AUDITED })).toMatchObject({ storedIds: ['a', 'b'], ids: 'a,b' })
  expect(proofOf(sent('c', 'b'), { ids: 'a,b', status: AUDITED })).toMatchObject({ newIds: ['c'], ids: 'a,b,c' })
})

it('a new file replaces stored ones whose audit failed', () => {
  const stored = { ids: 'a,b', status: FAILED }
  expect(proofOf(sent(), stored)).toMatchObject({ storedIds: [], isRefused: true, ids: '' })
  expect(proofOf(sent('a'), stored)).toMatchObject({ newIds: [], ids: '' })
  expect(proofOf(sent('a', 'c'), stored)).toMatchObject({ newIds: ['c'], ids: 'c' })
})

it.each([
  [AUDITED, ['1.jpg', '2.jpg'], ['count', '3.jpg']],
  [FAILED, ['1.jpg', '2.jpg', '3.jpg'], undefined],
])('stored files with status %i count towards the six, unless their audit failed', async (status, taken, told) => {
  const host = createTestHost({ answers: { '/sys/file/upload': { id: 'new' } } })
  const onProblem = vi.fn()
  const draft = createDraft<DraftUploads>()
  const { result } = renderHook(() => useProof(draft, { ids: 'a,b,c,d', status }, onProblem), {
    wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext>,
  })
  const photo = (name: string) => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff])
    // jsdom cannot read files.
    const slice = () => Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer })
    return Object.assign(new File([bytes], name), { slice })
  }
  await act(() => result.current.uploads.add(['1.jpg', '2.jpg', '3.jpg'].map(photo)))
  expect(result.current.uploads.files.map(({ file }) => file.name)).toEqual(taken)
  expect(onProblem.mock.lastCall).toEqual(told)
})
