import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { localTime, toCsv } from './csv.ts'
import { downloadCsv } from './download-csv.ts'

it('quotes cells with separators, quotes or line breaks, and leaves amounts as they are', () => {
  expect(
    toCsv([
      ['a', 'b "c"', 'd,e', 'two\nlines'],
      ['12', '-12.50', ''],
    ]),
  ).toBe('a,"b ""c""","d,e","two\nlines"\r\n12,-12.50,')
})

it.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|calc', '-12.50.1'])(
  'prefixes %j with an apostrophe, so that no spreadsheet runs it',
  (text) => expect(toCsv([[text]]).replaceAll('"', '')).toBe(`'${text}`),
)

describe('times', () => {
  const zone = process.env['TZ']
  beforeAll(() => void (process.env['TZ'] = 'America/St_Johns'))
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it('carry the local UTC offset, in winter and in summer', () => {
    expect(localTime('2026-01-15T02:00:00.000Z')).toBe('2026-01-14T22:30:00-03:30')
    expect(localTime('2026-07-15T02:00:00.000Z')).toBe('2026-07-14T23:30:00-02:30')
    process.env['TZ'] = 'Europe/Helsinki'
    expect(localTime('2026-07-15T22:00:00.000Z')).toBe('2026-07-16T01:00:00+03:00')
    expect(localTime('yesterday')).toBe('yesterday')
  })
})

it("revokes the file's URL only long after the click, once Safari has read it", () => {
  vi.useFakeTimers()
  const steps: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void steps.push(`revoked ${url}`))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    steps.push(`${this.download} ${this.href}`)
  })
  downloadCsv('list.csv', 'a,b')
  vi.advanceTimersByTime(30_000)
  expect(steps).toEqual(['list.csv blob:csv'])
  vi.runAllTimers()
  expect(steps).toEqual(['list.csv blob:csv', 'revoked blob:csv'])
  vi.restoreAllMocks()
  vi.useRealTimers()
})
