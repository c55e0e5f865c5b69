import type { Locator, Page } from '@playwright/test'
import { picture } from '../../support/files.ts'
import { openFromMenu } from './support.ts'

export { expectToast, watchCalls } from './support.ts'

/** The document screen by way of the drawer. */
export const openDocuments = (page: Page) => openFromMenu(page, 'Upload documents', 'Account settings')

export const group = (dialog: Locator, name: string) => dialog.getByRole('group', { name, exact: true })

/** Puts files into a group, as its file dialog would. */
export const add = (dialog: Locator, name: string, files: Parameters<Locator['setInputFiles']>[0]) =>
  group(dialog, name).locator('input[type=file]').setInputFiles(files)

/** A real small picture of this name. */
export const png = (name: string) => ({ ...picture, name })
