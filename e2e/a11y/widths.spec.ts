import { openCashout, openHistory } from '../journeys/cashouts/support.ts'
import { openOffer } from '../journeys/games/support.ts'
import { providerButton, choosePreset, openMethod, submitToWindow, resultDialog } from '../journeys/deposits/support.ts'
import { openFromMenu } from '../support/drawer.ts'
import { linesOf } from '../support/lines-of.ts'
import { loadPage } from '../support/load-page.ts'
import { speak } from '../support/language.ts'
import { expect, test } from '../support/test.ts'
import { onlyPage } from '../support/api-answers.ts'

test('the two buttons of a question take one line each @mobile', async ({ page, member: _member, fault }) => {
  const row = { id: 1, createTime: '2026-03-01T10:00:00.000Z', currency: 'USD', amount: '250.50', status: 0 }
  await fault('/sys/withdraw/listPage', 'raw', { body: onlyPage([row]) })
  const history = await openHistory(page)
  await history.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this cashout' })
  for (const name of ['Cancel cashout', 'Keep it']) {
    expect(await linesOf(question.getByRole('button', { name }))).toBe(1)
  }
})

test('rules and help articles are centred on a wide page @desktop', async ({ page }) => {
  for (const path of ['bonus/bonusInfo/terms', 'help/verify-account']) {
    await loadPage(page, `/#/branchIndex/${path}`)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const [articleBox, mainBox] = await Promise.all([article.boundingBox(), page.getByRole('main').boundingBox()])
    expect(articleBox!.x - mainBox!.x, path).toBeCloseTo((mainBox!.width - articleBox!.width) / 2, 0)
  }
})

test.describe('a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('[SH-04] a tablet shows a pop-up as a box on the dimmed page, and a table with columns @mobile', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(await newMember({ vipLevel: 10 }))
    const club = await openFromMenu(page, 'VIP club')
    const box = (await club.boundingBox())!
    expect(box.width).toBeLessThanOrEqual(760)
    expect(box.height).toBeLessThanOrEqual(860)
    await expect(club.getByRole('columnheader', { name: 'Required points' })).toBeInViewport()
  })

  test("a page's form is a centred box with its button below the fields @mobile", async ({ page }) => {
    await page.goto('/#/login')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Login' })).toBeVisible()
    const [form, fields, button] = await Promise.all([
      main.locator('section', { has: page.getByRole('textbox') }).boundingBox(),
      main.getByRole('textbox', { name: 'Password' }).boundingBox(),
      main.getByRole('button', { name: 'Login' }).boundingBox(),
    ])
    expect(form!.width).toBeLessThanOrEqual(560)
    expect(form!.x).toBeCloseTo((820 - form!.width) / 2, 0)
    expect(button!.y - fields!.y).toBeLessThan(260)
  })

  test('the contact options fit on one line, even in German @mobile', async ({ page }) => {
    await speak(page, 'de')
    await page.goto('/#/404')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kontakt' })
    const contacts = [
      dialog.getByRole('button', { name: 'E-Mail senden' }),
      dialog.getByRole('link', { name: 'Telegram' }),
    ]
    // The pop-up may still be sliding in.
    await expect
      .poll(async () => {
        const [mail, telegram] = await Promise.all(contacts.map(async (contact) => (await contact.boundingBox())!))
        return [telegram!.y - mail!.y, telegram!.x + telegram!.width <= 820]
      })
      .toEqual([0, true])
  })

  test('a payment page is one box with its buttons below the text @mobile', async ({ page }) => {
    await page.goto('/#/payment/pix/return')
    const message = page.getByText('Please log in to see your payment')
    await expect(message).toBeVisible()
    const button = page.getByRole('main').getByRole('button', { name: 'Login' })
    expect((await button.boundingBox())!.y - (await message.boundingBox())!.y).toBeLessThan(120)
  })
})

