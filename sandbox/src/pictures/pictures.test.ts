import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameByCode, games } from '../games/catalogue.ts'
import { bannerTexts, banners, coverPath, pictureLocales } from './catalogue.ts'
import { pictureAt, picturePaths } from './pictures.ts'

/** Walks the tags of an SVG and says what is wrong with it, or nothing. */
const faultOf = (svg: string): string | undefined => {
  const open: string[] = []
  for (const [whole, closing, name, attributes, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return `${whole} closes nothing`
    } else {
      const left = attributes?.replace(/\s[a-zA-Z-]+="[^"<&]*"/g, '').trim()
      if (left) return `${whole} has a broken attribute: ${left}`
      const names = [...(attributes ?? '').matchAll(/\s([a-zA-Z-]+)=/g)].map((match) => match[1])
      if (new Set(names).size !== names.length) return `${whole} says an attribute twice`
      if (!selfClosing && name) open.push(name)
    }
  }
  const between = svg.replace(/<[^<>]*>/g, '')
  if (/[<>]/.test(between)) return 'a stray bracket'
  return open.length ? `${open.join()} stay open` : undefined
}

describe('pictures', () => {
  it.each(picturePaths)('include %s as a small, well-formed and passive SVG', (path) => {
    const svg = pictureAt(path) ?? ''
    expect(Buffer.byteLength(svg)).toBeLessThan(8000)
    expect(faultOf(svg)).toBeUndefined()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/)
    expect(svg).toMatch(/<title>[^<]+<\/title>/)
    expect(svg).not.toMatch(/NaN|undefined|\sstyle=|<style|<script|\son\w+=|href="[^#]/)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, used] of svg.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(used)
  })

  it('are all different', () => {
    expect(new Set(picturePaths.map(pictureAt)).size).toBe(picturePaths.length)
  })

  it('yields nothing at an unknown address', () => {
    expect(pictureAt('/pictures/covers/none.svg')).toBeUndefined()
  })
})

describe('the catalogue', () => {
  it('gives each game its own code, name and cover', () => {
    expect(new Set(games.map((game) => game.code)).size).toBe(games.length)
    expect(new Set(games.map((game) => game.name)).size).toBe(games.length)
    for (const game of games) {
      expect(game.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(pictureAt(coverPath(game.code).replace(/webp$/, 'svg'))).toContain(`<title>${game.name}</title>`)
    }
  })

  it('offers play for fun except at live tables', () => {
    for (const game of games) expect(game.playForFun).toBe(game.category !== 'Live Casino')
  })

  it('lists banners in order, with a link or a game, and texts in every language', () => {
    expect(banners.map((banner) => banner.sortIndex)).toEqual([1, 2, 3, 4])
    const written = readdirSync(new URL('../messages', import.meta.url)).filter((file) => file.endsWith('.json'))
    expect(pictureLocales.map((locale) => `${locale}.json`).sort()).toEqual(written.sort())
    for (const banner of banners) {
      expect(banner.link === null).toBe(banner.gameId !== null)
      expect(Object.keys(bannerTexts[banner.code])).toEqual(pictureLocales)
      for (const words of Object.values(bannerTexts[banner.code])) {
        expect(Math.min(words.title.length, words.text.length, words.button.length)).toBeGreaterThan(3)
        // On a narrow phone a line would end between '50-' and 'mal'.
        expect(words.text).not.toMatch(/\d-\p{L}/u)
      }
    }
    expect(banners[1]?.gameId).toBe(gameByCode('koi-lantern')?.id)
  })
})
