import { documentName, SCHEMA_URL, signedMessage, type ReleasedVersion } from '@croupier/shared/releases'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstReleases, laterReleases } from './releases.ts'

interface Signed {
  readonly text: string
  readonly signature: { readonly issued: string; readonly keyId: string; readonly signature: string }
}
type Version = {
  -readonly [Key in keyof ReleasedVersion]: {
    -readonly [Field in keyof ReleasedVersion[Key]]: ReleasedVersion[Key][Field]
  }
}
interface Document {
  schema: string
  microFrontends: Record<string, Version[]>
}
type Change = (signed: Signed) => unknown

const edit =
  (change: (document: Document) => unknown): Change =>
  (signed) => {
    const document = JSON.parse(signed.text) as Document
    return { ...signed, text: JSON.stringify(change(document) ?? document) }
  }
const resign =
  (signature: object): Change =>
  (signed) => ({ ...signed, signature: { ...signed.signature, ...signature } })
const cashier = (document: Document) => document.microFrontends['croupier/cashier']![0]!

/** What may happen to the document and its signature in transit. */
const changes: Readonly<Record<string, Change>> = {
  'is null': () => null,
  'is a text': () => 'remotes',
  'is an array': () => [],
  'is a number': () => 7,
  'has no text': ({ signature }) => ({ signature }),
  'has no signature': ({ text }) => ({ text }),
  'has an empty text': (signed) => ({ ...signed, text: '' }),
  'is cut in half': (signed) => ({ ...signed, text: signed.text.slice(0, signed.text.length / 2) }),
  'is html': (signed) => ({ ...signed, text: '<!doctype html><title>404</title>' }),
  'has a blank more': (signed) => ({ ...signed, text: `${signed.text} ` }),
  'has a line more in front': (signed) => ({ ...signed, text: `\n${signed.text}` }),
  'is written otherwise': (signed) => ({ ...signed, text: JSON.stringify(JSON.parse(signed.text), null, 3) }),
  'names a foreign entry': edit((document) => void (cashier(document).url = 'https://evil.example/x.js')),
  'names a look-alike': edit(
    (document) => void (cashier(document).url = 'https://cashier.example.evil.example/1/entry.js'),
  ),
  'names a javascript: entry': edit((document) => void (cashier(document).url = 'javascript:alert(1)')),
  'names a data: entry': edit((document) => void (cashier(document).url = 'data:text/javascript,alert(1)')),
  'names no entry': edit((document) => void (cashier(document).url = '')),
  'has another hash': edit((document) => void (cashier(document).metadata.integrity = `sha384-${'B'.repeat(64)}`)),
  'has a weaker hash': edit((document) => void (cashier(document).metadata.integrity = 'sha256-AAAA')),
  'has no hash': edit((document) => void (cashier(document).metadata.integrity = '')),
  'has another version': edit((document) => void (cashier(document).metadata.version = '9.9.9')),
  'has another share': edit((document) => void (cashier(document).deployment.traffic = 1)),
  'has a share beyond all': edit((document) => void (cashier(document).deployment.traffic = 1e9)),
  'has another contract': edit((document) => void (cashier(document).extras.hostApi = 99)),
  'has no default': edit((document) => void (cashier(document).deployment.default = false)),
  'has lost a remote': edit((document) => void delete document.microFrontends['croupier/cashier']),
  'has lost every remote': edit((document) => ({ ...document, microFrontends: {} })),
  'has one more field': edit((document) => ({ ...document, more: 1 })),
  'has one more remote': edit((document) => void (document.microFrontends['croupier/spy'] = [cashier(document)])),
  'has another schema': edit((document) => ({ ...document, schema: 'other' })),
  'has swapped remotes': edit(({ schema, microFrontends }) => ({
    schema,
    microFrontends: {
      'croupier/cashier': microFrontends['croupier/games'],
      'croupier/games': microFrontends['croupier/cashier'],
    },
  })),
  'has the same version twice': edit(
    (document) => void document.microFrontends['croupier/cashier']!.push(cashier(document)),
  ),
  'reaches for the prototype': (signed) => ({ ...signed, text: signed.text.replace('"schema"', '"__proto__"') }),
  'is dated later': resign({ issued: '2099-01-01T00:00:00.000Z' }),
  'is dated earlier': resign({ issued: '2020-01-01T00:00:00.000Z' }),
  'has no date': resign({ issued: '' }),
  'has a date that is none': resign({ issued: 'tomorrow' }),
  'has an empty signature': resign({ signature: '' }),
  'has a signature of zeros': resign({ signature: btoa('\0'.repeat(64)) }),
  'has a signature that is no base64': resign({ signature: '%%%' }),
  'has a longer signature': resign({ signature: btoa('x'.repeat(90)) }),
  'has a changed signature': (signed) => {
    const { signature } = signed.signature
    const other = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    return resign({ signature: other })(signed)
  },
}

const version = (remote: string): ReleasedVersion => ({
  url: `https://${remote}.example/1/entry.js`,
  metadata: { version: '1', integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic: 100, default: true },
  extras: { hostApi: 1, hostApiMinor: 0, exposed: './module', size: 1, released: '' },
})
const remotes = { cashier: [version('cashier')], games: [version('games')] }
const text = JSON.stringify({
  schema: SCHEMA_URL,
  microFrontends: Object.fromEntries(Object.entries(remotes).map(([name, list]) => [documentName(name), list])),
})

