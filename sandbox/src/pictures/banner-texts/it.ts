import type { LocaleBannerTexts } from './index.ts'

export const it: LocaleBannerTexts = {
  welcome: {
    title: 'Raddoppia il primo deposito, fino a $ 200',
    text: 'Chiedi il bonus dopo il deposito e giocalo 50 volte in 90 giorni.',
    button: 'Scopri come funziona',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 modi di vincere in uno stagno illuminato dalle lanterne.',
    button: 'Gioca ora',
  },
  'vip-club': {
    title: 'Un punto VIP ogni $ 10 giocati',
    text: 'Con cashback del lunedì e bonus del venerdì, su richiesta.',
    button: 'Vai al club VIP',
  },
  invite: {
    title: 'Porta un amico al tavolo',
    text: 'Ogni amico che si registra ti avvicina al prossimo premio.',
    button: 'Invita gli amici',
  },
}
