import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/identity/user.ts'
import { CommandPalette } from '#web/ui/overlays/command-palette.tsx'
import { paletteGroups } from './palette-groups.ts'

/** Ctrl or Cmd and K: every room this user has the key to. */
export const Palette = ({ user }: { user: User }) => {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const go = (to: string): void => void navigate(to)
  return <CommandPalette open={isOpen} onOpenChange={setOpen} groups={paletteGroups(user, go)} placeholder="Go to ..." />
}
