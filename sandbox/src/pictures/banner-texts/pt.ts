import type { LocaleBannerTexts } from './index.ts'

export const pt: LocaleBannerTexts = {
  welcome: {
    title: 'Dobre seu primeiro depósito, até $ 200',
    text: 'Peça após depositar; aposte 50 vezes o bônus em 90 dias.',
    button: 'Veja como funciona',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 maneiras de ganhar em um lago à luz de lanternas.',
    button: 'Jogar agora',
  },
  'vip-club': {
    title: 'A cada $ 10 apostados, um ponto VIP',
    text: 'Com cashback de segunda e bônus de sexta, mediante solicitação.',
    button: 'Conhecer o clube VIP',
  },
  invite: {
    title: 'Traga um amigo para a mesa',
    text: 'Cada amigo que se cadastra deixa você mais perto da próxima recompensa.',
    button: 'Convidar amigos',
  },
}
