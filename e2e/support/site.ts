const port = Number(process.env['SITE_PORT'] ?? 4000)
const at = (offset: number) => `http://localhost:${port + offset}`

/** Where everything answers. */
export const site = {
  shell: at(0),
  account: at(1),
  games: at(2),
  cashier: at(3),
  vip: at(4),
  api: at(10),
  /** Where pages make the API's calls. */
  calls: `${at(0)}/api`,
  providers: at(20),
  vendor: at(30),
} as const
