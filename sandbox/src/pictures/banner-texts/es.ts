import type { LocaleBannerTexts } from './index.ts'

export const es: LocaleBannerTexts = {
  welcome: {
    title: 'Duplica tu primer depósito, hasta 200 $',
    text: 'Apuesta 50 veces el bono en un plazo de 90 días.',
    button: 'Ver cómo funciona',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 formas de ganar en un estanque a la luz de los farolillos.',
    button: 'Jugar ahora',
  },
  'vip-club': {
    title: 'Cada 10 apostados son un punto VIP',
    text: 'Reembolso cada lunes y un bono cada viernes.',
    button: 'Visitar el club VIP',
  },
  invite: {
    title: 'Trae a un amigo a la mesa',
    text: 'Cada amigo que juega te acerca a la próxima recompensa.',
    button: 'Invitar a amigos',
  },
}
