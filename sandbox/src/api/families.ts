import { faultCalls } from '../faults/calls.ts'
import { testCalls } from '../testing-calls/index.ts'
import { backOfficePages } from '../back-office/index.ts'
import { isolatedFrames } from '../operator/frames.ts'
import { authCalls } from './auth.ts'
import { contentCalls } from './content.ts'
import { favouriteCalls } from './favourites.ts'
import { fileCalls } from './files.ts'
import { gameInfoCalls } from './game-info.ts'
import { gameCalls } from './games.ts'
import { inviteCalls } from './invites.ts'
import { mailboxPages } from './mailbox.ts'
import { memberCalls } from './members.ts'
import { newsCalls } from './news.ts'
import { referenceCalls } from './reference.ts'
import { depositCalls } from '../payments/index.ts'
import { pictureRoutes } from '../pictures/routes.ts'
import { reportCalls } from '../reports/calls.ts'
import { reportPages } from '../reports/page.ts'
import type { Api } from './route.ts'
import { settingCalls } from './settings.ts'
import { socialCalls } from './social.ts'
import { transactionCalls } from './transactions.ts'
import { withdrawalCalls } from '../withdrawals/index.ts'
import { vipCalls } from './vip.ts'

/** The one list of the product API: a family of calls is added here, by one line. */
export const families: ((api: Api) => void | Promise<void>)[] = [
  authCalls,
  socialCalls,
  memberCalls,
  inviteCalls,
  referenceCalls,
  settingCalls,
  contentCalls,
  newsCalls,
  gameCalls,
  gameInfoCalls,
  favouriteCalls,
  vipCalls,
  transactionCalls,
  withdrawalCalls,
  depositCalls,
  fileCalls,
  mailboxPages,
  backOfficePages,
  reportCalls,
  reportPages,
  pictureRoutes,
  isolatedFrames,
  faultCalls,
  testCalls,
]
