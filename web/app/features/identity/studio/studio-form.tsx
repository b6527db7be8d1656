import { useState } from 'react'
import {
  hosts,
  type PluginFormat,
  type Processor,
  type ProductSystem,
  pluginFormats,
  processors,
  productSystems,
} from '#contract/catalog/machine-rules.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { noStudio, type Studio, storeStudio } from '#web/lib/session/my-studio.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Select } from '#web/ui/inputs/select.tsx'

const processorLabel = (processor: Processor, system: ProductSystem | null): string => {
  if (system === 'macOS') return processor === 'arm' ? 'Apple silicon' : 'Intel'
  return processor === 'arm' ? 'ARM' : 'Intel or AMD'
}

type TicksProps<Value extends string> = {
  legend: string
  all: readonly Value[]
  chosen: readonly Value[]
  onChosen: (chosen: Value[]) => void
}

const Ticks = <Value extends string>({ legend, all, chosen, onChosen }: TicksProps<Value>) => (
  <fieldset>
    <legend className="mb-2.5 text-14 font-semibold">{legend}</legend>
    <div className="grid grid-cols-2 gap-x-5 gap-y-2.5 sm:grid-cols-3">
      {all.map((value) => (
        <Checkbox
          key={value}
          label={value}
          checked={chosen.includes(value)}
          onChange={() => onChosen(all.filter((one) => (one === value) !== chosen.includes(one)))}
        />
      ))}
    </div>
  </fieldset>
)

type StudioFormProps = { userId: string | null; first: Studio | null; onSaved?: () => void }

/** What the user makes music with. An empty field filters nothing out. */
export const StudioForm = ({ userId, first, onSaved }: StudioFormProps) => {
  // The stored studio may arrive after the form: it is shown as long as nobody has changed anything.
  const [changed, setChanged] = useState<Studio | null>(null)
  const studio = changed ?? first ?? noStudio
  const change = (part: Partial<Studio>): void => setChanged({ ...studio, ...part })
  const save = async (): Promise<void> => {
    await storeStudio(userId, studio)
    setChanged(null)
    onSaved?.()
  }
  const { state, submit, failure } = useSubmit(save, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      <FailureNotice failure={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="System"
          placeholder="Any"
          value={studio.system ?? ''}
          options={productSystems.map((value) => ({ value, label: value }))}
          onChange={(event) => change({ system: (event.target.value || null) as Studio['system'] })}
        />
        <Select
          label="Processor"
          placeholder="Any"
          value={studio.processor ?? ''}
          options={processors.map((value) => ({ value, label: processorLabel(value, studio.system) }))}
          onChange={(event) => change({ processor: (event.target.value || null) as Studio['processor'] })}
        />
      </div>
      <Ticks legend="Hosts" all={hosts} chosen={studio.hosts} onChosen={(chosen) => change({ hosts: chosen })} />
      <Ticks<PluginFormat>
        legend="Formats you prefer"
        all={pluginFormats}
        chosen={studio.formats}
        onChosen={(formats) => change({ formats })}
      />
      {!userId && <p className="text-14 text-ink-3">Stored in this browser only.</p>}
      <SaveBar state={state} isDirty={changed !== null} onDiscard={() => setChanged(null)}>
        Save my studio
      </SaveBar>
    </form>
  )
}
