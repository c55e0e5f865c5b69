/** The media query of the desktop layout (look.md). No imports here: the page's inline script carries this file. */
export const DESKTOP_QUERY = '(min-width: 900px)'
