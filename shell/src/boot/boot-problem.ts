import type { Locale } from '@croupier/shared/i18n'

declare global {
  interface Window {
    /** Shows that the site cannot start, instead of a blank page. Set by the page's own script. */
    croupierStop?: typeof showBootProblem
  }
}

type Words = readonly [title: string, hint: string, again: string]

/** The only words outside the catalogues: they show when nothing could be loaded, the catalogues included. */
const words: Readonly<Record<Locale, Words>> = {
  en: ['This site cannot start', 'Please try again in a moment.', 'Try again'],
  pt: ['Não foi possível iniciar este site', 'Tente novamente em instantes.', 'Tentar novamente'],
  es: ['No se puede iniciar este sitio', 'Vuelve a intentarlo en un momento.', 'Reintentar'],
  de: ['Diese Seite kann nicht starten', 'Bitte versuche es gleich noch einmal.', 'Erneut versuchen'],
  fr: ['Ce site ne peut pas démarrer', 'Veuillez réessayer dans un instant.', 'Réessayer'],
  it: ['Questo sito non può avviarsi', 'Riprova tra un momento.', 'Riprova'],
  fi: ['Sivusto ei käynnisty', 'Yritä hetken kuluttua uudelleen.', 'Yritä uudelleen'],
  tr: ['Bu site başlatılamıyor', 'Lütfen biraz sonra tekrar deneyin.', 'Tekrar dene'],
  ja: ['サイトを起動できません', 'しばらくしてからもう一度お試しください。', 'もう一度試す'],
  fil: ['Hindi masimulan ang site na ito', 'Pakisubukang muli maya-maya.', 'Subukan muli'],
}

/**
 * Shows a clear message and Try again instead of a blank page, followed by what is wrong in the site config, for the
 * operator. Part of the page's own script and styled by the page, since no other file may have loaded.
 */
export function showBootProblem(problems: readonly string[]): void {
  const language = navigator.language.split('-')[0]!
  const [title, hint, again] = Object.hasOwn(words, language) ? words[language as Locale] : words.en
  const alert = document.createElement('main')
  alert.setAttribute('role', 'alert')
  alert.className = 'boot-problem'
  const line = (name: string, text: string) => {
    const element = document.createElement(name)
    element.textContent = text
    alert.append(element)
    return element
  }
  line('h1', title)
  line('p', hint)
  for (const problem of problems) line('code', problem)
  line('button', again).addEventListener('click', () => location.reload())
  document.body.replaceChildren(alert)
}
