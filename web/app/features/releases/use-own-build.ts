import { chooseRelease } from '#contract/releases/platforms.ts'
import type { Download, Release } from '#contract/releases/releases.ts'
import { ownPlatform } from '#web/lib/catalog/platform-label.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'

/**
 * The newest build for this browser's system, and its release. Only after the scripts run: the server renders the same page for everybody.
 */
export const useOwnBuild = (releases: readonly Release[]): { release: Release; build: Download } | undefined => {
  const isAlive = useIsAlive()
  return isAlive ? chooseRelease(releases, ownPlatform()) : undefined
}
