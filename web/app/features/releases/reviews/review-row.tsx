import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ReviewRow as Row } from '#contract/releases/reviews.ts'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ReleaseStatusChip } from '../release-status-chip.tsx'
import { channelLabel } from '../release-text.ts'
import { LevelSign } from '../report-lines.tsx'
import { TakenLine } from './taken-line.tsx'

const Age = ({ row }: { row: Row }) => {
  if (row.decidedAt && row.status !== 'InReview') {
    return (
      <>
        Decided <Instant at={row.decidedAt} show="ago" />
        {row.decidedBy && ` by ${row.decidedBy}`}
      </>
    )
  }
  return (
    <>
      Submitted <Instant at={row.submittedAt ?? row.createdAt} show="ago" />
    </>
  )
}

type ReviewRowProps = { row: Row; to: string; isChosen: boolean }

/** One release of the queue. The chosen one stays in view while moving by keys. */
export const ReviewRow = ({ row, to, isChosen }: ReviewRowProps) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li className="border-b border-line">
      <Link
        ref={link}
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        className={classes(
          'grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3 px-2 py-3 text-14 focus-visible:-outline-offset-2',
          isChosen ? 'bg-paper-2 shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-paper-2',
        )}
      >
        <Cover src={row.iconUrl} alt="" width={88} sizes="44px" />
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2 text-16">
            <b className="wrap-anywhere">{row.productName}</b>
            <span className="figures text-14">{row.version}</span>
            {row.channel === 'beta' && <Chip>{channelLabel.beta}</Chip>}
          </span>
          <span className="text-ink-2">
            {row.creator.name}
            <br />
            <Age row={row} />
          </span>
          {row.taken && row.status === 'InReview' && (
            <span className={row.taken.isYou ? 'text-accent-text' : 'text-ink-2'}>
              <TakenLine taken={row.taken} />
            </span>
          )}
          {row.status !== 'InReview' && (
            <span className="mt-0.5">
              <ReleaseStatusChip release={row} />
            </span>
          )}
        </span>
        {row.worst && <LevelSign level={row.worst} className="mt-1" />}
      </Link>
    </li>
  )
}
