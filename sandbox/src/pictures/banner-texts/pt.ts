import type { LocaleBannerTexts } from './index.ts'

export const pt: LocaleBannerTexts = {
  welcome: {
    title: 'Dobre seu primeiro depósito, até US$ 200',
    text: 'Aposte 50 vezes o valor do bônus em até 90 dias.',
    button: 'Veja como funciona',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 formas de ganhar em um lago à luz de lanternas.',
    button: 'Jogar agora',
  },
  'vip-club': {
    title: 'A cada 10 apostados, um ponto VIP',
    text: 'Cashback toda segunda e bônus toda sexta.',
    button: 'Conhecer o clube VIP',
  },
  invite: {
    title: 'Traga um amigo para a mesa',
    text: 'Cada amigo que joga deixa você mais perto da próxima recompensa.',
    button: 'Convidar amigos',
  },
}
