import type { ManualGroup } from './manual.ts'

export const groupAnchor = (tag: string): string => `part-${tag}`

type ManualIndexProps = { groups: readonly ManualGroup[]; namesRoutes: boolean; className?: string }

/** The parts of the API next to the text; while searching, also the matching routes. */
export const ManualIndex = ({ groups, namesRoutes, className }: ManualIndexProps) => (
  <nav aria-label="Routes" className={className}>
    <ul className="grid gap-5 text-14">
      {groups.map(({ tag, entries }) => (
        <li key={tag}>
          <a
            href={`#${groupAnchor(tag)}`}
            className="flex items-baseline justify-between font-semibold underline-offset-[0.2em] hover:underline"
          >
            {tag}
            <span className="figures text-12 font-normal text-ink-3">{entries.length}</span>
          </a>
          {namesRoutes && (
            <ul className="mt-1.5 grid border-l border-line">
              {entries.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`} className="figures block truncate py-1 pl-3 text-12 text-ink-2 hover:text-ink">
                    {id}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <a href="#shapes" className="font-semibold underline-offset-[0.2em] hover:underline">
          shapes
        </a>
      </li>
    </ul>
  </nav>
)
