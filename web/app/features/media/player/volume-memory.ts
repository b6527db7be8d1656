type Volume = { volume: number; muted: boolean }

const key = 'soundfair.volume'

/** Storage may be forbidden or hold the value of another version: then the volume is simply full. */
export const recallVolume = (): Partial<Volume> => {
  try {
    const { volume, muted } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Volume>
    return typeof volume === 'number' && volume >= 0 && volume <= 1 ? { volume, muted: muted === true } : {}
  } catch {
    return {}
  }
}

export const rememberVolume = ({ volume, muted }: Volume): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ volume, muted }))
  } catch {
    // A private window without storage still has a volume for this visit.
  }
}
