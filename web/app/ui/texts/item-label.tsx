import { Chip } from '../chip.tsx'

/** The name of something a creator sells, with its kind and state. */
export const ItemLabel = ({ name, isBundle, isLive }: { name: string; isBundle: boolean; isLive: boolean }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    {name}
    {isBundle && <Chip>Bundle</Chip>}
    {!isLive && <Chip>Draft</Chip>}
  </span>
)
