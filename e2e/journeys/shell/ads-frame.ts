import type { Frame, Page } from '@playwright/test'

/** The frame that advertising scripts run in; undefined where there is none. */
export const adsFrame = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.url().endsWith('/frames/ads'))
