import type { FastifyInstance } from 'fastify'

/** The paths of all calls of the product API, without those of tests, providers and the operator's pages. */
export function postRoutes(app: FastifyInstance): string[] {
  const found: string[] = []
  const above: string[] = []
  // printRoutes gives a tree: each line holds what its path adds to its parent's, indented by four columns a level.
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    above.splice(depth, Infinity, part)
    const path = above.join('')
    if (methods.split(', ').includes('POST')) found.push(path)
  }
  return found.filter((path) => !/^\/(_|operator|callback|providers)/.test(path))
}

/** Calls that visitors may make. A call that is neither here nor refused to visitors fails the test. */
export const PUBLIC: ReadonlySet<string> = new Set([
  '/sys/ipinfoCloudFlare',
  '/sys/sysSetting/checkContactUsSetting',
  '/sys/sysSetting/contactUsSetting',
  '/sys/sysSetting/acquire',
  '/ext/promotion/current',
  '/base/country/listAll',
  '/base/country/find',
  '/sys/country/listTelNum',
  '/base/state/listAll',
  '/base/state/find',
  '/base/currency/listAll',
  '/base/vipLevel/listAll',
  '/base/vipStore/listAll',
  '/base/inviteConfig/listAll',
  '/base/banner/listAll',
  '/base/article/get',
  '/base/game/get',
  '/base/game/listPage',
  '/sys/game/all',
  '/sys/game/getTryPlayUrl',
  '/sys/gameVendor/wrapper/domain',
  '/ext/game/info',
  '/ext/game/vendors',
  '/ext/reports',
  '/sys/latestWin/randomList',
  '/base/cashoutPaymentMethod/listAll',
  '/base/depositPaymentMethod/find',
  '/sys/member/verifyCode/image',
  '/sys/member/mail/forgot/send',
  '/sys/member/mail/join/send',
  '/sys/member/mail/join/activate',
  '/sys/member/password/reset',
  '/sys/auth/checkRegister1',
  '/sys/auth/register',
  '/sys/auth/faceBookRegister',
  '/sys/auth/login',
  '/sys/auth/logout',
])

/** What a closed account may still call. */
export const whileClosed: ReadonlySet<string> = new Set(['/sys/auth/token/info', '/sys/auth/token/refresh'])
