/**
 * A stand-in for an advertising script. It records the events posted to its frame and confirms each; nothing else
 * leaves the frame. Events are messages `{type: 'ads:event', name, amount, currency}`.
 */
export const adsScript = () => `(() => {
  'use strict'
  const recorded = []
  window.addEventListener('message', (event) => {
    const data = event.data
    if (event.source !== window.parent || !data || data.type !== 'ads:event') return
    const { name, amount, currency } = data
    recorded.push({ name, amount, currency })
    window.parent.postMessage({ type: 'ads:recorded', name, count: recorded.length }, '*')
  })
  window.parent.postMessage({ type: 'ads:ready' }, '*')
})()
`
