import Check from 'lucide-react/icons/check'
import { Badge } from '#web/ui/badge.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { sampleCover } from './sample-cover.ts'
import { Chapter, Specimen } from './specimen.tsx'

// Only in the browser: the server's clock would give a different time.
const TwelveMinutesAgo = () => useIsAlive() && <Instant at={new Date(Date.now() - 12 * 60_000)} show="ago" className="figures text-ink-3" />

const euros = (amount: number) => <Price amount={amount} currency="EUR" exact className="font-normal" />

export const Facts = () => (
  <Chapter id="facts" title="Facts" note="figures stand in line">
    <Specimen name="Price">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <Price amount={59} currency="USD" />
        <Price amount={59} original={79} currency="USD" />
        <Price amount={6} currency="USD" per="month" />
        <Price amount={0} currency="USD" />
        <Price amount={12.5} currency="EUR" />
        <Price amount={104} currency="EUR" exact />
        <Price amount={-4.8} currency="EUR" exact />
        <Price amount={8900} currency="JPY" />
        <Price amount={59} original={79} currency="USD" className="text-28" />
      </div>
    </Specimen>
    <Specimen name="Instant" note="the exact one on hover">
      <div className="flex flex-wrap gap-x-8 gap-y-3 text-14">
        <Instant at="2026-11-04T09:12:45Z" />
        <Instant at="2026-11-04T09:12:45Z" show="moment" />
        <TwelveMinutesAgo />
      </div>
    </Specimen>
    <Specimen name="Fold">
      <Fold label="Payments">Read when it is opened, and out of the way until then.</Fold>
    </Specimen>
    <Specimen name="Tag">
      <Tag>Plugin · v2.3.1 · 4 Nov 2026</Tag>
    </Specimen>
    <Specimen name="Chip">
      <Chip>VST3</Chip>
      <Chip>WAV 24/96</Chip>
      <Chip tone="accent">2.4.0 is out</Chip>
      <Chip tone="ok" icon={<Check size={12} aria-hidden="true" />}>
        Active
      </Chip>
      <Chip tone="warn">On hold</Chip>
      <Chip tone="bad">Revoked</Chip>
    </Specimen>
    <Specimen name="Badge" note="nothing at zero">
      <span className="relative text-14">
        Cart
        <Badge count={2} label="items" className="absolute -top-2 left-full -ml-1" />
      </span>
      <span className="relative ml-10 text-14">
        Reviews
        <Badge count={128} label="open reviews" className="absolute -top-2 left-full -ml-1" />
      </span>
      <Badge count={0} label="items" />
    </Specimen>
    <Specimen name="Kbd">
      <span className="text-14 text-ink-2">
        <Kbd>A</Kbd> dry <Kbd>B</Kbd> wet <Kbd>space</Kbd> play
      </span>
    </Specimen>
    <Specimen name="Cover" note="sized, lazy, never jumps" stack>
      <div className="grid max-w-180 grid-cols-2 gap-4 sm:grid-cols-4">
        <Cover src={sampleCover(0)} alt="Green rings on pale green" />
        <Cover src={sampleCover(1)} alt="Dark bars on pale blue" />
        <Cover src={sampleCover(3)} alt="Cream bars on petrol" />
        <Cover src={null} alt="" />
      </div>
    </Specimen>
    <Specimen name="Stat" note="against the period before" stack>
      <Stats>
        <Stat label="Revenue" value={<Price amount={8412.5} currency="USD" exact />} change="+18.2%" trend="better" />
        <Stat label="Units" value="214" change="+9" trend="better" />
        <Stat label="Trials to sales" value="31%" change="−4 pts" trend="worse" />
        <Stat label="Refunds" value={<Price amount={59} currency="USD" exact />} change="1 sale" />
      </Stats>
    </Specimen>
    <Specimen name="DescriptionList" note="facts, and sums" stack>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <DescriptionList
          items={[
            { term: 'Creator', detail: 'Northlight Audio' },
            { term: 'Version', detail: <span className="figures">2.3.1</span> },
            { term: 'Bought', detail: <Instant at="2026-11-04T09:12:45Z" /> },
            { term: 'License', detail: <span className="figures">SF-7K2M-QX4P-93TD</span> },
          ]}
        />
        <DescriptionList
          layout="sum"
          items={[
            { term: 'Subtotal', detail: euros(104) },
            { term: 'November sale, Tape One', detail: euros(-20) },
            {
              term: (
                <>
                  Coupon <Chip>FIRSTREEL</Chip>
                </>
              ),
              detail: euros(-4.8),
            },
            { term: 'To pay', detail: <Price amount={79.2} currency="EUR" exact />, strong: true },
          ]}
        />
      </div>
    </Specimen>
  </Chapter>
)
