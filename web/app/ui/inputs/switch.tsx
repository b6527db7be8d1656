import type { ReactNode } from 'react'
import { useId } from 'react'

type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** A switch that applies at once. */
export const Switch = ({ label, checked, onChange, hint, disabled }: SwitchProps) => {
  const hintId = useId()
  return (
    <label className="flex items-center justify-between gap-4 text-14">
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-5.5 w-9.5 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer absolute inset-0 appearance-none rounded-full border border-edge bg-paper transition-colors checked:border-ink checked:bg-ink hover:border-ink-2 disabled:border-line disabled:bg-paper-2"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-3.5 rounded-full bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-paper" />
      </span>
    </label>
  )
}
