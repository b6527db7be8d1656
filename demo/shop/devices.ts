type DemoDevice = {
  /** creatorId/productId */
  of: string
  name: string
  platform: 'Mac' | 'Windows' | 'Linux'
  appVersion: string | null
  daysAgo: number
}

/** Casey's devices: one needs an update, one never goes online. */
export const ownedDevices: (DemoDevice & { isOffline?: boolean })[] = [
  { of: 'northlight-audio/plate-eleven', name: 'Studio Mac', platform: 'Mac', appVersion: '1.3.0', daysAgo: 18 },
  { of: 'northlight-audio/plate-eleven', name: 'Cellar PC', platform: 'Windows', appVersion: '1.4.0', daysAgo: 12, isOffline: true },
  { of: 'northlight-audio/two-lamp', name: 'Studio Mac', platform: 'Mac', appVersion: '1.2.1', daysAgo: 18 },
]

/** Casey's trial: started some days ago, with some days left. */
export const ownTrial: DemoDevice = { of: 'tin-room/subharmonic-2', name: 'Studio Mac', platform: 'Mac', appVersion: null, daysAgo: 4 }

/** Trials of others without an account, so that a plugin's developer sees some activity. */
export const otherTrials: DemoDevice[] = [
  { of: 'northlight-audio/tape-one', name: 'DESKTOP-4F2K', platform: 'Windows', appVersion: '2.3.1', daysAgo: 11 },
  { of: 'northlight-audio/plate-eleven', name: 'Mixing room', platform: 'Mac', appVersion: '1.4.0', daysAgo: 10 },
  { of: 'northlight-audio/tape-one', name: 'Lena’s MacBook Pro', platform: 'Mac', appVersion: '2.3.1', daysAgo: 9 },
  { of: 'northlight-audio/drift-eq', name: 'tower', platform: 'Linux', appVersion: null, daysAgo: 8 },
  { of: 'tin-room/pocket-spring', name: 'Attic PC', platform: 'Windows', appVersion: null, daysAgo: 6 },
  { of: 'northlight-audio/oil-can-seven', name: 'Rehearsal laptop', platform: 'Windows', appVersion: null, daysAgo: 4 },
  { of: 'northlight-audio/tape-one', name: 'Mac mini', platform: 'Mac', appVersion: '2.3.1', daysAgo: 2 },
  { of: 'northlight-audio/velvet-limiter', name: 'DESKTOP-9QTT', platform: 'Windows', appVersion: null, daysAgo: 1 },
]
