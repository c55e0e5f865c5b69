import type { LocaleBannerTexts } from './index.ts'

export const ja: LocaleBannerTexts = {
  welcome: {
    title: '初回入金が2倍に、最大$ 200',
    text: '入金後にお申し出ください。90日以内にボーナス額の50倍のベットが条件です。',
    button: '詳しく見る',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '灯籠に照らされた池で、243通りの当たり。',
    button: '今すぐプレイ',
  },
  'vip-club': {
    title: '$ 10ベットするごとにVIPポイントを1獲得',
    text: 'お申し出により、月曜キャッシュバックと金曜ボーナス。',
    button: 'VIPクラブを見る',
  },
  invite: {
    title: 'お友達をテーブルへ',
    text: 'お友達が登録するたび、次の特典に近づきます。',
    button: 'お友達を招待',
  },
}
