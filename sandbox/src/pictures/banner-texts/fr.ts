import type { LocaleBannerTexts } from './index.ts'

export const fr: LocaleBannerTexts = {
  welcome: {
    title: 'Doublez votre premier dépôt, jusqu’à $ 200',
    text: 'Demandez le bonus après le dépôt et misez-le 50 fois en 90 jours.',
    button: 'Voir les conditions',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 façons de gagner dans un étang éclairé aux lanternes.',
    button: 'Jouer',
  },
  'vip-club': {
    title: 'Un point VIP tous les $ 10 misés',
    text: 'Cashback du lundi et bonus du vendredi, sur demande.',
    button: 'Découvrir le club VIP',
  },
  invite: {
    title: 'Invitez un ami à la table',
    text: 'Chaque ami qui s’inscrit vous rapproche de la prochaine récompense.',
    button: 'Inviter des amis',
  },
}
