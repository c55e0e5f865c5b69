import type { Locator, Page } from '@playwright/test'
import { menuButton } from '../../support/drawer.ts'
import type { Shows } from './observe-presses.ts'

export interface Step {
  readonly name: string
  readonly target: (page: Page) => Locator
  readonly shows?: Shows
  /** A key that is pressed in the target, instead of a click. */
  readonly key?: string
  /** Only leads from one measured step to the next; not listed. */
  readonly isTransition?: boolean
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first()
const inPopUp = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name }).first()

const close: Step = { name: 'close a pop-up', target: inPopUp('Close'), shows: 'closed' }
const menu: Step = { name: 'menu', target: menuButton, shows: 'popUp' }
const heading = (text: string): Shows => ({ selector: 'h1', text })
const openAndClose = (name: string, target: Step['target']): Step[] => [{ name, target, shows: 'popUp' }, close]

/** The browser's own share on this machine at this speed: a page with a single button. */
export const baseline = {
  url: 'data:text/html,<meta name="viewport" content="width=device-width"><button onclick="this.nextSibling.hidden=false">Press</button><p hidden>Pressed',
  steps: [
    { name: 'a page of one button', target: button('Press'), shows: { selector: 'p:not([hidden])' } },
  ] satisfies Step[],
}

/** A visitor's main controls, in the order in which a player might press them. */
export const visitorSteps = (isPhone: boolean): readonly Step[] => [
  menu,
  close,
  ...openAndClose('login', button('Login')),
  ...openAndClose('join', button('Join')),
  ...(isPhone ? [] : openAndClose('promotions', button('Promotions'))),
  {
    name: 'a game',
    target: (page) => page.locator('main li button[aria-expanded=false]').first(),
    shows: { selector: 'main li button[aria-expanded=true]' },
  },
  { name: 'play for fun', target: button('Play for fun'), shows: 'popUp' },
  close,
  isPhone
    ? { name: 'all games (page)', target: link('Games'), shows: heading('All games') }
    : { name: 'slots (page)', target: link('Slots'), shows: heading('Slots Games') },
  { name: 'category', target: link('Table Games'), shows: heading('Table Games') },
  { name: 'search, a letter', target: (page) => page.getByRole('searchbox'), key: 'a' },
  // The home page is in the document already, hidden.
  { name: 'home (page)', target: link('Home'), shows: { selector: 'main > :not([style*=none]) #section-top' } },
]

/** A member's main controls. */
export const memberSteps = (isPhone: boolean): readonly Step[] => [
  { name: 'deposit', target: button('Deposit'), shows: 'popUp' },
  { name: 'deposit method', target: (page) => page.getByRole('dialog').locator('li button').first(), shows: 'popUp' },
  close,
  ...openAndClose('messages', button(isPhone ? 'News' : /messages/i)),
  { ...menu, isTransition: true },
  {
    name: 'section of the menu',
    target: inPopUp('Cashier'),
    shows: { selector: '[role=dialog] button[aria-expanded=true]' },
  },
  { name: 'transaction history', target: inPopUp('Transaction history'), shows: 'popUp' },
  close,
  { ...menu, isTransition: true },
  { name: 'language', target: inPopUp('Language'), shows: 'popUp' },
  {
    name: 'choice of a language',
    target: (page) => page.getByRole('dialog').getByText('Deutsch'),
    shows: { selector: 'html[lang=de]' },
  },
]
