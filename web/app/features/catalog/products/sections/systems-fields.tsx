import type { Compatibility } from '#contract/catalog/catalog.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { TokenInput } from '#web/ui/inputs/token-input.tsx'
import { findSystem, formatsOf, type KnownSystem, knownSystems, readSystemName, withSystem, writeSystemName } from './system-rules.ts'

type CompatibilityProps = { compatibility: Compatibility; onCompatibility: (compatibility: Compatibility) => void; canEdit: boolean }
type System = Compatibility['systems'][number]

const usualHosts = [
  'Ableton Live 11+',
  'Bitwig Studio 4+',
  'Cubase 12+',
  'FL Studio 21+',
  'Logic Pro 10.7+',
  'Pro Tools 2022.9+',
  'Reaper 6.6+',
  'Studio One 6+',
]
const usualNotes: Record<KnownSystem, string> = { macOS: 'Apple silicon, Intel', Windows: '64 bit', Linux: 'glibc 2.31+' }

const SystemRow = ({
  system,
  entry,
  onEntry,
  canEdit,
}: {
  system: KnownSystem
  entry: System | undefined
  onEntry: (entry: System | undefined) => void
  canEdit: boolean
}) => (
  <fieldset disabled={!canEdit} className="grid gap-4 border-b border-line py-4 sm:grid-cols-[120px_1fr]">
    <legend className="sr-only">{system}</legend>
    <Checkbox
      label={<b>{system}</b>}
      checked={entry !== undefined}
      onChange={(event) => onEntry(event.target.checked ? { name: system, note: null, formats: ['VST3'] } : undefined)}
    />
    {entry ? (
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-x-5 gap-y-2.5">
          {formatsOf(system).map((format) => (
            <Checkbox
              key={format}
              label={format}
              checked={entry.formats.includes(format)}
              onChange={() =>
                onEntry({ ...entry, formats: formatsOf(system).filter((one) => (one === format) !== entry.formats.includes(one)) })
              }
            />
          ))}
        </div>
        <div className="grid items-start gap-3.5 sm:grid-cols-[140px_1fr]">
          <TextInput
            label="From version"
            size="small"
            mono
            maxLength={20}
            value={readSystemName(entry.name).minimum}
            onChange={(event) => onEntry({ ...entry, name: writeSystemName(system, event.target.value) })}
          />
          <TextInput
            label="Note"
            size="small"
            optional
            maxLength={100}
            placeholder={usualNotes[system]}
            value={entry.note ?? ''}
            onChange={(event) => onEntry({ ...entry, note: event.target.value || null })}
          />
        </div>
      </div>
    ) : (
      <p className="text-14 text-ink-3">Not supported</p>
    )}
  </fieldset>
)

/** Where a plugin runs: formats and oldest version for each system, and the tested hosts. */
export const SystemsFields = ({ compatibility, onCompatibility, canEdit }: CompatibilityProps) => (
  <div className="grid gap-6">
    <div className="border-t border-line">
      {knownSystems.map((system) => (
        <SystemRow
          key={system}
          system={system}
          entry={findSystem(compatibility.systems, system)}
          canEdit={canEdit}
          onEntry={(entry) => onCompatibility({ ...compatibility, systems: withSystem(compatibility.systems, system, entry) })}
        />
      ))}
    </div>
    <TokenInput
      id="field-hosts"
      label="Tested in"
      optional
      hint="Hosts, with the oldest version that works."
      placeholder={canEdit ? 'Logic Pro 10.7+' : undefined}
      suggestions={usualHosts}
      tokens={compatibility.hosts}
      maxLength={100}
      disabled={!canEdit}
      onTokens={(hosts) => onCompatibility({ ...compatibility, hosts: hosts.slice(0, 40) })}
    />
  </div>
)
