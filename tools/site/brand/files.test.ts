import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { root } from '../../lib/paths.ts'
import type { SiteFile } from '../site-config.ts'
import { brandFiles } from './files.ts'

const folder = join(root, 'shell', 'public')
const filesOf = (name: string, more = {}) => {
  const site = JSON.parse(readFileSync(join(root, 'shell', 'sites', `${name}.json`), 'utf8')) as SiteFile
  return brandFiles(folder, { ...site, ...more })
}

interface Manifest {
  readonly [field: string]: unknown
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

describe('the files of a brand', () => {
  it('the second brand is installed with its own name, colours and icons', async () => {
    const files = await filesOf('harbour')
    const manifest = JSON.parse(String(files.get('manifest.webmanifest'))) as Manifest
    expect(manifest).toMatchObject({
      name: 'Harbour Lights: casino by the sea',
      short_name: 'Harbour Lights',
      start_url: './',
      display: 'standalone',
      background_color: '#eef3f6',
      theme_color: '#ffffff',
    })
    expect(String(files.get('icon.svg'))).toContain('fill="#b3372b"')
    for (const { src, sizes } of manifest.icons.slice(1)) {
      const { width, height, format } = await sharp(files.get(src) as Buffer).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'any', 'maskable'])
    const page = String(files.get('offline.html'))
    expect(page).toContain('>Harbour Lights<')
    expect(page).toContain('content="#ffffff"')
    expect(String(files.get('offline.css'))).toContain('--accent: #b3372b')
  })

  it('the corners of a maskable icon are ground, its middle is the mark', async () => {
    const picture = sharp((await filesOf('croupier')).get('icon-maskable-512.png') as Buffer)
      .removeAlpha()
      .raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * 512 + x) * info.channels, (y * 512 + x) * info.channels + 3),
    ]
    expect(at(2, 2)).toEqual([0x0d, 0x2c, 0x24])
    expect(at(256, 256)).toEqual([0xd9, 0xa4, 0x41])
    for (const edge of [52, 460]) expect(at(edge, 256)).toEqual([0x0d, 0x2c, 0x24])
  })

  it('a name is text wherever it is written, and a colour that is none is left out', async () => {
    const files = await filesOf('croupier', { name: '<b>"A" & B', theme: { '--accent': '"/><script>' } })
    expect(String(files.get('offline.html'))).toContain('>&lt;b&gt;&quot;A&quot; &amp; B<')
    expect(String(files.get('icon.svg'))).toContain('<title>&lt;b&gt;')
    expect(String(files.get('icon.svg'))).not.toContain('script')
    expect((JSON.parse(String(files.get('manifest.webmanifest'))) as Manifest)['short_name']).toBe('<b>"A" & B')
  })
})
