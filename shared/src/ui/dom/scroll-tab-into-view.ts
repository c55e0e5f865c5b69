/** A ref for the current one of a row of tabs that is wider than a phone: scrolls it to the middle of its row. */
export const scrollTabIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
