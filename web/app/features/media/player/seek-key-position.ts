export type Playhead = { position: number; seconds: number }

export const seekStep = 5

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Where a key moves the seek bar; undefined for other keys. */
export const seekKeyPosition = (pressed: Key, { position, seconds }: Playhead): number | undefined => {
  if (pressed.shiftKey || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
  const positions: Record<string, number> = {
    ArrowLeft: position - seekStep,
    ArrowDown: position - seekStep,
    ArrowRight: position + seekStep,
    ArrowUp: position + seekStep,
    Home: 0,
    End: seconds,
  }
  const to = positions[pressed.key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, seconds))
}
