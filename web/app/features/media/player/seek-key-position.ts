export type Place = { position: number; seconds: number }

export const seekStep = 5

type Press = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Where a key moves the seek bar; undefined for other keys. */
export const seekKeyPosition = (press: Press, { position, seconds }: Place): number | undefined => {
  if (press.shiftKey || press.altKey || press.ctrlKey || press.metaKey) return undefined
  const places: Record<string, number> = {
    ArrowLeft: position - seekStep,
    ArrowDown: position - seekStep,
    ArrowRight: position + seekStep,
    ArrowUp: position + seekStep,
    Home: 0,
    End: seconds,
  }
  const to = places[press.key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, seconds))
}
