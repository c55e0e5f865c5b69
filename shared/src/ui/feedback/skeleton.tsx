import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './skeleton.module.css'

export interface SkeletonProps {
  /** `cover` has the shape of a game's cover (3:4). */
  readonly kind?: 'line' | 'block' | 'cover'
  /** How many, one below the other. */
  readonly count?: number
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
}

/** The placeholder of content that is loading. Put it into a LoadingStatus, which tells screen readers. */
export function Skeleton({ kind = 'line', count = 1, width, height }: SkeletonProps): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden="true" className={classNames(css.skeleton, css[kind])} style={{ width, height }} />
  ))
}
