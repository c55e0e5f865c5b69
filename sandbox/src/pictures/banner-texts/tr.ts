import type { LocaleBannerTexts } from './index.ts'

export const tr: LocaleBannerTexts = {
  welcome: {
    title: 'İlk yatırımınızı $ 200 tutarına kadar ikiye katlayın',
    text: 'Bonusu yatırımdan sonra isteyin, 90 günde 50 kez çevirin.',
    button: 'Nasıl çalıştığını gör',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: 'Fenerlerle aydınlanan bir havuzda kazanmanın 243 yolu.',
    button: 'Şimdi oyna',
  },
  'vip-club': {
    title: 'Her $ 10 bahis bir VIP puanı',
    text: 'İstek üzerine pazartesi cashback’i ve cuma bonusu.',
    button: 'VIP kulübüne git',
  },
  invite: {
    title: 'Masaya bir arkadaşınızı getirin',
    text: 'Katılan her arkadaşınız sizi bir sonraki ödüle yaklaştırır.',
    button: 'Arkadaş davet et',
  },
}
