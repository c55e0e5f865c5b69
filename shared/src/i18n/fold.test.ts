import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('the folding of words (SH-22)', () => {
  it('knows one i in Turkish, whatever its case and dot', () => {
    for (const word of ['ISTANBUL', 'İSTANBUL', 'ıstanbul', 'istanbul', 'i̇stanbul']) expect(fold(word)).toBe('istanbul')
    expect(fold('ÇEKİM')).toBe(fold('cekim'))
    expect(fold('KİMLİĞİ')).toBe('kimligi')
  })

  it('does not mind accents, sharp s, ligatures, nor wide letters', () => {
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
