// Takes the place of lucide's createLucideIcon: our icons are 24 by 24 and have no surrounding settings.
import { createElement } from 'react'

const outline = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

export default function createLucideIcon({ node }) {
  const shapes = node.map(([tag, shape]) => createElement(tag, shape))
  return ({ size = 24, ...props }) => {
    const isNamed = props.role || props['aria-label'] || props.title
    const attributes = { ...outline, width: size, height: size, 'aria-hidden': isNamed ? undefined : true, ...props }
    return createElement('svg', attributes, ...shapes)
  }
}
