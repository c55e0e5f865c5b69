import { join } from 'node:path'
import webpack from 'webpack'

interface Asked {
  request: string
  readonly contextInfo: { readonly issuer: string }
}

/** A page is all there while the list of one of its fields is open. What else hides a page (pop-ups) still does. */
export const openLists = () =>
  new webpack.NormalModuleReplacementPlugin(/overlays[/\\]ariaHideOutside\.m?js$/, (asked: Asked) => {
    if (/useComboBox\.m?js$/.test(asked.contextInfo.issuer))
      asked.request = join(import.meta.dirname, 'open-lists', 'nothing-hidden.js')
  })
