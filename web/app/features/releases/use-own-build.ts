import { chooseRelease } from '#contract/releases/platforms.ts'
import type { Download, Release } from '#contract/releases/releases.ts'
import { ownPlatform } from '#web/lib/catalog/platform-label.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'

/**
 * The newest build for the system this browser runs on, and its release. The server does not look: pages are the same for everybody
 * until they are alive.
 */
export const useOwnBuild = (releases: readonly Release[]): { release: Release; build: Download } | undefined => {
  const isAlive = useIsAlive()
  return isAlive ? chooseRelease(releases, ownPlatform()) : undefined
}
