// A payment that ended in a frame or in a window tells the site that it may close it.
const { site, order, state } = document.documentElement.dataset
const around = window.parent === window ? window.opener : window.parent
if (site && around) around.postMessage({ type: 'PAY_CLOSE', orderId: order, status: state }, site)
// One click, one choice: the choice itself must stay among what is sent, so only later clicks are stopped.
let sent = false
document.querySelector('form')?.addEventListener('submit', (event) => {
  if (sent) event.preventDefault()
  sent = true
})
// Come back to by the browser's Back, the page may choose again.
addEventListener('pageshow', () => {
  sent = false
})
