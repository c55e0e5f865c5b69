import type { LocaleBannerTexts } from './index.ts'

export const de: LocaleBannerTexts = {
  welcome: {
    title: 'Verdopple deine erste Einzahlung bis 200 $',
    text: 'Setze den Bonus innerhalb von 90 Tagen 50-mal um.',
    button: 'So funktioniert es',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 Gewinnwege in einem Teich voller Laternenlicht.',
    button: 'Jetzt spielen',
  },
  'vip-club': {
    title: 'Je 10 Einsatz ein VIP-Punkt',
    text: 'Jeden Montag Cashback, jeden Freitag ein Bonus.',
    button: 'Zum VIP-Club',
  },
  invite: {
    title: 'Hol deine Freunde an den Tisch',
    text: 'Mit jedem Freund, der spielt, rückt die nächste Prämie näher.',
    button: 'Freunde einladen',
  },
}
