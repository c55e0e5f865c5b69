import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { Refusal } from '../errors.ts'

const HEADER_BYTES = 54
const MOST_PIXELS = 40_000_000

/**
 * An uncompressed Windows bitmap of 24 or 32 bits as sharp's raw input: sharp itself does not read BMP.
 * Rows run from the bottom up (unless the height is negative) and are padded to four bytes; colours are
 * in the order blue, green, red. Throws Refusal for other kinds of bitmap.
 */
export function bitmapToRaw(bytes: Buffer): Sharp {
  if (bytes.length < HEADER_BYTES) throw new Refusal('file.unreadable')
  const start = bytes.readUInt32LE(10)
  const width = bytes.readInt32LE(18)
  const signedHeight = bytes.readInt32LE(22)
  const height = Math.abs(signedHeight)
  const bits = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const step = bits / 8
  const plain = compression === 0 || (compression === 3 && bits === 32)
  if (!plain || (bits !== 24 && bits !== 32)) throw new Refusal('file.unreadable')
  if (width <= 0 || height <= 0 || width * height > MOST_PIXELS) throw new Refusal('file.unreadable')
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  if (start + rowBytes * height > bytes.length) throw new Refusal('file.unreadable')

  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const line = start + rowBytes * (signedHeight > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) {
      const from = line + x * step
      const to = (y * width + x) * 3
      pixels[to] = bytes[from + 2]!
      pixels[to + 1] = bytes[from + 1]!
      pixels[to + 2] = bytes[from]!
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
