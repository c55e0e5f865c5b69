import { useFrame, useHost } from '@croupier/shared/host'
import { substitute, TextSections } from '@croupier/shared/texts'
import { Button, Disclosure, DisclosureGroup, Screen, Skeleton } from '@croupier/shared/ui'
import { Loaded } from '../../components/loaded.tsx'
import { useDocument } from '../../texts/use-document.ts'
import { useText } from '../../words.ts'
import { GuideVideo } from './guide-video.tsx'

/** The crypto guide (DP-22): six sections that fold; Crypto promotions closes it and goes home. */
export default function CryptoGuideScreen() {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const document = useDocument('cryptoGuide')
  return (
    <Screen
      frame={frame}
      title={text('cryptoGuide.title')}
      footer={
        <Button isFull size="lg" onPress={() => host.navigation.go('/')}>
          {text('cryptoGuide.promotions')}
        </Button>
      }
    >
      <Loaded query={document} skeleton={<Skeleton kind="block" count={6} height="56px" />}>
        {({ sections }) => (
          <DisclosureGroup openAtFirst={sections[0]?.id}>
            {sections.map(({ id, title, blocks }) => (
              <Disclosure
                key={id}
                id={id}
                title={substitute(title ?? '', document.facts)}
                level={frame.kind === 'page' ? 2 : 3}
              >
                <TextSections sections={[{ id, blocks }]} facts={document.facts} level={3} />
                <GuideVideo section={id} title={substitute(title ?? '', document.facts)} />
              </Disclosure>
            ))}
          </DisclosureGroup>
        )}
      </Loaded>
    </Screen>
  )
}
