/**
 * Slots borrow pictures from other slots of their family: a slot's best symbol is the drawing of its own cover, its
 * next three symbols are those of the three slots that follow it in the family, which wraps around.
 */
const FAMILIES: readonly (readonly string[])[] = [
  ['koi-lantern', 'tidewater', 'whale-road', 'keepers-light', 'anchor-lane', 'oyster-street', 'bearing-north'],
  ['golden-orchard', 'plum-rain', 'lemon-coast', 'rose-cellar', 'honey-court', 'vintage-thirty', 'copper-teapot'],
  ['noon-at-uxmal', 'comet-year', 'saguaro-moon', 'mount-ember', 'balloon-republic', 'ferris-night', 'night-market'],
  ['seven-facets', 'king-of-cups', 'scarab-road', 'key-to-room-nine', 'slow-sand', 'hazard-street'],
  ['oracle', 'fox-and-ember', 'owl-o-clock', 'paper-tiger', 'snow-antler', 'peacock-hour', 'masks-of-murano'],
  ['cranes-wish', 'silk-fan', 'dragon-kite', 'second-violin', 'last-train-north', 'abbey-bells'],
  ['sea-glass', 'button-box', 'marble-run', 'beekeepers-noon'],
]

/** The catalogue codes whose drawings are the symbols A to D of a slot. */
export function picturesOf(code: string): Record<'A' | 'B' | 'C' | 'D', string> {
  const ring = FAMILIES.find((family) => family.includes(code)) ?? [code]
  const start = ring.indexOf(code)
  const next = (steps: number): string => ring[(start + steps) % ring.length] ?? code
  return { A: code, B: next(1), C: next(2), D: next(3) }
}

/** Every code that is in a family, for the test that each slot is in exactly one. */
export const familyCodes = (): string[] => FAMILIES.flat()
