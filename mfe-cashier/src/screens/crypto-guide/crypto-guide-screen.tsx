import { useFrame, useHost } from '@croupier/shared/host'
import { substitute, TextSections } from '@croupier/shared/texts'
import {
  Button,
  Disclosure,
  DisclosureGroup,
  ErrorState,
  LoadingStatus,
  Screen,
  Skeleton,
} from '@croupier/shared/ui'
import { useDocument } from '../../texts/use-document.ts'
import { useText } from '../../words.ts'
import { GuideVideo } from './guide-video.tsx'

/** The crypto guide (DP-22): six sections that fold; Crypto promotions closes it and goes home. */
export default function CryptoGuideScreen() {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const document = useDocument('cryptoGuide')
  const leave = () => {
    frame.close()
    host.navigation.go('/')
  }
  return (
    <Screen
      frame={frame}
      title={text('cryptoGuide.title')}
      footer={
        <Button isFull size="lg" onPress={leave}>
          {text('cryptoGuide.promotions')}
        </Button>
      }
    >
      {document.isPending && (
        <LoadingStatus label={text('common.loading')}>
          <Skeleton kind="block" count={6} height="56px" />
        </LoadingStatus>
      )}
      {document.isError && (
        <ErrorState
          message={text('common.serverBusy')}
          retryLabel={text('common.tryAgain')}
          onRetry={() => void document.refetch()}
          isRetrying={document.isFetching}
        />
      )}
      {document.data && (
        <DisclosureGroup openAtFirst={document.data.sections[0]?.id}>
          {document.data.sections.map((section) => (
            <Disclosure
              key={section.id}
              id={section.id}
              title={substitute(section.title ?? '', document.facts)}
              level={frame.kind === 'page' ? 2 : 3}
            >
              <TextSections
                sections={[{ id: section.id, blocks: section.blocks }]}
                facts={document.facts}
                level={3}
              />
              <GuideVideo section={section.id} title={substitute(section.title ?? '', document.facts)} />
            </Disclosure>
          ))}
        </DisclosureGroup>
      )}
    </Screen>
  )
}
