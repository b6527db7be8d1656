import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#web/lib/use-user.ts'
import { CommandPalette } from '#web/ui/command-palette.tsx'
import { paletteGroups } from './palette-groups.ts'

/** Ctrl or Cmd and K, for those who live here: creators and staff. */
export const SitePalette = () => {
  const [isOpen, setOpen] = useState(false)
  const user = useUser()
  const navigate = useNavigate()
  if (!user || (!user.isCreator && user.staffRoles.length === 0)) return null
  const go = (to: string): void => void navigate(to)
  return <CommandPalette open={isOpen} onOpenChange={setOpen} groups={paletteGroups(user, go)} placeholder="Go to ..." />
}
