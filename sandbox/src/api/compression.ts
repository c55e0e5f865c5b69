import type { FastifyCompressOptions } from '@fastify/compress'
import { constants } from 'node:zlib'

/**
 * Responses and drawings above 1 KB are compressed with brotli or gzip, at a quality that costs little time. Request
 * bodies are not decompressed: a compressed one could unpack to more than the body limit allows.
 */
export const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
}
