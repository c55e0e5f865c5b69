import type { LocaleBannerTexts } from './index.ts'

export const fil: LocaleBannerTexts = {
  welcome: {
    title: 'Doblehin ang una mong deposito, hanggang $ 200',
    text: 'Hilingin ang bonus pagkatapos ng deposito; itaya ito nang 50 beses sa loob ng 90 araw.',
    button: 'Alamin kung paano',
  },
  'koi-lantern': {
    title: 'Koi Lantern',
    text: '243 paraan para manalo sa lawang may ilaw ng mga parol.',
    button: 'Maglaro na',
  },
  'vip-club': {
    title: 'Isang puntos ng VIP sa bawat $ 10 na itinaya',
    text: 'May cashback tuwing Lunes at bonus tuwing Biyernes, kapag hiniling.',
    button: 'Bisitahin ang VIP club',
  },
  invite: {
    title: 'Isama ang kaibigan sa mesa',
    text: 'Sa bawat kaibigang sumasali, mas malapit ka sa susunod na gantimpala.',
    button: 'Mag-imbita ng kaibigan',
  },
}
