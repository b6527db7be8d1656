import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Chip } from '../chip.tsx'
import type { Failure } from '../forms/use-submit.ts'
import type { CheckboxOption } from '../inputs/checkbox-group.tsx'
import { ChoicesDialog } from '../overlays/choices-dialog.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'

type Removal = {
  /** On the button; "Remove" if left out. */
  button?: string
  /** The accessible name of the button, with the person's name: "Remove Ada from staff". */
  label: string
  title: string
  confirmLabel: string
  /** What ends, and what stays. */
  text: ReactNode
  onConfirm: () => unknown
  onFail?: ((error: unknown) => void) | undefined
}

type PersonRowProps<Role extends string> = {
  name: string
  /** Chips next to the name. */
  marks?: ReactNode
  /** Below the name: the address, since when. */
  note: ReactNode
  roles: readonly Role[]
  roleNames: Readonly<Record<Role, string>>
  roleOptions: readonly CheckboxOption<Role>[]
  /** Shown when no role is chosen. */
  noRoleLabel: string
  /** Returns false when the person cancelled a prompt. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most actions return nothing
  onRoles: (roles: Role[]) => Promise<boolean | void>
  textFor: (error: unknown) => Failure
  removal: Removal
}

/** A person with roles, who can be given others or be removed; the dialogs for both are part of it. */
export const PersonRow = <Role extends string>(props: PersonRowProps<Role>) => {
  const { name, marks, note, roles, roleNames, roleOptions, noRoleLabel, onRoles, textFor, removal } = props
  const [asking, setAsking] = useState<'roles' | 'removal'>()
  const close = () => setAsking(undefined)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{name}</b>
          {marks}
        </p>
        <p className="text-14 wrap-anywhere text-ink-2">{note}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {roles.map((role) => (
            <Chip key={role}>{roleNames[role]}</Chip>
          ))}
        </p>
      </div>
      <div className="flex gap-2.5">
        <Button size="small" onPress={() => setAsking('roles')} aria-label={`Change the roles of ${name}`}>
          Change
        </Button>
        <Button size="small" kind="quiet" onPress={() => setAsking('removal')} aria-label={removal.label}>
          {removal.button ?? 'Remove'}
        </Button>
      </div>
      <ChoicesDialog
        open={asking === 'roles'}
        onClose={close}
        title={`Roles of ${name}`}
        legend="Roles"
        options={roleOptions}
        first={roles}
        noneLabel={noRoleLabel}
        confirmLabel="Save roles"
        onSave={onRoles}
        textFor={textFor}
      />
      <ConfirmDialog
        open={asking === 'removal'}
        onClose={close}
        title={removal.title}
        confirmLabel={removal.confirmLabel}
        onConfirm={removal.onConfirm}
        onFail={removal.onFail}
      >
        {removal.text}
      </ConfirmDialog>
    </li>
  )
}
