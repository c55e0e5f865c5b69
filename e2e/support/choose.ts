import type { Page } from '@playwright/test'

/** A searchable list on a desktop, the platform's own on a phone. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption(valueOf(option))
    return
  }
  await field.fill(option.replace(/^\+/, '').replace(/^.* - /, ''))
  await page.getByRole('option', { name: optionNamed(option) }).click()
}

/** What an option stands for: '+358' for 358, 'FI - Finland' for FI. */
const valueOf = (option: string) => option.replace(/^\+/, '').replace(/ - .*$/, '')

/** A dial code is followed by its countries. */
const optionNamed = (option: string) => new RegExp(`^${option.replace('+', '\\+')}(?!\\S)`)
