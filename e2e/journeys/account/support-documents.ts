import type { Locator, Page } from '@playwright/test'
import { picture } from '../../support/files.ts'
import { openFromMenu } from './support.ts'

export { expectToast, watchCalls } from './support.ts'

/** Opens the document screen from the drawer. */
export const openDocuments = (page: Page) => openFromMenu(page, 'Upload documents', 'Account settings')

/** The group of the form that takes the files of one proof, by its label. */
export const documentGroup = (dialog: Locator, name: string) => dialog.getByRole('group', { name, exact: true })

/** Adds files to a group, as its file dialog would. */
export const addFiles = (dialog: Locator, name: string, files: Parameters<Locator['setInputFiles']>[0]) =>
  documentGroup(dialog, name).locator('input[type=file]').setInputFiles(files)

/** A real small picture of this name. */
export const pngNamed = (name: string) => ({ ...picture, name })

/** A bitmap of two by two pixels, 24 bits each. */
export function bitmap(): Buffer {
  const bytes = Buffer.alloc(54 + 16, 0x80)
  bytes.fill(0, 0, 54)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(2, 18)
  bytes.writeInt32LE(2, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** A real small JPEG (8 x 8, baize green). */
export const jpeg = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wgARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAEC/9oADAMBAAIQAxAAAAACP//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Af//Z',
  'base64',
)
