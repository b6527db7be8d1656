/** Marks a page that other sites show in a frame. Browsers forbid it to keep anything there, so it does not even try to remember where it was scrolled. */
export const inFrames = { inFrames: true } as const

export const isInFrames = ({ handle }: { handle: unknown }): boolean => handle === inFrames
