const channelName = 'viewer'

let channel: BroadcastChannel | undefined

const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(channelName)
  return channel
}

/** Tells the other tabs that somebody signed in or out, or acts for another creator now. */
export const tellOtherTabs = (): void => open()?.postMessage('changed')

export const hearOtherTabs = (changed: () => void): (() => void) => {
  const heard = open()
  heard?.addEventListener('message', changed)
  return () => heard?.removeEventListener('message', changed)
}
