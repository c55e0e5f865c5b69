// The catalogues cannot be asked for without a network: the few words of this page stand here.
const words = {
  en: [
    'You are offline',
    'The site cannot be reached. Check your connection; nothing that you did before is lost.',
    'Try again',
  ],
  pt: [
    'Você está sem conexão',
    'Não foi possível acessar o site. Verifique sua conexão; nada do que você fez se perdeu.',
    'Tentar novamente',
  ],
  es: [
    'Estás sin conexión',
    'No se puede acceder al sitio. Comprueba tu conexión; no se ha perdido nada de lo que hiciste.',
    'Reintentar',
  ],
  de: [
    'Du bist offline',
    'Die Seite ist nicht erreichbar. Prüfe deine Verbindung; nichts von dem, was du getan hast, ist verloren.',
    'Erneut versuchen',
  ],
  fr: [
    'Vous êtes hors ligne',
    'Le site est inaccessible. Vérifiez votre connexion ; rien de ce que vous avez fait n’est perdu.',
    'Réessayer',
  ],
  it: [
    'Sei offline',
    'Il sito non è raggiungibile. Controlla la connessione; niente di ciò che hai fatto è andato perso.',
    'Riprova',
  ],
  fi: [
    'Olet offline-tilassa',
    'Sivustoon ei saada yhteyttä. Tarkista verkkoyhteytesi; mitään tekemääsi ei ole kadonnut.',
    'Yritä uudelleen',
  ],
  tr: [
    'Çevrimdışısınız',
    'Siteye ulaşılamıyor. Bağlantınızı kontrol edin; yaptığınız hiçbir şey kaybolmadı.',
    'Tekrar dene',
  ],
  ja: [
    'オフラインです',
    'サイトに接続できません。通信状態をご確認ください。これまでの操作は失われていません。',
    'もう一度試す',
  ],
  fil: [
    'Offline ka',
    'Hindi maabot ang site. Suriin ang koneksyon mo; walang nawala sa mga nagawa mo.',
    'Subukan muli',
  ],
}

let stored = null
try {
  stored = localStorage.getItem('croupier.language')
} catch {
  // Storage is forbidden: the browser's language decides.
}
const wanted = [stored, ...navigator.languages.map((language) => language.split('-')[0])]
const language = wanted.find((code) => code !== null && Object.hasOwn(words, code)) ?? 'en'
const [title, text, again] = words[language]
document.documentElement.lang = language
document.title = `${title} · ${document.getElementById('brand').textContent}`
document.getElementById('title').textContent = title
document.getElementById('text').textContent = text
document.getElementById('again').textContent = again
document.getElementById('again').addEventListener('click', (event) => {
  event.preventDefault()
  location.reload()
})
// A browser says that it is online before its network carries anything, and says nothing of a server that is back.
function ask() {
  const picture = new Image()
  picture.addEventListener('load', () => location.reload())
  // An address of its own: the worker answers the plain one while there is no network.
  picture.src = `icon.svg?${Date.now()}`
}
addEventListener('online', ask)
setInterval(() => document.visibilityState === 'visible' && navigator.onLine && ask(), 5000)
