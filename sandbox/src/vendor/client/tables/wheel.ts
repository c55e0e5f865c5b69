import { h, s } from '../core/dom.ts'
import { animate, isStill } from '../core/motion.ts'
import { t } from '../core/texts.ts'
import { colourOf, WHEEL } from './spots.ts'

const POCKET = 360 / WHEEL.length
const rad = (degrees: number): number => ((degrees - 90) * Math.PI) / 180
const point = (degrees: number, radius: number): string =>
  `${(Math.cos(rad(degrees)) * radius).toFixed(2)} ${(Math.sin(rad(degrees)) * radius).toFixed(2)}`

const sector = (from: number, to: number, outer: number, inner: number): string =>
  `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}` +
  `L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`

/** The wheel with its ball. */
export function makeWheel() {
  const pockets = WHEEL.flatMap((number, index) => {
    const middle = index * POCKET
    return [
      s('path', {
        d: sector(middle - POCKET / 2, middle + POCKET / 2, 88, 52),
        class: `pocket ${colourOf(number)}`,
      }),
      s(
        'text',
        { class: 'pocket-number', transform: `rotate(${middle}) translate(0 -76)`, 'text-anchor': 'middle' },
        String(number),
      ),
    ]
  })
  const spokes = [0, 45, 90, 135].map((angle) =>
    s('path', { d: 'M-34 0H34', transform: `rotate(${angle})`, class: 'spoke' }),
  )
  const disc = s(
    'g',
    {},
    s('circle', { r: 90, class: 'disc' }),
    ...pockets,
    s('circle', { r: 70, class: 'rail' }),
    s('circle', { r: 52, class: 'bowl' }),
    ...spokes,
    s('circle', { r: 13, class: 'hub' }),
  )
  const ball = s('circle', { r: 3.8, class: 'ball', cy: -95 })
  const orbit = s('g', { class: 'orbit' }, ball)
  const element = h(
    'div',
    { class: 'wheel', role: 'img', 'aria-label': t('roulette.wheel') },
    s(
      'svg',
      { viewBox: '-110 -110 220 220' },
      s('circle', { r: 108, class: 'rim' }),
      s('circle', { r: 101, class: 'track' }),
      disc,
      orbit,
    ),
  )
  let turned = 0

  const rest = (number: number): void => {
    const angle = turned + WHEEL.indexOf(number) * POCKET
    disc.style.transform = `rotate(${turned}deg)`
    orbit.style.transform = `rotate(${angle}deg)`
    ball.style.transform = 'translateY(33px)'
    ball.style.opacity = '1'
  }
  return {
    element,
    rest,
    /** Spins to the number in `duration` ms; at once with motion turned off. */
    async spin(number: number, duration: number) {
      if (isStill()) {
        rest(number)
        return
      }
      const from = turned
      turned = (from + 140 + Math.random() * 180) % 360
      const wheelTo = turned + 360
      const ballTo = wheelTo + WHEEL.indexOf(number) * POCKET - 360 * 5
      const easing = 'cubic-bezier(.12,.6,.3,1)'
      ball.style.opacity = '1'
      await Promise.all([
        animate(disc, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${wheelTo}deg)` }], {
          duration,
          easing,
        }),
        animate(orbit, [{ transform: 'rotate(0deg)' }, { transform: `rotate(${ballTo}deg)` }], {
          duration,
          easing,
        }),
        animate(
          ball,
          [
            { transform: 'none' },
            { transform: 'none', offset: 0.55 },
            { transform: 'translateY(33px)', offset: 0.78 },
            { transform: 'translateY(24px)', offset: 0.85 },
            { transform: 'translateY(33px)' },
          ],
          { duration },
        ),
      ])
      rest(number)
    },
  }
}
