import { Checkbox } from './checkbox.tsx'
import { FieldError, useFieldWiring } from './field.tsx'

export type CheckboxOption<Value extends string> = { value: Value; label: string; hint: string }

type CheckboxGroupProps<Value extends string> = {
  legend: string
  options: readonly CheckboxOption<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  error?: string | undefined
}

/** Checkboxes with a hint each. */
export const CheckboxGroup = <Value extends string>({ legend, options, chosen, onChange, error }: CheckboxGroupProps<Value>) => {
  const { wiring, errorId } = useFieldWiring({ error })
  return (
    <fieldset aria-describedby={wiring['aria-describedby']} className="grid gap-3">
      <legend className="mb-3 text-14 font-semibold">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          label={<b>{label}</b>}
          hint={hint}
          checked={chosen.includes(value)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
