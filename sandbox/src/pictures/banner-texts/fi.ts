import type { LocaleBannerTexts } from './index.ts'

export const fi: LocaleBannerTexts = {
  welcome: {
    title: 'Tuplaa ensitalletuksesi, enintään $ 200',
    text: 'Pyydä bonusta talletuksen jälkeen; kierrätä se 50 kertaa 90 päivässä.',
    button: 'Katso, miten se toimii',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 voittotapaa lyhtyjen valaisemassa lammessa.',
    button: 'Pelaa nyt',
  },
  'vip-club': {
    title: 'Yksi VIP-piste, kun panostat $ 10',
    text: 'Maanantain cashback ja perjantaibonus pyynnöstä.',
    button: 'Tutustu VIP-klubiin',
  },
  invite: {
    title: 'Tuo ystävä pöytään',
    text: 'Jokainen liittyvä ystävä vie sinut lähemmäs seuraavaa palkintoa.',
    button: 'Kutsu ystäviä',
  },
}
