import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { isCompressible } from '../site/file-rules.ts'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** The two kinds of copies, by the ending that follows the file's name. */
const KINDS = {
  '.br': {
    pack: (bytes: Buffer) =>
      brotliOf(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: brotliDecompressSync,
  },
  '.gz': { pack: (bytes: Buffer) => gzipOf(bytes, { level: 8 }), unpack: gunzipSync },
} as const
type Ending = keyof typeof KINDS
const ENDINGS = Object.keys(KINDS) as Ending[]

/**
 * Compresses each text file of a folder once, into copies beside it that servers send as they are. A copy that is no
 * older than its file stays.
 */
export async function writeCopies(folder: string, endings: readonly Ending[] = ENDINGS): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCompressible)
    .map((file) => join(folder, file))
  const stale = files.flatMap((file) =>
    endings.filter((ending) => isStale(file, ending)).map((ending) => ({ file, ending })),
  )
  await Promise.all(
    stale.map(async ({ file, ending }) => writeFile(file + ending, await KINDS[ending].pack(await readFile(file)))),
  )
}

function isStale(file: string, ending: Ending): boolean {
  const copy = statSync(file + ending, { throwIfNoEntry: false })
  return !copy || copy.mtimeMs < statSync(file).mtimeMs
}

/** Whether the copies beside a file hold its content. A missing one does no harm: servers send the file. */
export const copiesMatch = (file: string): boolean =>
  ENDINGS.every(
    (ending) =>
      !existsSync(file + ending) || KINDS[ending].unpack(readFileSync(file + ending)).equals(readFileSync(file)),
  )
