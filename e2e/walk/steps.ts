import type { BrowserContext, Page } from '@playwright/test'
import { picture } from '../support/files.ts'
import { controlsOf, type Control } from './controls.ts'
import type { Random } from './random.ts'

/** ms for which a step waits for what it uses: what has just gone is not waited for. */
const SHORT = { timeout: 1_500 }
const VALUES = ['50', '0', '-1', '99999999', 'abc', 'a@b.example', '12/28', '4111111111111111', '😀', '<b>x</b>', '  ']
/** A walk is hard to read in another language, and of little use once it has logged out. */
const SELDOM = /log ?out|Deutsch|Español|Suomi|Filipino|Français|Italiano|日本語|Português|Türkçe/

/** What a player may do anywhere, with how often. */
const ANYWHERE: readonly [string, number, (page: Page) => Promise<unknown>][] = [
  ['Back', 0.04, (page) => page.goBack(SHORT)],
  ['Forward', 0.01, (page) => page.goForward(SHORT)],
  ['Reload', 0.01, (page) => page.reload()],
  ['Escape', 0.02, (page) => page.keyboard.press('Escape')],
  ['Tab', 0.02, (page) => page.keyboard.press('Tab')],
  ['Enter', 0.01, (page) => page.keyboard.press('Enter')],
  ['no connection for a second', 0.01, (page) => offlineFor(page.context(), 1_000)],
]

/** One step of a player who does anything; gives what it was. */
export async function takeStep(page: Page, random: Random): Promise<string> {
  await useOtherWindows(page, random)
  const [name, , act] = ANYWHERE.find(([, share]) => random.chance(share)) ?? []
  if (name && act) {
    await act(page).catch(() => undefined)
    return name
  }
  const controls = (await controlsOf(page)).filter(({ name }) => !SELDOM.test(name) || random.chance(0.1))
  if (controls.length === 0) return 'nothing can be used'
  const control = random.pick(controls)
  const done = await use(control, random).then(
    () => '',
    // Moved away or covered meanwhile: a player misses it, too.
    () => ' (missed)',
  )
  return control.name + done
}

async function use({ locator, kind }: Control, random: Random): Promise<void> {
  if (kind === 'type') return locator.fill(random.pick(VALUES), SHORT)
  if (kind === 'file') return locator.setInputFiles(picture, SHORT)
  if (kind === 'press') return random.chance(0.1) ? locator.dblclick(SHORT) : locator.click(SHORT)
  const values = await locator
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  await locator.selectOption(random.pick(values), SHORT)
}

/** Windows of payments and games: closed, pressed in, or left where they are. */
async function useOtherWindows(page: Page, random: Random): Promise<void> {
  for (const other of page
    .context()
    .pages()
    .filter((each) => each !== page)) {
    if (random.chance(0.25)) await other.close()
    else if (random.chance(0.5))
      await other
        .getByRole('button')
        .first()
        .click(SHORT)
        .catch(() => undefined)
  }
}

async function offlineFor(context: BrowserContext, ms: number): Promise<void> {
  await context.setOffline(true)
  setTimeout(() => void context.setOffline(false).catch(() => undefined), ms)
}
