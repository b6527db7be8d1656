/** The three colours of an image: the background, the drawing, and the accent. */
export type Inks = { paper: string; ink: string; hot: string }

export const inks = {
  oat: { paper: '#E9E2D0', ink: '#1C1B1A', hot: '#D9482B' },
  lagoon: { paper: '#15323B', ink: '#F2E9D8', hot: '#F3A712' },
  sage: { paper: '#D7E1DC', ink: '#20302B', hot: '#3B7A57' },
  plum: { paper: '#2B1B33', ink: '#F6E7EA', hot: '#E0607E' },
  apricot: { paper: '#F1D9C0', ink: '#2A2320', hot: '#355C7D' },
  midnight: { paper: '#101820', ink: '#E8EEF2', hot: '#5BC0BE' },
  ivory: { paper: '#F4EFE4', ink: '#23233B', hot: '#6A4C93' },
  mist: { paper: '#C9D6DF', ink: '#1B262C', hot: '#B83B5E' },
  brick: { paper: '#B5442E', ink: '#F7EBDD', hot: '#1F1B24' },
  mustard: { paper: '#E3B23C', ink: '#231F20', hot: '#F6F1E4' },
  moss: { paper: '#3A4A3A', ink: '#EDE6D3', hot: '#E98A5B' },
  rose: { paper: '#EBC7C2', ink: '#3A1F2B', hot: '#A3243B' },
  cobalt: { paper: '#23407A', ink: '#F1EEE3', hot: '#F26B4E' },
  slate: { paper: '#3D4650', ink: '#EEF0EA', hot: '#E8C547' },
  mint: { paper: '#BFE0D2', ink: '#15302C', hot: '#E4572E' },
  sand: { paper: '#D9C7A3', ink: '#2B2A28', hot: '#1F6F78' },
} satisfies Record<string, Inks>
export type InkName = keyof typeof inks
export const inkNames = Object.keys(inks) as InkName[]

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes an ink with the paper: 0 is paper, 1 is ink. The result is a flat colour, not a transparent one. */
export const thinned = (ink: string, paper: string, strength: number): string => {
  const under = channels(paper)
  const mixed = channels(ink).map((value, index) => Math.round(value * strength + (under[index] ?? 0) * (1 - strength)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
