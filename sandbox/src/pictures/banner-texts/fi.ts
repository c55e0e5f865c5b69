import type { LocaleBannerTexts } from './index.ts'

export const fi: LocaleBannerTexts = {
  welcome: {
    title: 'Tuplaa ensitalletuksesi, enintään 200 $',
    text: 'Kierrätä bonus 50 kertaa 90 päivän kuluessa.',
    button: 'Katso, miten se toimii',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 voittotapaa lyhtyjen valaisemassa lammessa.',
    button: 'Pelaa nyt',
  },
  'vip-club': {
    title: 'Jokaisesta 10 panoksesta yksi VIP-piste',
    text: 'Käteispalautus maanantaisin, bonus perjantaisin.',
    button: 'Tutustu VIP-klubiin',
  },
  invite: {
    title: 'Tuo ystävä pöytään',
    text: 'Jokainen pelaava ystävä vie sinut lähemmäs seuraavaa palkintoa.',
    button: 'Kutsu ystäviä',
  },
}
