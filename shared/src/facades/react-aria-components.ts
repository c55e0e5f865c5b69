/** The parts of the primitives library that the site uses: all that its shared bundle carries. */
export { ComboBox, ComboBoxStateContext, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'

/** For older remotes: what remotes built for an earlier minor contract use of the library. It goes with HOST_API 2. */
export { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading, useFilter } from 'react-aria-components'
