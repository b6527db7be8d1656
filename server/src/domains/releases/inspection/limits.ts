/** How much of a build is looked at, and what is too much. */
export type InspectionLimits = {
  /** Files and folders, at all levels together. */
  entries: number
  /** Bytes that come out, at all levels together. */
  unpackedBytes: number
  /** How many times more may come out than is in the file, once there is more than `ratioFrom`. */
  ratio: number
  ratioFrom: number
  /** Archives inside archives: how deep, how many, and how large to be written to disk for a look. */
  depth: number
  nested: number
  nestedBytes: number
  sounds: number
  /** For a program that lists an archive. */
  toolSeconds: number
  toolMegabytes: number
  /** For the thread that looks. */
  threadMegabytes: number
  /** For looking into a build, at all levels and by all programs together; more for each byte that was sent. */
  lookSeconds: number
  lookBytesPerSecond: number
  /** Where every sound is listened to. */
  listenBytesPerSecond: number
  /** For a build as a whole, its hash and its scan among it. What is still not done then hangs. */
  seconds: number
}

const gigabyte = 1024 ** 3

export const usualLimits: InspectionLimits = {
  entries: 200_000,
  unpackedBytes: 60 * gigabyte,
  ratio: 200,
  ratioFrom: 64 * 1024 ** 2,
  depth: 4,
  nested: 300,
  nestedBytes: 10 * gigabyte,
  sounds: 20_000,
  toolSeconds: 50,
  toolMegabytes: 1_536,
  threadMegabytes: 512,
  lookSeconds: 55,
  lookBytesPerSecond: 10 * 1024 ** 2,
  listenBytesPerSecond: 2 * 1024 ** 2,
  seconds: 45 * 60,
}

/**
 * A hostile file is small and takes long, an honest one takes long because it is large. So nobody gets more time than a minute for
 * what they did not send.
 */
export const lookTimeOf = (limits: InspectionLimits, { kind, size }: { kind: 'plugin' | 'pack' | 'other'; size: number }): number => {
  const pace = kind === 'pack' ? limits.listenBytesPerSecond : limits.lookBytesPerSecond
  return Math.min(limits.seconds, limits.lookSeconds + size / pace)
}
