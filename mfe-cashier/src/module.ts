import { defineRemote } from '@croupier/shared/host'
import { loadResult } from './screens/deposit-result/load.ts'
import { loadMessages } from './words.ts'

/** The only thing that this bundle exposes. */
export default defineRemote({
  name: 'cashier',
  messages: loadMessages,
  screens: {
    deposit: () => import('./screens/deposit/index.ts'),
    depositMethod: () => import('./screens/deposit-method/index.ts'),
    depositResult: loadResult,
    depositHistory: () => import('./screens/deposit-history/deposit-history.tsx'),
    banking: () => import('./screens/banking/banking-screen.tsx'),
    cryptoGuide: () => import('./screens/crypto-guide/crypto-guide-screen.tsx'),
    paymentPage: () => import('./screens/payment-page/payment-page.tsx'),
    cashout: () => import('./screens/cashout/cashout-screen.tsx'),
    withdrawalVoucher: () => import('./screens/withdrawal-voucher/withdrawal-voucher.tsx'),
    withdrawLogin: () => import('./screens/withdraw-query/withdraw-login.tsx'),
    withdrawQuery: () => import('./screens/withdraw-query/withdraw-query.tsx'),
    withdrawQueryDetail: () => import('./screens/withdraw-query/withdraw-query-detail.tsx'),
    queryPage: () => import('./screens/query-page/query-page.tsx'),
  },
})
