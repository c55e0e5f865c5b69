/** The parts of the primitives library that the site uses: all that its shared bundle carries. */
export * from 'react-aria-components'
