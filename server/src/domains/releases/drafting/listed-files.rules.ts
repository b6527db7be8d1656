import type { OwnBuild, OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import type { Manifest } from '#contract/releases/releases.ts'

type Listed = OwnBuild['manifest']

/** More than anybody reads. A pack may have two hundred thousand files, and a page polls them every second while a check runs. */
export const listedLimit = 500

/** A list that the database may have cut already; `count` is how many files there are. */
export const listFiles = (manifest: Manifest | null, count: number): Listed =>
  manifest && { ...manifest, unlisted: Math.max(0, count - manifest.files.length) }

const listFirst = (manifest: Listed): Listed =>
  manifest && {
    ...manifest,
    files: manifest.files.slice(0, listedLimit),
    unlisted: manifest.unlisted + Math.max(0, manifest.files.length - listedLimit),
  }

export const listFirstFiles = <Release extends Pick<OwnReleaseDetails, 'builds'>>(release: Release): Release => ({
  ...release,
  builds: release.builds.map((build) => ({ ...build, manifest: listFirst(build.manifest) })),
})
