import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ManualGroup } from './manual.ts'
import { ManualEntry } from './manual-entry.tsx'
import { groupAnchor } from './manual-index.tsx'
import { ManualPart } from './manual-part.tsx'

type ManualGroupsProps = { groups: readonly ManualGroup[]; filter: string; onClear: () => void }

export const ManualGroups = ({ groups, filter, onClear }: ManualGroupsProps) => {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{filter ? `${count} ${count === 1 ? 'route' : 'routes'}` : ''}</span>
      </VisuallyHidden>
      {groups.length === 0 && (
        <EmptyState title="No routes match" action={<Button onPress={onClear}>Show all routes</Button>} className="pt-0">
          Try part of a path, such as “products”, or an access level, such as “staff”.
        </EmptyState>
      )}
      {groups.map(({ tag, entries }) => (
        <ManualPart
          key={tag}
          anchor={groupAnchor(tag)}
          title={tag}
          note={entries.length === 1 ? '1 route' : `${entries.length} routes`}
          isOpen={filter !== ''}
        >
          {entries.map((entry) => (
            <ManualEntry key={entry.id} entry={entry} />
          ))}
        </ManualPart>
      ))}
    </>
  )
}
