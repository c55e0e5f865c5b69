import type { FastifyCompressOptions } from '@fastify/compress'
import { constants } from 'node:zlib'

/**
 * Answers and drawings of more than a kilobyte go out as brotli or gzip, packed as quickly as they are made. Bodies are
 * taken as they come: a packed one could be larger than the limit on bodies allows.
 */
export const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
}
