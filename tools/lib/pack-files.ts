import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliOf } from './brotli.ts'

/**
 * Compresses each text file of a folder once, at the highest quality, into a copy beside it that is served as it is.
 */
export async function packFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file))
    .map((file) => join(folder, file))
  await Promise.all(files.filter(isStale).map(pack))
}

function isStale(file: string): boolean {
  const packed = `${file}.br`
  return !existsSync(packed) || statSync(packed).mtimeMs < statSync(file).mtimeMs
}

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await brotliOf(await readFile(file)))
}
