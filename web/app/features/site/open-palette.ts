/** The palette stands once around every page; whoever wants it open says so to the window. */
export const openingEvent = 'open-palette'

export const openPalette = (): void => void window.dispatchEvent(new Event(openingEvent))
