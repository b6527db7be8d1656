/** Where a build runs. Symbols are a creator's own and never offered to customers. No library of shapes here: download pages know these. */
export const platforms = ['Windows', 'Mac', 'Linux', 'Universal'] as const
export const buildPlatforms = [...platforms, 'Symbols'] as const
export type Platform = (typeof platforms)[number]
export type BuildPlatform = (typeof buildPlatforms)[number]

/** What runs everywhere is no system. */
export type SystemPlatform = Exclude<Platform, 'Universal'>

type Signs = { userAgent?: string | null | undefined; hint?: string | null | undefined }

/** How a system shows in what a browser says about itself. */
const systems: Record<SystemPlatform, { hints: readonly string[]; agent: RegExp }> = {
  Windows: { hints: ['windows'], agent: /Windows NT/ },
  Mac: { hints: ['macos', 'mac os x'], agent: /Macintosh|Mac OS X/ },
  Linux: { hints: ['linux'], agent: /Linux|X11/ },
}

/**
 * The system a browser says it runs on, from Sec-CH-UA-Platform where there is one, else from the User-Agent. Phones and tablets
 * run no plugins, and an iPad says it is a Mac: whoever is not sure is asked, so this answers only what is likely.
 */
export const detectPlatform = ({ userAgent, hint }: Signs): Platform | undefined => {
  const names = Object.keys(systems) as (keyof typeof systems)[]
  const hinted = hint?.replaceAll('"', '').trim().toLowerCase() ?? ''
  const known = names.find((name) => systems[name].hints.includes(hinted))
  if (known || hint || !userAgent || /Android|iPhone|iPad|iPod|CrOS/.test(userAgent)) return known
  return names.find((name) => systems[name].agent.test(userAgent))
}

/** Which of several fits a system: its own before one for every system. Whose system nobody knows gets the only one there is. */
export const choosePlatform = <Build extends { platform: Platform }>(
  builds: readonly Build[],
  wanted: Platform | undefined,
): Build | undefined => {
  if (wanted === undefined && builds.length === 1) return builds[0]
  return builds.find((build) => build.platform === wanted) ?? builds.find((build) => build.platform === 'Universal')
}

type Offering = { downloads: readonly { platform: Platform }[] }

/** Of releases with the newest first, the first that has a build for a system, with that build. */
export const chooseRelease = <Release extends Offering>(
  releases: readonly Release[],
  wanted: Platform | undefined,
): { release: Release; build: Release['downloads'][number] } | undefined => {
  // Whoever does not say what they run on is asked about the newest.
  for (const release of wanted === undefined ? releases.slice(0, 1) : releases) {
    const build = choosePlatform(release.downloads, wanted)
    if (build) return { release, build }
  }
  return undefined
}
