import type { LocaleBannerTexts } from './index.ts'

export const fr: LocaleBannerTexts = {
  welcome: {
    title: 'Doublez votre premier dépôt, jusqu’à 200 $',
    text: 'Misez 50 fois le bonus dans les 90 jours.',
    button: 'Voir les conditions',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 façons de gagner dans un étang éclairé aux lanternes.',
    button: 'Jouer',
  },
  'vip-club': {
    title: 'Un point VIP toutes les 10 unités misées',
    text: 'Du cashback chaque lundi, un bonus chaque vendredi.',
    button: 'Découvrir le club VIP',
  },
  invite: {
    title: 'Invitez un ami à la table',
    text: 'Chaque ami qui joue vous rapproche de la prochaine récompense.',
    button: 'Inviter des amis',
  },
}
