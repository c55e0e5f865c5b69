import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useText } from '../words.ts'
import css from './controls.module.css'

interface ControlsProps {
  readonly count: number
  readonly selected: number
  readonly paused: boolean
  readonly hasAutoplay: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onSelect: (index: number) => void
  readonly onToggle: () => void
}

/** Previous, next, pause, and a mark for each banner (wording.md). */
export function CarouselControls(props: ControlsProps) {
  const { count, selected, paused, hasAutoplay, onPrevious, onNext, onSelect, onToggle } = props
  const text = useText()
  return (
    <div className={css.controls}>
      <button type="button" className={css.control} aria-label={text('banner.previous')} onClick={onPrevious}>
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <div className={css.marks}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={css.mark}
            aria-label={text('banner.position', { index: index + 1, count })}
            aria-current={index === selected || undefined}
            onClick={() => onSelect(index)}
          />
        ))}
      </div>
      <button type="button" className={css.control} aria-label={text('banner.next')} onClick={onNext}>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      {hasAutoplay && (
        <button
          type="button"
          className={css.control}
          aria-label={text(paused ? 'banner.play' : 'banner.pause')}
          onClick={onToggle}
        >
          {paused ? <Play size={17} aria-hidden="true" /> : <Pause size={17} aria-hidden="true" />}
        </button>
      )}
    </div>
  )
}
