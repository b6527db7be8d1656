import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { Segmented } from '../inputs/segmented.tsx'
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from './theme.ts'

const segments = [
  { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden="true" /> },
  { value: 'paper', label: 'Paper', icon: <Sun size={14} aria-hidden="true" /> },
  { value: 'studio', label: 'Studio', icon: <Moon size={14} aria-hidden="true" /> },
] as const

/** Light, dark, or the system's setting. */
export const ThemeSwitch = ({ iconsOnly = false, className }: { iconsOnly?: boolean; className?: string }) => {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system')
  return <Segmented label="Theme" segments={segments} value={theme} onChange={chooseTheme} iconsOnly={iconsOnly} className={className} />
}
