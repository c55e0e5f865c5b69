import type { VipLevel } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { Button, Notice, ProgressBar, Skeleton, Stack } from '@croupier/shared/ui'
import { LevelBadge } from '../../levels/level-badge.tsx'
import { levelName, nextLevel } from '../../levels/levels.ts'
import { useText } from '../../words.ts'
import css from './vip-club.module.css'

/**
 * The member's level and progress to the next one. A member with enough points is moved up by the account manager
 * (D33), so the contact is offered then.
 */
export function MemberLevel({ levels }: { levels: readonly VipLevel[] | undefined }) {
  const { screens } = useHost()
  const user = useUser()
  const text = useText()
  if (!user) return null
  const next = nextLevel(levels ?? [], user.vipLevel)
  const missing = (next?.points ?? 0) - user.vipLifeTimePoints
  return (
    <Notice>
      <Stack gap={3}>
        <p className={css.memberLevel}>
          <LevelBadge level={user.vipLevel} listed={levels?.find(({ level }) => level === user.vipLevel)} />
          {text('club.yourPoints', { points: user.vipLifeTimePoints })}
        </p>
        {!levels && <Skeleton height={20} />}
        {next && (
          <ProgressBar
            label={text('club.next', { level: levelName(text, next.level, next) })}
            value={Math.min(user.vipLifeTimePoints, next.points)}
            max={next.points}
            valueText={missing > 0 ? text('club.toGo', { points: missing }) : text('club.reached')}
          />
        )}
        {next && missing <= 0 && (
          <div>
            <Button size="sm" onPress={() => screens.open('contactUs', {})}>
              {text('club.contact')}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
