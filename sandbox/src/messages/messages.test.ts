import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { say } from './index.ts'

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, string>
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'))
const english = read('en.json')
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

describe('the messages of the API', () => {
  it.each(files)('in %s are complete and have the same placeholders', (file) => {
    const messages = read(file)
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
    for (const [id, text] of Object.entries(messages)) {
      expect(text.trim(), id).not.toBe('')
      expect(holes(text), id).toEqual(holes(english[id]!))
    }
  })

  it('insert values literally, including special replacement patterns', () => {
    expect(say('de', 'auth.slowDown', { seconds: 4 })).toContain('4\u00a0s')
    expect(say('xx', 'mail.greeting', { name: '$& {name}' })).toBe('Hello $& {name},')
  })
})
