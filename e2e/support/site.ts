const port = Number(process.env['SITE_PORT'] ?? 4000)
const at = (offset: number) => `http://localhost:${port + offset}`

/** The origins of everything. */
export const site = {
  shell: at(0),
  account: at(1),
  games: at(2),
  cashier: at(3),
  vip: at(4),
  api: at(10),
  /** The base URL of the API calls that pages make. */
  calls: `${at(0)}/api`,
  providers: at(20),
  vendor: at(30),
} as const
