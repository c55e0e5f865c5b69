// Takes the place of react-aria's ariaHideOutside.js in its combo box, which hid the page around an open list from screen
// readers: for VoiceOver on phones, where this site has the platform's own lists. Fields and headings were gone with it.
export const ariaHideOutside = () => undefined
