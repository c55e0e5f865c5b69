import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { atOrigins, emptyDocument, sharesOf, versionsOf, withShare, type ReleaseDocument } from './document.ts'
import { entry } from './testing/sample.ts'

const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'v1-pre.schema.json'), 'utf8')) as object
const validate = new Ajv({ formats: { uri: (text: string) => URL.canParse(text) } }).compile(schema)

const share = (document: ReleaseDocument, version: string, traffic: number) =>
  withShare(document, 'cashier', entry(version), traffic)
const one = share(emptyDocument, '1.0.0', 100)

describe('the discovery document', () => {
  it.each([
    ['empty', emptyDocument],
    ['one version', one],
    ['a canary', share(one, '1.1.0', 10)],
    ['a replaced version', share(share(one, '1.1.0', 10), '1.1.0', 100)],
  ])('keeps the schema of AWS frontend-discovery: %s', (_, document) => {
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true)
  })

  it('has no fields that the schema does not allow', () => {
    expect(validate({ ...one, signature: 'x' })).toBe(false)
    const [version] = versionsOf(one, 'cashier')
    expect(validate({ microFrontends: { 'croupier/cashier': [{ ...version, hostApi: 1 }] } })).toBe(false)
  })

  it('gives the first version all visitors, whatever share was requested', () => {
    expect(sharesOf(share(emptyDocument, '1.0.0', 10), 'cashier')).toEqual({ '1.0.0': 100 })
  })

  it.each([0.5, 1, 10, 33, 50, 99])('has shares that sum to 100 with a canary of %d', (traffic) => {
    const document = share(one, '1.1.0', traffic)
    expect(sharesOf(document, 'cashier')).toEqual({ '1.0.0': 100 - traffic, '1.1.0': traffic })
    const defaults = versionsOf(document, 'cashier').filter(({ deployment }) => deployment.default)
    expect(defaults.map(({ metadata }) => metadata.version)).toEqual(['1.0.0'])
  })

  it('raises a canary step by step and completes it; the former version stays listed', () => {
    const half = share(share(one, '1.1.0', 10), '1.1.0', 50)
    expect(sharesOf(half, 'cashier')).toEqual({ '1.1.0': 50, '1.0.0': 50 })
    const whole = share(half, '1.1.0', 100)
    expect(sharesOf(whole, 'cashier')).toEqual({ '1.1.0': 100 })
    expect(versionsOf(whole, 'cashier')).toHaveLength(2)
  })

  it('lists the former default before a canary that was replaced', () => {
    const document = share(share(share(one, '1.1.0', 10), '1.2.0', 10), '1.2.0', 100)
    expect(versionsOf(document, 'cashier').map(({ metadata }) => metadata.version)).toEqual(['1.2.0', '1.0.0', '1.1.0'])
  })

  it('touches no other remote', () => {
    const games = withShare(one, 'games', entry('3.0.0'), 100)
    expect(versionsOf(share(games, '1.1.0', 10), 'games')).toBe(versionsOf(games, 'games'))
  })

  it('moves to other origins with the paths of its files', () => {
    const moved = atOrigins(one, { cashier: 'http://localhost:4803' })
    expect(versionsOf(moved, 'cashier')[0]?.url).toBe('http://localhost:4803/1.0.0/remoteEntry.js')
    expect(atOrigins(one, {})).toEqual(one)
  })
})
