import type { LocaleBannerTexts } from './index.ts'

export const en: LocaleBannerTexts = {
  welcome: {
    title: 'Double your first deposit, up to $ 200',
    text: 'Ask for the bonus after the deposit; wager it 50 times in 90 days.',
    button: 'See how it works',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 ways to win in a pond lit by lanterns.',
    button: 'Play now',
  },
  'vip-club': {
    title: 'Every $ 10 you wager is one VIP point',
    text: 'With Monday cashback and a Friday bonus, on request.',
    button: 'Visit the VIP club',
  },
  invite: {
    title: 'Bring a friend to the table',
    text: 'Each friend who joins brings you nearer to the next reward.',
    button: 'Invite friends',
  },
}
