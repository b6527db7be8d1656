export const titled = (what: string) => () => [{ title: `${what} - Soundfair` }]
