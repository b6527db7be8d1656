import { DescriptionList } from '#web/ui/description-list.tsx'

type Fact = readonly [term: string, detail: string]

/** Plain figures next to a chapter, as in the data sheet of a device. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <DescriptionList items={facts.map(([term, detail]) => ({ term, detail }))} className="border-t border-line" />
)
