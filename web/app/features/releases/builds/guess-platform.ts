import type { BuildPlatform } from '#contract/releases/platforms.ts'

/** What a file's name gives away, the surest sign first. */
const signs: readonly (readonly [RegExp, BuildPlatform])[] = [
  [/\.(pdb|dsym|sym|dbg)(\.(zip|gz|tar))*$/i, 'Symbols'],
  [/(^|[^a-z])(symbols?|dsyms?|pdbs?|debug-?info)([^a-z]|$)/i, 'Symbols'],
  [/\.(exe|msi|msix)$/i, 'Windows'],
  [/\.(dmg|pkg|mpkg)$/i, 'Mac'],
  [/\.(deb|rpm|appimage|run|flatpak)$/i, 'Linux'],
  [/(^|[^a-z])(win(dows|32|64)?|msvc)([^a-z]|$)/i, 'Windows'],
  [/(^|[^a-z])(mac(os|osx)?|osx|darwin|apple)([^a-z]|$)/i, 'Mac'],
  [/(^|[^a-z])(linux|ubuntu|debian|fedora)([^a-z]|$)/i, 'Linux'],
]

/** The platform that a file seems to be for; what gives nothing away is for every system. */
export const guessPlatform = (name: string): BuildPlatform => signs.find(([sign]) => sign.test(name))?.[1] ?? 'Universal'

/** A place for each of several files. Two for the same place leave the second without: its creator says where it belongs. */
export const assignPlatforms = (names: readonly string[], open: readonly BuildPlatform[]): (BuildPlatform | null)[] => {
  const taken = new Set<BuildPlatform>()
  return names.map((name) => {
    const guess = open.length === 1 ? open[0] : guessPlatform(name)
    if (guess === undefined || taken.has(guess) || !open.includes(guess)) return null
    taken.add(guess)
    return guess
  })
}
