import { describe, expect, it } from 'vitest'
import { games } from '../pictures/games.ts'
import { knownGame } from './games.ts'
import { readTexts } from './http/texts.ts'
import { familyCodes, picturesOf } from './skins.ts'

describe('the catalogue', () => {
  it('launches a real game for each of its games', () => {
    expect(games.length).toBeGreaterThanOrEqual(60)
    for (const { code, kind } of games) {
      const { engine, live } = knownGame(code)
      expect(engine.kind, code).toBe(kind)
      expect(live !== null).toBe(kind.startsWith('live'))
      expect(Number(engine.facts.rtp.percent)).toBeGreaterThan(90)
      expect(engine.facts.stakes.every((stake) => Number.isInteger(stake))).toBe(true)
    }
  })

  it('gives each slot four different pictures of its family', () => {
    const slots = games.filter(({ kind }) => kind.endsWith('-slot'))
    expect([...familyCodes()].sort()).toEqual(slots.map(({ code }) => code).sort())
    for (const { code } of slots) expect(new Set(Object.values(picturesOf(code))).size, code).toBe(4)
  })
})

describe('the words of the game pages', () => {
  const texts = readTexts()
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

  it.each(Object.entries(texts))('%s has every message, with the same values', (_locale, messages) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(texts.en).sort())
    for (const [id, text] of Object.entries(messages)) {
      expect(text.trim(), id).not.toBe('')
      expect(placeholders(text), id).toEqual(placeholders(texts.en[id] ?? ''))
    }
  })

  it('has the rules and the kind of every game', () => {
    for (const { code } of games) {
      const { engine } = knownGame(code)
      for (const id of [...engine.facts.rules, `kind.${engine.kind}`])
        expect(texts.en, id).toHaveProperty([id])
    }
  })
})
