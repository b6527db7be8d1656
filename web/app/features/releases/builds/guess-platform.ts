import { type BuildPlatform, buildPlatforms } from '#contract/releases/platforms.ts'

type Signs = { endings?: RegExp; names?: RegExp }

/** What a file's name says about its platform. A name without a hint is for every system. */
const signs: Readonly<Record<BuildPlatform, Signs>> = {
  Symbols: { endings: /\.(pdb|dsym|sym|dbg)(\.(zip|gz|tar))*$/i, names: /(^|[^a-z])(symbols?|dsyms?|pdbs?|debug-?info)([^a-z]|$)/i },
  Windows: { endings: /\.(exe|msi|msix)$/i, names: /(^|[^a-z])(win(dows|32|64)?|msvc)([^a-z]|$)/i },
  Mac: { endings: /\.(dmg|pkg|mpkg)$/i, names: /(^|[^a-z])(mac(os|osx)?|osx|darwin|apple)([^a-z]|$)/i },
  Linux: { endings: /\.(deb|rpm|appimage|run|flatpak)$/i, names: /(^|[^a-z])(linux|ubuntu|debian|fedora)([^a-z]|$)/i },
  Universal: {},
}

const isOf = (platform: BuildPlatform, name: string, sign: keyof Signs): boolean => signs[platform][sign]?.test(name) ?? false

/** The names of symbol files also name their system; for systems the file extension is the more reliable hint. */
export const guessPlatform = (name: string): BuildPlatform => {
  if (isOf('Symbols', name, 'endings') || isOf('Symbols', name, 'names')) return 'Symbols'
  const first = (sign: keyof Signs) => buildPlatforms.find((platform) => isOf(platform, name, sign))
  return first('endings') ?? first('names') ?? 'Universal'
}

/** A platform for each of several files. Of two for the same one, the second gets none: its creator chooses. */
export const assignPlatforms = (names: readonly string[], open: readonly BuildPlatform[]): (BuildPlatform | null)[] => {
  const taken = new Set<BuildPlatform>()
  return names.map((name) => {
    const guess = open.length === 1 ? open[0] : guessPlatform(name)
    if (guess === undefined || taken.has(guess) || !open.includes(guess)) return null
    taken.add(guess)
    return guess
  })
}
