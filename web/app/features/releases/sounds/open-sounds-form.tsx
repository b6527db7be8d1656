import { useState } from 'react'
import type { OwnPackSound } from '#contract/releases/sounds.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { SearchedList } from '#web/ui/lists/searched-list.tsx'
import { soundText } from './sound-text.ts'

type OpenSoundsFormProps = { sounds: readonly OwnPackSound[]; canEdit: boolean; onOpen: (ids: string[]) => Promise<unknown> }

/** Checkboxes for the sounds that visitors may play. */
export const OpenSoundsForm = ({ sounds, canEdit, onOpen }: OpenSoundsFormProps) => {
  const playable = sounds.filter(({ isPlayable }) => isPlayable)
  const saved = new Set(sounds.filter(({ isOpen }) => isOpen).map(({ id }) => id))
  const [open, setOpen] = useState(saved)
  const { state, submit, failure } = useSubmit(() => onOpen([...open]), failureMessage)
  const toggle = (id: string) =>
    setOpen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <FailureNotice failure={failure} />
      <SearchedList
        label="Sounds in the pack"
        searchLabel="Find a sound"
        items={sounds}
        keyOf={({ id }) => id}
        textOf={({ path }) => path}
        none="No sounds match."
      >
        {(sound) => (
          <Checkbox
            label={<span className="wrap-anywhere">{sound.name}</span>}
            hint={soundText(sound)}
            checked={open.has(sound.id)}
            disabled={!canEdit || !sound.isPlayable}
            onChange={() => toggle(sound.id)}
          />
        )}
      </SearchedList>
      {canEdit && (
        <>
          <div className="flex flex-wrap items-center gap-2.5">
            <Button size="small" kind="quiet" onPress={() => setOpen(new Set(playable.map(({ id }) => id)))}>
              Tick all
            </Button>
            <Button size="small" kind="quiet" onPress={() => setOpen(new Set())}>
              Tick none
            </Button>
          </div>
          <SaveBar state={state} isDirty={open.symmetricDifference(saved).size > 0} onDiscard={() => setOpen(saved)}>
            {`Save ${open.size === 1 ? '1 open sound' : `${open.size} open sounds`}`}
          </SaveBar>
        </>
      )}
    </form>
  )
}
