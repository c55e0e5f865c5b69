import type { Frame } from '../ui/layout/screen.tsx'

/** The frame of a screen: a page whose Close does nothing, unless told otherwise. */
export const testFrame = (kind: Frame['kind'] = 'page', close: () => void = () => undefined): Frame => ({
  kind,
  titleId: 'title',
  closeLabel: 'Close',
  close,
})
