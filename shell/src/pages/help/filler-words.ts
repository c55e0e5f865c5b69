import type { Locale } from '@croupier/shared/i18n'

/**
 * Words of a question that do not say what it is about, and would each match some article. Words that players search for
 * an article by are not among them: `para` is money in Turkish. In Japanese the letter pairs in hiragana take their
 * place (`help-search.ts`). In a language without a list, every word counts.
 */
export const fillerWords: Readonly<Partial<Record<Locale, string>>> = {
  en: 'a an and any are at be been can cannot could d did do does doesn don for from get has have how i if in is isn it its ll m me my of on or our out please re s should so t that the their there they this to up ve want was we what when where which who why will with would you your',
  pt: 'a ao aos as até com como da das de do dos e é em então está estão esta este estou eu faço fazer foi há isso já lhe me meu meus minha minhas na nas não no nos o onde os ou para pelo pela por porque posso pode pra preciso qual quais quando que quê quero se ser sem seu sua são tem tenho ter um uma vocês você vou',
  es: 'a al algo con cómo cuál cuáles cuándo de debo del desde dónde el en es está están estoy esta este esto hace hacer hago hay la las le lo los me mi mis mí necesito ni no nos o para pero por porque puede puedo que qué quiero se sea ser si sin son su sus te tengo tu tus un una unos y ya yo',
  de: 'aber als also am an auf aus bei bin bitte da damit das dass dem den der des die dies diese doch du ein eine einem einen einer es für geht habe haben hat ich ihr im in ist ja kann kannst können man mein meine meinem meinen meiner mich mir mit möchte muss nach nicht noch oder so sich sie sind um und uns vom von wann warum was wenn wer werden wie wieso will wird wo zu zum zur',
  fr: 'à ai ainsi ait au aux avec c ce ces cet cette comment d dans de des dois du elle en est et être faire fais faut il ils j je jamais l la là le les leur lui m ma mais me mes moi mon n ne nos notre nous on ont ou où par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta tes ton tu un une veux vos votre vous y',
  it: 'a ad agli ai al alla alle anche c che chi ci come con cosa cui d da dal dalla dei del dell della delle devo di do dov dove e è ed era fa faccio fare gli ha hai ho i il in io l la le lo loro ma me mi mia mie miei mio ne nei nel nella no noi non o per perché però più posso può quale quali quando quello questa questo qui sono se si sia su sul sulla suo tu un una uno va voglio vorrei',
  fi: 'ei eikä en että he hän ja jo joka jos kai kanssa kuin kuka kun me mihin mikä miksi millainen milloin minne minua minulla minulle minun minut minä missä mistä miten mitkä mitä mulla mun mutta mä niin ne nyt näin ole olen on onko ovat pitää saa saan se sen siellä siis sitä te teidän teen tehdä tämä tämän tätä tää vai vain voi voiko voin voinko voit',
  tr: 'acaba ama ben beni benim bir biz bu bunu çok da daha de diye en etmek gibi hangi için icin ile istiyorum kadar ki kim lazım mi mı mu mü miyim mıyım musunuz müsünüz misiniz mısınız nasıl ne neden nerede nereden nereye niçin niye olur o sen siz şu var ve veya ya yap yapabilirim yapılır yapmak yapmalıyım yok zaman',
  ja: '',
  fil: 'ako aking akin ang ano anong ay at ba bakit bang dapat din dito ewan gagawin gusto ikaw ilang ito iyan iyon ka kailan kailangan kasi ko kong kung kay lang mag maaari maaaring mga mo mong na naman nang nasa ng ngayon ni nila nito niyo nyo o pa paano po puwede puwedeng pwede pwedeng rin sa saan si sino siya ta tayo tungkol yung yun',
}
