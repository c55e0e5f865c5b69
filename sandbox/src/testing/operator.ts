import type { TestApi } from './api.ts'

const HOST = 'localhost:4010'

export type OperatorCalls = ReturnType<typeof operatorCalls>

/** Requests to the operator's pages as this machine's browser sends them: a page, a form (from `origin`, to `host`). */
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
