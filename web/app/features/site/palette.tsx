import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/identity/user.ts'
import { readThings, rememberThing } from '#web/lib/session/recent-things.ts'
import { CommandPanel } from '#web/ui/overlays/command-panel.tsx'
import { CommandSearch } from '#web/ui/overlays/command-search.tsx'
import type { CommandGroup } from '#web/ui/overlays/commands.ts'
import { mayRefund } from './palette-actions.ts'
import { paletteGroups } from './palette-groups.ts'
import { askAhead, usePaletteHits } from './use-palette-hits.ts'

type PaletteSearchProps = { user: User; onClose: () => void }

const PaletteSearch = ({ user, onClose }: PaletteSearchProps) => {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { groups, isCurrent } = usePaletteHits(text, user)

  const go = (to: string, label: string, hint: string): void => {
    rememberThing(user.id, { to, label, hint })
    void navigate(to)
  }
  const found: CommandGroup[] = [...groups].map(([label, links]) => ({
    id: `found-${label.replaceAll(' ', '-')}`,
    label,
    isFound: isCurrent,
    // Several licenses of one customer lead to the same address.
    commands: links.map((link, at) => ({
      id: `found ${label} ${at} ${link.to}`,
      ...link,
      run: () => go(link.to, link.label, link.hint),
    })),
  }))
  const recent: CommandGroup = {
    id: 'recent',
    label: 'Recent',
    commands: text
      ? []
      : readThings(user.id).map((one) => ({ id: `recent ${one.to}`, ...one, run: () => go(one.to, one.label, one.hint) })),
  }
  return (
    <CommandSearch
      groups={[recent, ...paletteGroups(user, go), ...found]}
      placeholder={mayRefund(user) ? 'Go to, find, or type “refund” and an order number' : 'Go to or find'}
      query={text}
      onQuery={(typed) => {
        askAhead(typed, user)
        setText(typed)
      }}
      onRun={(command) => {
        onClose()
        command.run()
      }}
    />
  )
}

type PaletteProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Ctrl or Cmd and K: all pages and actions that this user may open, and everything they may search. */
export const Palette = ({ user, open, onOpenChange }: PaletteProps) => {
  const close = () => onOpenChange(false)
  return (
    <CommandPanel open={open} onClose={close}>
      <PaletteSearch user={user} onClose={close} />
    </CommandPanel>
  )
}
