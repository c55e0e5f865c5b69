import { escapeHtml } from '../../escape-html.ts'

// Drawing helpers: each returns a piece of SVG as text, lengths in user units. No style attribute anywhere, so that the
// strictest policy shows the picture unchanged.

/** A whole picture of the given size with its name; `parts` are drawn in order. */
export const picture = (title: string, width: number, height: number, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ` +
  `${height}"` +
  ` role="img"><title>${escapeHtml(title)}</title>${parts.join('')}</svg>`

/** A filled shape; `hole` leaves out what is drawn twice. */
export const fill = (color: string, d: string, hole = false): string =>
  `<path fill="${color}"${hole ? ' fill-rule="evenodd"' : ''} d="${d}"/>`

/** A line with round ends. */
export const line = (color: string, width: number, d: string): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  ` d="${d}"/>`

/** A filled circle around (x, y). */
export const dot = (color: string, x: number, y: number, r: number): string =>
  `<circle fill="${color}" cx="${x}" cy="${y}" r="${r}"/>`

/** The outline of a circle around (x, y); `dash` as in stroke-dasharray. */
export const ring = (color: string, width: number, x: number, y: number, r: number, dash = ''): string =>
  `<circle fill="none" stroke="${color}" stroke-width="${width}" cx="${x}" cy="${y}" r="${r}"` +
  `${dash && ` stroke-dasharray="${dash}"`}/>`

/** A filled ellipse around (x, y). */
export const oval = (color: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${color}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`

/** A filled rectangle with its top left corner at (x, y); `rx` rounds its corners. */
export const box = (color: string, x: number, y: number, width: number, height: number, rx = 0): string =>
  `<rect fill="${color}" x="${x}" y="${y}" width="${width}" height="${height}"${rx ? ` rx="${rx}"` : ''}/>`

/** Parts moved, turned or scaled together. */
export const at = (transform: string, ...parts: string[]): string => `<g transform="${transform}">${parts.join('')}</g>`

/** Parts with a common opacity, 0 to 1. */
export const faint = (opacity: number, ...parts: string[]): string => `<g opacity="${opacity}">${parts.join('')}</g>`

/** Parts and their mirror image on the other side of x = 0. */
export const both = (...parts: string[]): string => parts.join('') + at('scale(-1 1)', ...parts)

/** The same part at several angles around the origin. */
export const turns = (angles: number[], part: (index: number) => string): string =>
  angles.map((angle, index) => (angle === 0 ? part(index) : at(`rotate(${angle})`, part(index)))).join('')

/** `count` angles, `step` degrees apart, from `start`. */
export const angles = (count: number, step: number, start = 0): number[] =>
  Array.from({ length: count }, (_, index) => Math.round((start + index * step) * 100) / 100)

/** Filled circles of one size around the given points. */
export const dots = (color: string, r: number, ...points: [x: number, y: number][]): string =>
  points.map(([x, y]) => dot(color, x, y, r)).join('')

/** Four-pointed sparkle around a point. */
export const spark = (color: string, x: number, y: number, r: number): string => {
  const inner = Math.round(r * 2.6) / 10
  return fill(
    color,
    `M${x} ${y - r}l${inner} ${r - inner} ${r - inner} ${inner}-${r - inner} ${inner}-${inner} ` +
      `${r - inner}-${inner}-${r - inner}-${r - inner}-${inner} ${r - inner}-${inner}Z`,
  )
}

/** A point on a circle around the origin, 0 degrees upwards, with one decimal. */
export const polar = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180
  const round = (value: number): number => Math.round(value * 10) / 10
  return `${round(Math.sin(angle) * r)} ${round(-Math.cos(angle) * r)}`
}

/** The same part at several angles, drawn once and used again; `id` is unique in its picture. */
export const copies = (id: string, list: number[], part: string): string =>
  `<g id="${id}">${part}</g>` + list.map((angle) => `<use href="#${id}" transform="rotate(${angle})"/>`).join('')
