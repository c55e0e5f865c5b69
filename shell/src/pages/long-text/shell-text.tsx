import { TextLinksContext, TextSections } from '@croupier/shared/texts'
import { useMemo, type ComponentProps } from 'react'
import { supportAddress } from '../../contact/support-address.ts'
import { useShell } from '../../host/shell-context.tsx'
import { useOpenPath } from '../use-open-path.ts'
import { forSite } from './for-site.ts'

/** The sections of a long text, with links to places of the site and mails to support. */
export function ShellText({ sections, ...props }: ComponentProps<typeof TextSections>) {
  const { config } = useShell()
  const openPath = useOpenPath()
  const links = useMemo(
    () => ({ openPath, supportAddress: supportAddress(location.hostname, config) }),
    [openPath, config],
  )
  return (
    <TextLinksContext value={links}>
      <TextSections sections={forSite(sections, config.features.chat)} {...props} />
    </TextLinksContext>
  )
}
