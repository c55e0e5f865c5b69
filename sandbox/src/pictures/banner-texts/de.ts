import type { LocaleBannerTexts } from './index.ts'

export const de: LocaleBannerTexts = {
  welcome: {
    title: 'Verdopple deine erste Einzahlung bis $ 200',
    text: 'Bonus nach der Einzahlung anfragen, in 90 Tagen 50‑mal umsetzen.',
    button: 'So funktioniert es',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 Gewinnwege in einem Teich voller Laternenlicht.',
    button: 'Jetzt spielen',
  },
  'vip-club': {
    title: 'Je $ 10 Einsatz ein VIP-Punkt',
    text: 'Mit Montags-Cashback und Freitagsbonus, auf Anfrage.',
    button: 'Zum VIP-Club',
  },
  invite: {
    title: 'Hol deine Freunde an den Tisch',
    text: 'Mit jedem Freund, der beitritt, rückt die nächste Prämie näher.',
    button: 'Freunde einladen',
  },
}
