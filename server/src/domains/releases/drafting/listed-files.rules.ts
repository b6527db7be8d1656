import type { OwnBuild, OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import type { Manifest } from '#contract/releases/releases.ts'

type Listed = OwnBuild['manifest']

export const listWhole = (manifest: Manifest | null): Listed => manifest && { ...manifest, unlisted: 0 }

/** More than anybody reads. A pack may hold two hundred thousand files, and a page asks for them every second while a check runs. */
const listedLimit = 500

const listFirst = (manifest: Listed): Listed =>
  manifest && {
    ...manifest,
    files: manifest.files.slice(0, listedLimit),
    unlisted: Math.max(0, manifest.files.length - listedLimit),
  }

export const listFirstFiles = <Release extends Pick<OwnReleaseDetails, 'builds'>>(release: Release): Release => ({
  ...release,
  builds: release.builds.map((build) => ({ ...build, manifest: listFirst(build.manifest) })),
})
