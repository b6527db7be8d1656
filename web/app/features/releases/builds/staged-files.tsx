import { useState } from 'react'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Size } from '#web/ui/texts/size.tsx'
import { buildPlatformNames } from '../release-text.ts'
import { assignPlatforms } from './guess-platform.ts'

export type Assigned = { file: File; platform: BuildPlatform }

type StagedFilesProps = {
  files: readonly File[]
  platforms: readonly BuildPlatform[]
  /** Those that already have a file: a new one replaces it. */
  taken: readonly BuildPlatform[]
  onSend: (assigned: Assigned[]) => void
  onCancel: () => void
}

/** Why a file cannot go to its chosen platform; undefined when it can. */
const problemOf = (platforms: readonly (BuildPlatform | null)[], index: number): string | undefined => {
  const platform = platforms[index]
  return platform && platforms.indexOf(platform) < index ? 'Another file is already there' : undefined
}

/** Several files that were dropped at once, each with the platform its name suggests, to be corrected before the upload. */
export const StagedFiles = ({ files, platforms, taken, onSend, onCancel }: StagedFilesProps) => {
  const [chosen, setChosen] = useState(() =>
    assignPlatforms(
      files.map(({ name }) => name),
      platforms,
    ),
  )
  const assigned = files.flatMap((file, index) => {
    const platform = chosen[index]
    return platform && !problemOf(chosen, index) ? [{ file, platform }] : []
  })
  const isClear = chosen.every((_, index) => problemOf(chosen, index) === undefined)
  return (
    <section aria-labelledby="staged-files" className="grid gap-4 rounded border border-accent p-4">
      <div className="grid gap-1">
        <h3 id="staged-files" className="text-16">
          Where does each file belong?
        </h3>
        <p className="text-14 text-ink-2">We guessed from the names. Correct any that are wrong.</p>
      </div>
      <ul className="grid gap-3">
        {files.map((file, index) => {
          const platform = chosen[index]
          return (
            <li key={`${file.name} ${file.size}`} className="grid items-start gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_200px]">
              <span className="min-w-0 text-14 wrap-anywhere sm:pt-2">
                {file.name}{' '}
                <span className="figures text-ink-2">
                  <Size of={file.size} />
                </span>
              </span>
              <Select
                label={`Platform of ${file.name}`}
                labelHidden
                size="small"
                placeholder="Don’t send"
                options={platforms.map((value) => ({ value, label: buildPlatformNames[value] }))}
                value={platform ?? ''}
                error={problemOf(chosen, index)}
                hint={platform && taken.includes(platform) ? 'Replaces the current file' : undefined}
                onChange={(event) => {
                  const next = (event.target.value || null) as BuildPlatform | null
                  setChosen(chosen.map((old, at) => (at === index ? next : old)))
                }}
              />
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" kind="go" disabled={assigned.length === 0 || !isClear} onPress={() => onSend(assigned)}>
          {assigned.length === 1 ? 'Send 1 file' : `Send ${assigned.length} files`}
        </Button>
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
