import { randomBytes } from 'node:crypto'
import type { Api } from '../api/route.ts'
import { escapeHtml } from '../escape-html.ts'

/**
 * The documents that hold the operator's foreign scripts (D19): sandboxed, without an origin of their own, each with
 * a policy of its own. The page passes the script once, by a message; nothing but that script runs.
 */
export function isolatedFrames({ app, ctx }: Api): void {
  const embedders = [...new Set([ctx.config.origins.shell, ...ctx.config.siteOrigins])].join(' ')
  for (const [kind, { rules, style }] of Object.entries(kinds)) {
    app.get(`/frames/${kind}`, (_, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const policy = [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        ...rules,
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${embedders}`,
        'sandbox allow-scripts allow-forms',
      ]
      reply
        .header('content-security-policy', policy.join('; '))
        .header('cache-control', 'no-store')
        .removeHeader('origin-agent-cluster')
        .removeHeader('x-frame-options')
      return reply.type('text/html; charset=utf-8').send(page(nonce, ctx.config.site.name, style))
    })
  }
}

const kinds = {
  chat: {
    rules: ['img-src data:'],
    style: `
      body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 14px 14px 84px; background: #fffaf0;
        color: #1d2a25; font: 15px/1.45 system-ui, sans-serif; overflow-wrap: anywhere }
      p { margin: 0 0 10px; padding: 9px 13px; border-radius: 12px; background: #efe6d2; width: fit-content }
      form { position: fixed; inset: auto 0 0; display: flex; gap: 8px; padding: 12px 14px; background: #fffaf0;
        border-top: 1px solid #8a5a0040; align-items: end }
      label { flex: 1; font-size: 12.5px; color: #4d5a53 }
      input { display: block; width: 100%; box-sizing: border-box; height: 44px; margin-top: 4px; padding: 0 12px;
        border: 1px solid #1d2a2580; border-radius: 6px; font: inherit; font-size: 16px; color: #1d2a25 }
      button { height: 44px; padding: 0 16px; border: 0; border-radius: 6px; background: #8a5a00; color: #fffaf0;
        font: inherit; font-weight: 650 }`,
  },
  // The hosts that a real advertising script reports to would be listed here.
  ads: { rules: [], style: '' },
} satisfies Record<string, { rules: string[]; style: string }>

/**
 * The document: posts `frame:ready`, waits for the script, runs only that one with its own nonce, and posts
 * `frame:failed` if the script throws while it is being run.
 */
const page = (nonce: string, brand: string, style: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<script nonce="${nonce}">
(() => {
  'use strict'
  const nonce = document.currentScript.nonce
  addEventListener('message', function first(event) {
    const data = event.data
    if (event.source !== parent || !data || data.type !== 'frame:run' || typeof data.script !== 'string') return
    removeEventListener('message', first)
    const script = document.createElement('script')
    script.nonce = nonce
    script.textContent = data.script
    const fail = () => parent.postMessage({ type: 'frame:failed' }, '*')
    addEventListener('error', fail)
    document.head.append(script)
    removeEventListener('error', fail)
  })
  parent.postMessage({ type: 'frame:ready' }, '*')
})()
</script>
</body>
</html>
`
