import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold (SH-22)', () => {
  it('makes one letter of the four Turkish i', () => {
    for (const word of ['ISTANBUL', 'İSTANBUL', 'ıstanbul', 'istanbul', 'i̇stanbul']) expect(fold(word)).toBe('istanbul')
    expect(fold('ÇEKİM')).toBe(fold('cekim'))
    expect(fold('KİMLİĞİ')).toBe('kimligi')
  })

  it('ignores accents, sharp s, ligatures and wide letters', () => {
    expect(fold('Depósito')).toBe('deposito')
    expect(fold('AUSSCHLIESSEN')).toBe(fold('ausschließen'))
    expect(fold('Cœur')).toBe('coeur')
    expect(fold('Käyttäjä')).toBe('kayttaja')
    expect(fold('ＶＩＰ５０')).toBe('vip50')
  })

  it('keeps the voiced sounds of Japanese apart', () => {
    expect(fold('ガス')).not.toBe(fold('カス'))
    expect(fold('ｶﾞｽ')).toBe('ガス')
  })
})
