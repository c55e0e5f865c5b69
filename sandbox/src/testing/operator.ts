import type { TestApi } from './api.ts'

const HOST = 'localhost:4010'

export type OperatorCalls = ReturnType<typeof operatorCalls>

/** The operator's pages as this machine's browser asks for them: a page, and a form that is sent (from `origin`, to `host`). */
export const operatorCalls = ({ app }: TestApi) => ({
  get: (url: string, headers = {}) => app.inject({ url, headers: { host: HOST, ...headers } }),
  post: (url: string, fields: Record<string, string>, origin = `http://${HOST}`, host = HOST) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    }),
})
