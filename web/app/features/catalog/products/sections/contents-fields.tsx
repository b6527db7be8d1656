import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import type { Compatibility } from '#contract/catalog/catalog.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useRemoval } from '#web/ui/lists/use-removal.ts'
import { lineValue, ownLines, usualLines, withLine, withOwnLines } from './content-rules.ts'

type ContentsFieldsProps = { compatibility: Compatibility; onCompatibility: (compatibility: Compatibility) => void; canEdit: boolean }

/** What a pack contains, like the back of a box. */
export const ContentsFields = ({ compatibility, onCompatibility, canEdit }: ContentsFieldsProps) => {
  const { contents } = compatibility
  const own = ownLines(contents)
  const set = (next: Compatibility['contents']): void => onCompatibility({ ...compatibility, contents: next.slice(0, 30) })
  const changeOwn = (at: number, part: Partial<(typeof own)[number]>): void =>
    set(
      withOwnLines(
        contents,
        own.map((line, index) => (index === at ? { ...line, ...part } : line)),
      ),
    )
  const remove = useRemoval(own, (lines) => set(withOwnLines(contents, lines)), JSON.stringify)
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
        {usualLines.map(({ label, example, hint }) => (
          <TextInput
            key={label}
            label={label === 'Files' ? 'Number of files' : label}
            optional
            maxLength={300}
            placeholder={example}
            hint={hint}
            disabled={!canEdit}
            value={lineValue(contents, label)}
            onChange={(event) => set(withLine(contents, label, event.target.value))}
          />
        ))}
      </div>
      {own.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id while its label is typed
        <div key={at} className="flex items-end gap-3">
          <TextInput
            label="Label"
            size="small"
            className="w-36"
            maxLength={100}
            disabled={!canEdit}
            value={line.label}
            onChange={(event) => changeOwn(at, { label: event.target.value })}
          />
          <TextInput
            label="Value"
            size="small"
            className="grow"
            maxLength={300}
            disabled={!canEdit}
            value={line.value}
            onChange={(event) => changeOwn(at, { value: event.target.value })}
          />
          {canEdit && (
            <IconButton
              label={`Remove ${line.label || 'this line'}`}
              kind="quiet"
              className="size-10"
              onClick={() => remove(at, line.label || 'Line')}
            >
              <Trash size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {canEdit && contents.length < 30 && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus size={15} aria-hidden="true" />}
          onPress={() => set(withOwnLines(contents, [...own, { label: '', value: '' }]))}
        >
          Add a line
        </Button>
      )}
    </div>
  )
}