test.describe('a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the vendor filter shows its whole text in Finnish @mobile', async ({ page }) => {
    await speak(page, 'fi')
    await page.goto('/#/games/all')
    const vendors = page.getByRole('combobox', { name: 'Pelintarjoaja' })
    await expect(vendors).toHaveValue('')
    const missing = await vendors.evaluate((box: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box)
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = font
      const { width } = canvas.measureText(box.selectedOptions[0]!.text)
      return width + parseFloat(paddingLeft) + parseFloat(paddingRight) - box.clientWidth
    })
    expect(missing).toBeLessThanOrEqual(0)
  })

  test('the step names of a form are not clipped @mobile', async ({ page, member: _member }) => {
    const cashout = await openCashout(page)
    for (const name of ['Amount and method', 'Proofs']) {
      const step = cashout.getByRole('listitem').getByText(name, { exact: true })
      await expect(step).toBeVisible()
      expect((await step.boundingBox())!.width).toBeGreaterThan(30)
    }
  })

  test('Japanese lines end between phrases @mobile', async ({ page }) => {
    await speak(page, 'ja')
    await page.goto('/#/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('word-break', 'auto-phrase')
  })

  test('a title of one long word is not clipped by Change @mobile', async ({ page, member: _member }) => {
    await speak(page, 'fr')
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Déposer' }).click()
    const chooser = page.getByRole('dialog', { name: 'Dépôt' })
    await chooser.getByRole('button', { name: 'Cryptomonnaies', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Cryptomonnaies' })
    await expect(dialog.getByRole('button', { name: 'Changer' })).toBeInViewport({ ratio: 1 })
    expect(await linesOf(dialog.getByRole('heading', { name: 'Cryptomonnaies' }))).toBe(1)
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 })
  })

  test("a cover's button keeps its text on the cover @mobile", async ({ page }) => {
    await speak(page, 'fr')
    await page.goto('/#/games/all')
    const cell = await openOffer(page, 'Bottle Post')
    const button = cell.getByRole('button', { name: 'Jouer gratuitement' })
    await expect(button).toBeVisible()
    expect(await linesOf(button)).toBe(2)
    expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('a table of a long text breaks no word and keeps links inline @mobile', async ({ page }) => {
    await page.goto('/#/404')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    const policy = page.getByRole('dialog', { name: 'Privacy policy' })
    const cell = policy
      .locator('td')
      .filter({ hasText: /^contract$/ })
      .first()
    await expect(cell).toBeVisible()
    expect(await linesOf(cell)).toBe(1)
    await expect(policy.getByRole('button', { name: 'Cookies policy' }).first()).toHaveCSS('display', 'inline')
  })

  test("a page's form takes the full width @mobile", async ({ page }) => {
    await page.goto('/#/login')
    const form = page.getByRole('main').locator('section', { has: page.getByRole('textbox') })
    await expect(form.getByRole('button', { name: 'Login' })).toBeVisible()
    const { x, width } = (await form.boundingBox())!
    expect([x, width]).toEqual([0, 360])
  })

  for (const path of ['/#/withdrawQuery', '/#/queryTwoCpat'])
    test(`the table at ${path} takes the full width @mobile`, async ({ page, member: _member }) => {
      await page.goto(path)
      const table = page.getByRole('main').locator('section', { hasText: /No (deposits|withdrawal records)/ })
      await expect(table).toHaveCSS('width', '360px')
      expect((await table.boundingBox())!.x).toBe(0)
    })
})

test.describe('the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('field labels are not clipped, and the balance has tabular figures @mobile', async ({
    page,
    member: _member,
  }) => {
    await speak(page, 'de')
    await page.goto('/#/404')
    const bar = page.getByRole('banner')
    // Tabular figures: the balance does not jitter.
    expect(await bar.getByRole('definition').evaluate(figureWidths)).toHaveLength(1)
    await bar.getByRole('button', { name: 'Einzahlen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Visa / Mastercard', exact: true }).click()
    const card = page.getByRole('dialog', { name: 'Visa' })
    for (const name of ['Ablaufmonat', 'Ablaufjahr', 'CVV']) {
      expect(await linesOf(card.getByText(name, { exact: true })), name).toBe(1)
    }
  })
})

/** The distinct widths of the ten digits in an element's font. */
const figureWidths = (element: Element) => {
  // The `font` shorthand is empty where font-variant-numeric is set.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element.querySelector('span')!)
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return [...new Set([...'0123456789'].map((figure) => pen.measureText(figure).width))]
}

test.describe('a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the buttons of a pop-up do not cover its fields @mobile', async ({ page }) => {
    await page.goto('/#/404')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const login = page.getByRole('dialog', { name: 'Welcome back' })
    await expect(login.getByLabel('Username / Email')).toBeInViewport({ ratio: 1 })
    const password = login.getByRole('textbox', { name: 'Password' })
    await expect(password).toBeInViewport({ ratio: 1 })
    const [field, button] = await Promise.all([
      password.boundingBox(),
      login.getByRole('button', { name: 'Login' }).boundingBox(),
    ])
    expect(button!.y).toBeGreaterThan(field!.y + field!.height)
    await login.getByRole('button').last().scrollIntoViewIfNeeded()
    await expect(login.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  })

  test('a payment without an answer shows its warning without scrolling @mobile', async ({ page, member: _member }) => {
    const dialog = await openMethod(page, 'PingPong')
    await choosePreset(dialog, '50')
    const popup = await submitToWindow(page, dialog)
    await expect(providerButton(popup, 'Pay The')).toBeVisible()
    await popup.close()
    await expect(resultDialog(page, 'Deposit returned').getByText('do not pay twice')).toBeInViewport({ ratio: 1 })
  })
})
