/** Marks a page that other sites show in a frame. Browsers forbid it storage there, so it does not even store its scroll position. */
export const inFrames = { inFrames: true } as const

export const isInFrames = ({ handle }: { handle: unknown }): boolean => handle === inFrames
