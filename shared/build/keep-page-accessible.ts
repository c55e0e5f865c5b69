import { join } from 'node:path'
import webpack from 'webpack'

interface ResolveData {
  request: string
  readonly contextInfo: { readonly issuer: string }
}

/**
 * Keeps the page accessible while the list of a combo box is open, which would hide it from screen readers. What else
 * hides a page (pop-ups) still does.
 */
export const keepPageAccessible = () =>
  new webpack.NormalModuleReplacementPlugin(/overlays[/\\]ariaHideOutside\.m?js$/, (data: ResolveData) => {
    if (/useComboBox\.m?js$/.test(data.contextInfo.issuer))
      data.request = join(import.meta.dirname, 'open-lists', 'nothing-hidden.js')
  })
