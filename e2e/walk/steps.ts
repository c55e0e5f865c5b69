import type { BrowserContext, Page } from '@playwright/test'
import type { TestMember } from '../support/api.ts'
import { picture } from '../support/files.ts'
import { site } from '../support/site.ts'
import { controlsOf, type Control } from './controls.ts'
import type { Random } from './random.ts'
import { valueFor } from './values.ts'

export interface Walk {
  readonly random: Random
  /** The member whose name and password may be typed. */
  readonly member: TestMember
  /** Makes the server's next `times` responses faulty, whatever the call. */
  breakAnswers(mode: string, times: number): Promise<void>
}

/** ms for which a step waits for its control, which may just have disappeared. */
const SHORT_TIMEOUT = { timeout: 1_500 }
/** Chosen rarely: a walk is hard to read in another language, and of little use after a logout. */
const RARELY_CHOSEN = /log ?out|Deutsch|Español|Suomi|Filipino|Français|Italiano|日本語|Português|Türkçe/
/** The kinds of server faults. */
const FAULT_MODES = [
  'status',
  'empty',
  'reset',
  'html',
  'dataNull',
  'array',
  'wrongTypes',
  'errorText',
  'delay',
  'hang',
]

/** What a player may do or meet anywhere, with its probability. */
const ANYWHERE: readonly [string, number, (page: Page, walk: Walk) => Promise<unknown>][] = [
  ['Back', 0.04, (page) => page.goBack(SHORT_TIMEOUT)],
  ['Forward', 0.01, (page) => page.goForward(SHORT_TIMEOUT)],
  ['Reload', 0.01, (page) => page.reload()],
  ['Escape', 0.02, (page) => page.keyboard.press('Escape')],
  ['Tab', 0.02, (page) => page.keyboard.press('Tab')],
  ['Enter', 0.02, (page) => page.keyboard.press('Enter')],
  ['no connection for a second', 0.01, (page) => offlineFor(page.context(), 1_000)],
  [
    'wrong answers',
    0.02,
    (_page, { breakAnswers: upset, random }) => upset(random.pick(FAULT_MODES), random.pick([1, 2, 5])),
  ],
  ['eleven minutes later', 0.005, (page) => page.clock.fastForward('11:00')],
]

/** Takes one random step; returns a description of it. */
export async function takeStep(page: Page, walk: Walk): Promise<string> {
  const { random } = walk
  await useOtherWindows(page, random)
  const [name, , act] = ANYWHERE.find(([, share]) => random.chance(share)) ?? []
  if (name && act) {
    await act(page, walk).catch(() => undefined)
    return name
  }
  const controls = (await controlsOf(page)).filter(({ name }) => !RARELY_CHOSEN.test(name) || random.chance(0.1))
  if (controls.length === 0) return 'nothing can be used'
  const control = random.pick(controls)
  const done = await use(control, walk).then(
    () => '',
    // The control moved or was covered meanwhile: a player would miss it, too.
    () => ' (missed)',
  )
  return control.name + done
}

async function use({ locator, kind, field }: Control, { random, member }: Walk): Promise<void> {
  if (kind === 'type') return locator.fill(valueFor(field, member, random), SHORT_TIMEOUT)
  if (kind === 'file') return locator.setInputFiles(picture, SHORT_TIMEOUT)
  if (kind === 'press') return random.chance(0.1) ? locator.dblclick(SHORT_TIMEOUT) : locator.click(SHORT_TIMEOUT)
  const values = await locator
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  await locator.selectOption(random.pick(values), SHORT_TIMEOUT)
}

/** Closes, presses in, or ignores the windows of payments and games. */
async function useOtherWindows(page: Page, random: Random): Promise<void> {
  const isOther = (each: Page) => each !== page && !each.url().startsWith(site.shell)
  for (const other of page.context().pages().filter(isOther)) {
    if (random.chance(0.25)) await other.close()
    else if (random.chance(0.5))
      await other
        .getByRole('button')
        .first()
        .click(SHORT_TIMEOUT)
        .catch(() => undefined)
  }
}

async function offlineFor(context: BrowserContext, ms: number): Promise<void> {
  await context.setOffline(true)
  setTimeout(() => void context.setOffline(false).catch(() => undefined), ms)
}
