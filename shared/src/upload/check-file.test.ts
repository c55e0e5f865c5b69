// @vitest-environment node
import { expect, it } from 'vitest'
import { checkFile, formatSize, MAX_BYTES } from './check-file.ts'

const file = (bytes: number[], size = bytes.length) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)])

it.each([
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['BMP', [0x42, 0x4d, 0, 0]],
])('checkFile accepts a %s by its first bytes', async (_, bytes) => {
  expect(await checkFile(file(bytes))).toBeNull()
})

it.each([
  ['JPEG', [0xff, 0xd8, 0]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0]],
  ['BMP', [0x42, 0x4e]],
])('checkFile refuses a file that begins almost like a %s', async (_, bytes) => {
  expect(await checkFile(file(bytes))).toBe('type')
})

it('checkFile refuses a wrong type, a file that is too large, and an empty one', async () => {
  expect(await checkFile(new File(['<svg/>'], 'photo.png', { type: 'image/png' }))).toBe('type')
  expect(await checkFile(file([0xff, 0xd8, 0xff], MAX_BYTES + 1))).toBe('size')
  expect(await checkFile(file([0xff, 0xd8, 0xff], MAX_BYTES))).toBeNull()
  expect(await checkFile(new Blob([]))).toBe('empty')
})

it('checkFile reports a file that the device cannot read', async () => {
  const gone = file([0xff, 0xd8, 0xff])
  const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer })
  expect(await checkFile(gone)).toBe('unreadable')
})

it.each([
  ['en', ['12 B', '1.5 kB', '5.0 MB', '3.0 GB']],
  ['de', ['12 B', '1,5 kB', '5,0 MB', '3,0 GB']],
  ['fr', ['12 o', '1,5 ko', '5,0 Mo', '3,0 Go']],
  ['fi', ['12 t', '1,5 kt', '5,0 Mt', '3,0 Gt']],
  ['ja', ['12 B', '1.5 kB', '5.0 MB', '3.0 GB']],
])('formatSize writes B, kB, MB and GB in %s, with a no-break space', (locale, expected) => {
  const sizes = [12, 1536, 5 * 1024 * 1024, 3 * 1024 ** 3]
  expect(sizes.map((size) => formatSize(size, locale))).toEqual(expected.map((size) => size.replace(' ', '\u00a0')))
})
