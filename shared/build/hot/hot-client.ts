/// <reference types="webpack/module" />

/** Part of each watched remote: applies its updates, one build after the other. */
declare const __WATCHED_REMOTE__: string

const hot = import.meta.webpackHot

/** Updates up to the build `latest`. False when a change cannot be swapped: the page has to be reloaded. */
async function follow(latest: string): Promise<boolean> {
  const isBehind = () => __webpack_hash__ !== latest
  while (isBehind()) {
    const updated = await hot.check(true)
    if (!updated) return false
  }
  return true
}

croupierDev.follow(__WATCHED_REMOTE__, follow)
