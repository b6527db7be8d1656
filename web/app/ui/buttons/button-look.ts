import { classes } from '../classes.ts'
import type { PressState } from './press.ts'

export type ButtonKind = 'go' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'
export type ButtonLook = { kind?: ButtonKind | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined }

const base =
  'relative inline-flex items-center justify-center rounded border font-semibold whitespace-nowrap select-none transition-colors ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-2 disabled:text-ink-3 disabled:hover:bg-paper-2'

const kinds: Record<ButtonKind, string> = {
  go: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  plain: 'border-line-strong text-ink hover:border-ink active:bg-paper-2 disabled:hover:border-line',
  quiet: 'border-transparent text-ink-2 hover:bg-paper-2 hover:text-ink disabled:border-transparent disabled:bg-transparent',
  danger: 'border-bad text-bad hover:bg-bad hover:text-paper',
}

// A result replaces the kind: a filled button stays filled, an outlined one stays outlined.
const results: Record<'filled' | 'outlined', Record<'success' | 'error', string>> = {
  filled: { success: 'border-ok bg-ok text-paper', error: 'border-bad bg-bad text-paper' },
  outlined: { success: 'border-ok text-ok', error: 'border-bad text-bad' },
}

const sizes: Record<ButtonSize, string> = {
  small: 'soft:h-8.5 soft:px-3 gap-1.5 text-14',
  normal: 'soft:h-11 soft:px-5 gap-2 text-16',
  large: 'soft:h-13 soft:px-6 gap-2.5 text-16',
}

export const buttonLook = ({ kind = 'plain', size = 'normal', wide = false }: ButtonLook, state: PressState = 'idle'): string => {
  const result = state === 'success' || state === 'error' ? results[kind === 'go' ? 'filled' : 'outlined'][state] : kinds[kind]
  return classes(base, result, sizes[size], wide && 'w-full', state === 'busy' && 'cursor-progress')
}
