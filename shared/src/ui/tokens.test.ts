// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** WCAG contrast of the token colours, both themes (look.md: 4.5:1 at least on every surface). */

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [dark = '', light = ''] = css.split(":root[data-theme='light']")

function colour(theme: string, token: string): string {
  const found = new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(theme)?.[1]
  if (!found) throw new Error(`no colour ${token}`)
  return found
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['surface-0', 'surface-1', 'surface-2']
const inks = ['text', 'text-soft', 'accent', 'danger', 'ok', 'warn']

test.each([
  ['dark', dark],
  ['light', light],
])('%s: every ink is readable on every surface', (_, theme) => {
  for (const surface of surfaces) {
    for (const ink of inks) {
      const ratio = contrast(colour(theme, ink), colour(theme, surface))
      expect(ratio, `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(contrast(colour(theme, 'accent-ink'), colour(theme, 'accent'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colour(theme, 'danger-ink'), colour(theme, 'danger-fill'))).toBeGreaterThanOrEqual(4.5)
})
