import { readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
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
  it('give the second brand its own name, colours and icons', async () => {
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

  it("keep a maskable icon's mark in the middle and its corners plain", async () => {
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

  it("replace the spade by the brand's picture, inside the safe area of a mask", async () => {
    const brandFolder = await mkdtemp(join(tmpdir(), 'croupier-brand-'))
    onTestFinished(() => rm(brandFolder, { recursive: true }))
    for (const file of ['offline.html', 'offline.css', 'offline.js', 'offline-worker.js'])
      await copyFile(join(folder, file), join(brandFolder, file))
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0000ff' } }).toFile(
      join(brandFolder, 'fox.png'),
    )
    const site = JSON.parse(readFileSync(join(root, 'shell', 'sites', 'harbour.json'), 'utf8')) as SiteFile
    const files = await brandFiles(brandFolder, { ...site, icon: 'fox.png' })
    const colours = async (name: string, at: readonly (readonly [number, number])[]) => {
      const { data, info } = await sharp(files.get(name) as Buffer)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return at.map(([x, y]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)])
    }
    const [blue, ground] = [
      [0, 0, 255],
      [255, 255, 255],
    ]
    const corner = [8, 8] as const
    const middle = [256, 256] as const
    expect(await colours('icon-512.png', [corner, middle])).toEqual([blue, blue])
    expect(await colours('icon-maskable-512.png', [corner, [100, 100], [120, 120], middle])).toEqual([
      ground,
      ground,
      blue,
      blue,
    ])
    expect(String(files.get('icon.svg'))).toContain('<image href="data:image/png;base64,')
    expect(String(files.get('icon.svg'))).not.toContain('<path')
  })

  it('escape the name and ignore invalid colours', async () => {
    const files = await filesOf('croupier', { name: '<b>"A" & B', theme: { '--accent': '"/><script>' } })
    expect(String(files.get('offline.html'))).toContain('>&lt;b&gt;&quot;A&quot; &amp; B<')
    expect(String(files.get('icon.svg'))).toContain('<title>&lt;b&gt;')
    expect(String(files.get('icon.svg'))).not.toContain('script')
    expect((JSON.parse(String(files.get('manifest.webmanifest'))) as Manifest)['short_name']).toBe('<b>"A" & B')
  })
})
