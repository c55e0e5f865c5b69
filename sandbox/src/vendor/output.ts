import { join } from 'node:path'

/** Where the built game pages lie. */
export const OUTPUT = join(import.meta.dirname, '..', '..', 'dist', 'vendor')

/** The files of each kind's page, by name in the output folder. */
export type Manifest = Record<string, { scripts: string[]; styles: string[]; font: string | undefined }>
