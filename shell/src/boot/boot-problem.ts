import { isLocale, type Locale } from '@croupier/shared/i18n'

/** The only words outside the catalogues: they show when nothing could be loaded, the catalogues included. */
const words: Readonly<Record<Locale, readonly [title: string, hint: string]>> = {
  en: ['This site cannot start', 'Please try again in a moment.'],
  pt: ['Este site não pode iniciar', 'Tente novamente em instantes.'],
  es: ['Este sitio no puede iniciarse', 'Vuelve a intentarlo en un momento.'],
  de: ['Diese Seite kann nicht starten', 'Bitte versuche es gleich noch einmal.'],
  fr: ['Ce site ne peut pas démarrer', 'Veuillez réessayer dans un instant.'],
  it: ['Questo sito non può avviarsi', 'Riprova tra un momento.'],
  fi: ['Sivusto ei käynnisty', 'Yritä hetken kuluttua uudelleen.'],
  tr: ['Bu site başlatılamıyor', 'Lütfen biraz sonra tekrar deneyin.'],
  ja: ['サイトを開始できません', 'しばらくしてからもう一度お試しください。'],
  fil: ['Hindi masimulan ang site na ito', 'Pakisubukang muli maya-maya.'],
}

/** A clear message in place of a blank page; what is wrong in the site config follows for the operator. */
export function showBootProblem(problems: readonly string[]): void {
  const language = navigator.language.slice(0, 2)
  const [title, hint] = words[isLocale(language) ? language : 'en']
  const alert = document.createElement('main')
  alert.setAttribute('role', 'alert')
  alert.className = 'boot-problem'
  const line = (name: string, text: string) => {
    alert.appendChild(document.createElement(name)).textContent = text
  }
  line('h1', title)
  line('p', hint)
  for (const problem of problems) line('code', problem)
  document.body.replaceChildren(alert)
}
