/**
 * The stand-in of an advertising script. It records the events it is told of, in its own frame, and says
 * that it did; nothing leaves the frame. Its events are messages `{type: 'ads:event', name, amount, currency}`.
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
