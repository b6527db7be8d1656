import { choosePlatform } from '#contract/platforms.ts'
import type { Download } from '#contract/releases.ts'
import { ownPlatform } from '#web/lib/platform-words.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'

/** The build for the system this browser runs on. The server does not look: pages are the same for everybody until they are alive. */
export const useOwnBuild = (builds: readonly Download[]): Download | undefined => {
  const isAlive = useIsAlive()
  return isAlive ? choosePlatform(builds, ownPlatform()) : undefined
}
