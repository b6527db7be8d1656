import type { BuildReport } from '#contract/releases/build-report.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { packText } from './pack-text.ts'

/** What is inside a build: the formats of a plugin, the sounds of a pack. */
export const BuildFacts = ({ report }: { report: BuildReport }) => {
  const write = useWriteCount()
  const facts = [...report.formats, ...(report.pack ? packText(report.pack, write) : [])]
  return (
    facts.length > 0 && (
      <p className="flex flex-wrap gap-1.5">
        {facts.map((fact) => (
          <Chip key={fact}>{fact}</Chip>
        ))}
      </p>
    )
  )
}