let keys: string[]
let sign: (issued: string, by?: CryptoKey) => Promise<Signed>
let stranger: CryptoKey
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const problem = vi.fn<(name: string, reason: unknown) => void>()
const source = () => ({ keys, problem })
const answers = (document: string, signature: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) => new Response(String(input).endsWith('.sig') ? signature : document))

beforeAll(async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  stranger = ((await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair).privateKey
  keys = [`${base64(await crypto.subtle.exportKey('raw', pair.publicKey))} all`]
  sign = async (issued, by = pair.privateKey) => ({
    text,
    signature: {
      issued,
      keyId: 'a',
      signature: base64(await crypto.subtle.sign('Ed25519', by, signedMessage(issued, text))),
    },
  })
})
beforeEach(() => {
  localStorage.clear()
  problem.mockClear()
  answers('gone', 'gone')
})

const JUNE = '2026-06-01T00:00:00.000Z'
const JULY = '2026-07-01T00:00:00.000Z'

describe('the first releases of a page', () => {
  it('are those that the server wrote into the page, without a request', async () => {
    const requests = answers('gone', 'gone')
    expect(await firstReleases(await sign(JUNE), source())).toEqual({ issued: JUNE, remotes })
    expect(requests).not.toHaveBeenCalled()
    expect(problem).not.toHaveBeenCalled()
  })

  it.each(Object.entries(changes))(
    'are the last good ones when the document %s, which is reported',
    async (_, change) => {
      await firstReleases(await sign(JUNE), source())
      expect(await firstReleases(change(await sign(JULY)), source())).toEqual({ issued: JUNE, remotes })
      expect(problem).toHaveBeenCalled()
    },
  )

  it('are not those signed with an unknown key', async () => {
    expect(await firstReleases(await sign(JUNE, stranger), source())).toEqual({ issued: '', remotes: {} })
  })

  it('omit remotes signed by another team, which is reported', async () => {
    keys = keys.map((line) => line.replace('all', 'cashier'))
    try {
      expect((await firstReleases(await sign(JUNE), source())).remotes).toEqual({ cashier: remotes.cashier })
      expect(problem).toHaveBeenCalledExactlyOnceWith('document', 'no key that signs for games signed its part')
    } finally {
      keys = keys.map((line) => line.replace('cashier', 'all'))
    }
  })

  it('are the last good ones when an older document arrives', async () => {
    await firstReleases(await sign(JULY), source())
    expect((await firstReleases(await sign(JUNE), source())).issued).toBe(JULY)
    expect(problem).toHaveBeenCalledTimes(1)
  })

  it('are the newer ones for a returning visitor, and stored as the last good ones', async () => {
    await firstReleases(await sign(JUNE), source())
    expect((await firstReleases(await sign(JULY), source())).issued).toBe(JULY)
    expect(problem).not.toHaveBeenCalled()
    expect((await firstReleases(null, source())).issued).toBe(JULY)
  })

  it('are fetched if the page contains none', async () => {
    const { signature } = await sign(JUNE)
    const requests = answers(text, JSON.stringify(signature))
    expect(await firstReleases(undefined, source())).toEqual({ issued: JUNE, remotes })
    expect(requests.mock.calls.map(([file, init]) => [file, init?.cache])).toEqual([
      ['remotes.json', 'no-store'],
      ['remotes.json.sig', 'no-store'],
    ])
  })

  it('are fetched a second time when document and signature do not match', async () => {
    const [june, july] = [await sign(JUNE), await sign(JULY)]
    const asked = answers(`${text} `, JSON.stringify(june.signature))
    asked.mockImplementationOnce(async () => new Response(`${text} `))
    asked.mockImplementationOnce(async () => new Response(JSON.stringify(june.signature)))
    asked.mockImplementation(
      async (input) => new Response(String(input).endsWith('.sig') ? JSON.stringify(july.signature) : text),
    )
    expect((await firstReleases(undefined, source())).issued).toBe(JULY)
  })

  it("are verified when read from the browser's storage, too", async () => {
    localStorage.setItem('croupier.releases', JSON.stringify({ ...(await sign(JUNE, stranger)) }))
    expect(await firstReleases(null, source())).toEqual({ issued: '', remotes: {} })
    localStorage.setItem('croupier.releases', '{"text":')
    expect(await firstReleases(null, source())).toEqual({ issued: '', remotes: {} })
  })
})

describe('later releases', () => {
  it('are returned only if the document is newer', async () => {
    const known = await firstReleases(await sign(JUNE), source())
    answers(text, JSON.stringify((await sign(JUNE)).signature))
    expect(await laterReleases(known, source())).toBeUndefined()
    answers(text, JSON.stringify((await sign(JULY)).signature))
    expect((await laterReleases(known, source()))?.issued).toBe(JULY)
    answers(text, JSON.stringify((await sign(JULY)).signature)).mockImplementationOnce(async () => new Response('half'))
    expect((await laterReleases(known, source()))?.issued).toBe(JULY)
    answers('<html>', '')
    expect(await laterReleases(known, source())).toBeUndefined()
  })
})
