/** The parts of the primitives library that the site uses: all that its shared bundle carries. */
export {
  ComboBox,
  Dialog,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  useFilter,
} from 'react-aria-components'
