import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Menu, type MenuEntry } from '#web/ui/overlays/menu.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { AnonymiseForm, EmailForm, ReasonForm } from './act-forms.tsx'
import { MergeForm } from './merge-form.tsx'
import type { AccountActs as Acts } from './use-account-acts.ts'

type Act = 'confirm' | 'email' | 'sessions' | 'two-factor' | 'merge' | 'anonymise'

const textOf = ({ name }: Acts): Record<Act, { title: string; text: string }> => ({
  confirm: {
    title: `Confirm ${name} by hand?`,
    text: 'You confirm that the address is theirs. What was waiting for it moves to this account, and anyone else who signed up with it loses access.',
  },
  email: {
    title: `Change the address of ${name}`,
    text: 'It changes at once. They are signed out everywhere, and both addresses are notified. Make sure the new one is theirs.',
  },
  sessions: { title: `Sign ${name} out everywhere?`, text: 'Browsers and apps have to sign in again. Plugins keep working.' },
  'two-factor': {
    title: `Turn off two-factor for ${name}?`,
    text: 'They will sign in with their password alone. They are signed out everywhere and notified. Make sure the request is really from them.',
  },
  merge: {
    title: 'Merge another account into this one',
    text: 'Everything in the other account moves here in one step. This can’t be undone.',
  },
  anonymise: {
    title: `Make ${name} anonymous?`,
    text: 'Name, addresses, sessions, notes and questions are deleted permanently, and nobody can sign in any more. Orders and invoices stay, as the law requires. This can’t be undone.',
  },
})

const formFor = (act: Act, account: AccountDetail, acts: Acts, onClose: () => void): ReactNode => {
  switch (act) {
    case 'confirm':
      return <ReasonForm onAct={acts.confirm} onClose={onClose} labels={{ act: 'Confirm', busy: 'Confirming', failed: 'Not confirmed' }} />
    case 'email':
      return <EmailForm account={account} onAct={acts.changeEmail} onClose={onClose} />
    case 'sessions':
      return (
        <ReasonForm
          onAct={acts.endSessions}
          onClose={onClose}
          labels={{ act: 'Sign out', busy: 'Signing out', failed: 'Not signed out' }}
        />
      )
    case 'two-factor':
      return (
        <ReasonForm
          onAct={acts.resetTwoFactor}
          onClose={onClose}
          kind="danger"
          labels={{ act: 'Turn off', busy: 'Turning off', failed: 'Not turned off' }}
        />
      )
    case 'merge':
      return <MergeForm account={account} onMerged={acts.reload} onClose={onClose} />
    case 'anonymise':
      return <AnonymiseForm account={account} onAct={acts.anonymise} onClose={onClose} />
  }
}

/** Runs an action that asks for nothing, and reports its failure. */
const quietly = (act: () => Promise<unknown>) => async (): Promise<void> => {
  try {
    await act()
  } catch (error) {
    tellFailure(error)
  }
}

/** The actions on an account; each asks for what it needs. */
export const AccountActs = ({ account, acts }: { account: AccountDetail; acts: Acts }) => {
  const asked = useAsked<Act>()
  const ask = (id: Act, label: string, danger = false): MenuEntry => ({ id, label, danger, run: () => asked.ask(id) })
  const entries: MenuEntry[] = [
    ...(account.isConfirmed
      ? []
      : [{ id: 'resend', label: 'Send the confirmation again', run: quietly(acts.resend) }, ask('confirm', 'Confirm by hand')]),
    ask('email', 'Change the e-mail address'),
    ask('sessions', 'Sign out everywhere'),
    ...(account.hasTwoFactor ? [ask('two-factor', 'Turn off two-factor')] : []),
    ask('merge', 'Merge another account into this'),
    { id: 'export', label: 'Download everything', run: quietly(acts.download) },
  ]
  const text = asked.about && textOf(acts)[asked.about]
  return (
    <>
      <Menu
        trigger={
          <>
            Actions <ChevronDown size={16} aria-hidden="true" />
          </>
        }
        align="end"
        className={buttonLook({ size: 'small' })}
        groups={[{ entries }, { entries: [ask('anonymise', 'Make anonymous', true)] }]}
      />
      {asked.about && text && (
        <Dialog open={asked.isOpen} onClose={asked.close} title={text.title} description={text.text}>
          {formFor(asked.about, account, acts, asked.close)}
        </Dialog>
      )}
    </>
  )
}
