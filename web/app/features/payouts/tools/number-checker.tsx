import { type ReactNode, useState } from 'react'
import { faultOfRoutingNumber } from '#contract/payouts/ach.ts'
import { faultOfBic, faultOfIban } from '#contract/payouts/iban.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { groupTyped } from '../account/group-typed.ts'

type CheckedProps = {
  label: string
  placeholder: string
  faultOf: (written: string) => string | undefined
  right: ReactNode
  write?: (typed: string, cursor: number | null) => string
}

const Checked = ({ label, placeholder, faultOf, right, write = (typed) => typed }: CheckedProps) => {
  const [typed, setTyped] = useState('')
  const fault = typed.trim() === '' ? undefined : faultOf(typed)
  return (
    <TextInput
      label={label}
      mono
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      maxLength={60}
      value={typed}
      onChange={(event) => setTyped(write(event.target.value, event.target.selectionStart))}
      error={fault}
      hint={typed.trim() !== '' && !fault && <span className="text-ok">{right}</span>}
    />
  )
}

/** Whether a number is plausible. Nothing typed here is sent or stored. */
export const NumberChecker = () => (
  <section aria-labelledby="checker">
    <SectionHead id="checker" title="Is this number right?" className="pb-1" />
    <p className="mb-5 max-w-[43.5em] text-14 text-ink-2">
      Checks length and check digits in your browser: nothing is sent or stored. Only the bank knows whether the account exists.
    </p>
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Checked
          label="IBAN"
          placeholder="DE89 3704 0044 0532 0130 00"
          faultOf={faultOfIban}
          write={groupTyped}
          right="The check digits match, and we pay to this country."
        />
      </div>
      <Checked label="BIC" placeholder="COBADEFFXXX" faultOf={faultOfBic} right="This looks like a valid BIC." />
      <Checked label="Routing number" placeholder="021000021" faultOf={faultOfRoutingNumber} right="The check digit matches." />
    </div>
  </section>
)
