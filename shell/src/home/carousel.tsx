import type { Banner } from '@croupier/shared/api'
import { useText } from '../words.ts'
import { BannerSlide } from './banner-slide.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'
import css from './banner.module.css'

/** Banners one after the other, 3 s each; paused by the button, by pointing at it and by focus (SH-14). */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const { viewport, selected, ...controls } = useCarousel(banners.length)
  const text = useText()
  const many = banners.length > 1
  return (
    <section
      className={css.carousel}
      data-many={many || undefined}
      aria-label={text('banner.region')}
      aria-roledescription={text('banner.carousel')}
    >
      <div ref={viewport} className={css.viewport}>
        <div className={css.track}>
          {banners.map((banner, index) => (
            <div
              // Indexes do as keys: another list of banners makes another carousel.
              key={index}
              className={css.cell}
              role="group"
              aria-roledescription={text('banner.slide')}
              aria-label={text('banner.position', { index: index + 1, count: banners.length })}
              inert={index !== selected}
            >
              <BannerSlide
                banner={banner}
                name={text('banner.position', { index: index + 1, count: banners.length })}
                isFirst={index === 0}
              />
            </div>
          ))}
        </div>
      </div>
      {many && <CarouselControls count={banners.length} selected={selected} {...controls} />}
    </section>
  )
}
