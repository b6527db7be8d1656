import { Chip } from '../chip.tsx'

/** The name of something a creator sells, and what is to be known before choosing it. */
export const ItemLabel = ({ name, isBundle, isLive }: { name: string; isBundle: boolean; isLive: boolean }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    {name}
    {isBundle && <Chip>Bundle</Chip>}
    {!isLive && <Chip>Draft</Chip>}
  </span>
)
