import type { LocaleBannerTexts } from './index.ts'

export const ja: LocaleBannerTexts = {
  welcome: {
    title: '初回入金が2倍に、最大200ドル',
    text: 'ボーナス額の50倍を90日以内に賭けてください。',
    button: '詳しく見る',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '灯籠に照らされた池で、243通りの当たり。',
    button: '今すぐプレイ',
  },
  'vip-club': {
    title: '賭け金10ごとにVIPポイントを1獲得',
    text: '毎週月曜はキャッシュバック、毎週金曜はボーナス。',
    button: 'VIPクラブを見る',
  },
  invite: {
    title: 'お友だちをテーブルへ',
    text: 'お友だちがプレイするたび、次の特典に近づきます。',
    button: '友だちを招待',
  },
}
