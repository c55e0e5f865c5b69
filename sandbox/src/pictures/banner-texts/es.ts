import type { LocaleBannerTexts } from './index.ts'

export const es: LocaleBannerTexts = {
  welcome: {
    title: 'Duplica tu primer depósito, hasta $ 200',
    text: 'Pide el bono tras el depósito y apuéstalo 50 veces en 90 días.',
    button: 'Ver cómo funciona',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 formas de ganar en un estanque a la luz de los farolillos.',
    button: 'Jugar ahora',
  },
  'vip-club': {
    title: 'Cada $ 10 apostados son un punto VIP',
    text: 'Con cashback de los lunes y bono de los viernes, si los pides.',
    button: 'Visitar el club VIP',
  },
  invite: {
    title: 'Trae a un amigo a la mesa',
    text: 'Cada amigo que se une te acerca a la próxima recompensa.',
    button: 'Invitar a amigos',
  },
}
