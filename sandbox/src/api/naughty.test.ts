import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'

/** The longest text that the fields for a name take. */
const LONGEST = 200
const strings = [...new Set(naughty), 'null\0byte', '\ud800 half', '\u202Eright to left', 'a'.repeat(5000)]

let api: TestApi
let member: Awaited<ReturnType<typeof testMember>>
beforeAll(async () => {
  const ctx = await testContext()
  api = await testApi(ctx)
  member = await testMember(ctx)
})

/** Makes the call and returns '<status> <error of the envelope>'. */
async function answerOf(path: string, body: object): Promise<string> {
  const answer = await api.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { host: 'localhost:4010', ...as(member) },
  })
  return `${answer.statusCode} ${(JSON.parse(answer.body) as { error: unknown }).error}`
}

const everyField = (text: string, names: string) => Object.fromEntries(names.split(' ').map((name) => [name, text]))
const REGISTRATION =
  'email username password repassword mobilePrefix mobile firstName lastName gender birthday currency ' +
  'countryCode stateCode city postalCode address receiveExclusive agreed invitorCode recommendCode verifyCode ticket'

describe('naughty strings', () => {
  it.each([
    ['/sys/auth/checkRegister1', REGISTRATION],
    ['/sys/auth/register', REGISTRATION],
    ['/sys/auth/faceBookRegister', 'email firstName lastName'],
    ['/sys/member/mail/forgot/send', 'usernameOrEmail'],
    ['/sys/member/mail/join/send', 'id'],
    ['/sys/member/mail/join/activate', 'token'],
    ['/sys/member/password/reset', 'token password repassword'],
    ['/sys/member/documents/update', 'idcardProofId idcardHoldProofId addressProofId paymentProofId'],
    ['/sys/member/receiveInviteBonus', 'inviteConfigId'],
    ['/base/news/listPage', 'pageNum pageSize createTime_0'],
    ['/sys/news/setNewsStatus', 'id'],
  ])('in every field of %s get a response, never a server error', async (path, names) => {
    const answers = new Set<string>()
    for (const text of strings) answers.add(await answerOf(path, everyField(text, names)))
    expect([...answers].filter((answer) => !['200 0', '200 1'].includes(answer))).toEqual([])
  })

  it('never log anybody in', async () => {
    // Each takes as long as hashing a password: a part of the list is enough.
    for (const text of strings.filter((_, index) => index % 12 === 0)) {
      expect(await answerOf('/sys/auth/login', { username: text, password: text })).toBe('200 1')
    }
  })

  it('are stored unchanged in names', async () => {
    const kept = strings.filter(
      (text) => text.trim() && text.length <= LONGEST && text.isWellFormed() && !text.includes('\0'),
    )
    expect(kept.length).toBeGreaterThan(400)
    for (let index = 0; index < kept.length; index += 2) {
      const email = `naughty${index}@mail.example`
      const [firstName, lastName = 'x'] = kept.slice(index, index + 2).map((text) => text.trim())
      await api.post('/_test/social', { email })
      const { data } = await api.post('/sys/auth/faceBookRegister', { email, firstName, lastName })
      expect((await api.post('/sys/auth/token/info', {}, as(data))).data).toMatchObject({ firstName, lastName })
    }
  })
})
