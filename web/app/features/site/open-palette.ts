/** The palette is part of every page; it is opened by an event on the window. */
export const openingEvent = 'open-palette'

export const openPalette = (): void => void window.dispatchEvent(new Event(openingEvent))
