/**
 * react-aria writes a style element for pressable things unless an element with this id is there. The policy
 * forbids style elements; base.css carries the rule, and this mark keeps react-aria from trying.
 */
const id = 'react-aria-pressable-style'

if (typeof document !== 'undefined' && !document.getElementById(id)) {
  const mark = document.createElement('meta')
  mark.id = id
  document.head.append(mark)
}
