import { describe, expect, it } from 'vitest'
import { missingFiles, missingRows } from './languages.ts'

const locales = ['en', 'fi', 'fil', 'pl']

describe('the check of languages', () => {
  it('names the files that a language lacks, in files and folders named by language', () => {
    const files = [
      'mfe-vip/src/messages/en.json',
      'mfe-vip/src/messages/fi.json',
      'mfe-vip/src/messages/fil.json',
      'sandbox/articles/en/titles.json',
      'sandbox/articles/fi/titles.json',
      'sandbox/articles/fil/titles.json',
      'sandbox/articles/pl/titles.json',
      'shell/texts/terms/en.json',
      'shell/src/en.test.ts',
      'shell/src/fi.ts',
    ]
    expect(missingFiles(files, locales)).toEqual(['mfe-vip/src/messages/pl.json is missing'])
  })

  it("names the languages that a script's table lacks", () => {
    expect(missingRows('offline.js', "  en: ['a'],\n  fil: ['b'],\n  pl: ['c'],", locales)).toEqual([
      'offline.js has no words in fi',
    ])
  })
})
