import type { Page } from '@playwright/test'

/** Chooses an option in a picker: a searchable list on a desktop, the native select on a phone. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption(valueOf(option))
    return
  }
  await field.fill(option.replace(/^\+/, '').replace(/^.* - /, ''))
  await page.getByRole('option', { name: optionNamed(option) }).click()
}

/** An option's value: 358 for '+358', FI for 'FI - Finland'. */
const valueOf = (option: string) => option.replace(/^\+/, '').replace(/ - .*$/, '')

/** Matches an option by its beginning: a dial code is followed by its countries. */
const optionNamed = (option: string) => new RegExp(`^${option.replace('+', '\\+')}(?!\\S)`)
