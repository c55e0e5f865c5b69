import { defineRemote } from '@croupier/shared/host'
import { loadMessages } from './words.ts'

/** The only thing that this bundle exposes. */
export default defineRemote({
  name: 'vip',
  messages: loadMessages,
  screens: {
    vipClub: () => import('./screens/vip-club/vip-club.tsx'),
    vipStore: () => import('./screens/vip-store/vip-store.tsx'),
    transactionHistory: () => import('./screens/transaction-history/transaction-history.tsx'),
    gameHistory: () => import('./screens/game-history/game-history.tsx'),
    cashoutHistory: () => import('./screens/cashout-history/cashout-history.tsx'),
  },
})
