/**
 * The platforms of a build. Symbols are for the creator only and never offered to customers. This file does not import zod, because
 * download pages load it.
 */
export const platforms = ['Windows', 'Mac', 'Linux', 'Universal'] as const
export const buildPlatforms = [...platforms, 'Symbols'] as const
export type Platform = (typeof platforms)[number]
export type BuildPlatform = (typeof buildPlatforms)[number]

/** Universal is not a system. */
export type SystemPlatform = Exclude<Platform, 'Universal'>

type Signs = { userAgent?: string | null | undefined; hint?: string | null | undefined }

/** How a browser's headers identify a system. */
const systems: Record<SystemPlatform, { hints: readonly string[]; agent: RegExp }> = {
  Windows: { hints: ['windows'], agent: /Windows NT/ },
  Mac: { hints: ['macos', 'mac os x'], agent: /Macintosh|Mac OS X/ },
  Linux: { hints: ['linux'], agent: /Linux|X11/ },
}

/**
 * The browser's system, from Sec-CH-UA-Platform if it is sent, else from the User-Agent. Plugins do not run on phones and tablets, and an
 * iPad claims to be a Mac, so this only answers if it is likely; otherwise the page asks.
 */
export const detectPlatform = ({ userAgent, hint }: Signs): Platform | undefined => {
  const names = Object.keys(systems) as (keyof typeof systems)[]
  const hinted = hint?.replaceAll('"', '').trim().toLowerCase() ?? ''
  const known = names.find((name) => systems[name].hints.includes(hinted))
  if (known || hint || !userAgent || /Android|iPhone|iPad|iPod|CrOS/.test(userAgent)) return known
  return names.find((name) => systems[name].agent.test(userAgent))
}

/** Chooses the platform for a system: its own before a universal one. For an unknown system, the only one if there is just one. */
export const choosePlatform = <Build extends { platform: Platform }>(
  builds: readonly Build[],
  wanted: Platform | undefined,
): Build | undefined => {
  if (wanted === undefined && builds.length === 1) return builds[0]
  return builds.find((build) => build.platform === wanted) ?? builds.find((build) => build.platform === 'Universal')
}

type Offering = { downloads: readonly { platform: Platform }[] }

/** The first of these releases (newest first) with a build for the system, and that build. */
export const chooseRelease = <Release extends Offering>(
  releases: readonly Release[],
  wanted: Platform | undefined,
): { release: Release; build: Release['downloads'][number] } | undefined => {
  // If the system is unknown, only the newest release counts, and the page asks.
  for (const release of wanted === undefined ? releases.slice(0, 1) : releases) {
    const build = choosePlatform(release.downloads, wanted)
    if (build) return { release, build }
  }
  return undefined
}
