import { join } from 'node:path'

/** The folder of the built game pages. */
export const OUTPUT = join(import.meta.dirname, '..', '..', 'dist', 'vendor')

/** The files of each kind's page, by name in the output folder. */
export type Manifest = Record<string, { scripts: string[]; styles: string[]; font: string | undefined }>
