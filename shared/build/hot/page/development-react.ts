import * as react from 'react'
import * as reactDom from 'react-dom'
import * as client from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'

/** React's packages as their development copies, by the name under which the shell shares them. */
export const developmentReact: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': client,
  'react/jsx-runtime': jsxRuntime,
}
