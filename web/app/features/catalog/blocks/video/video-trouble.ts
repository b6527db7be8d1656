const playsHere = /^https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|www\.youtube-nocookie\.com|(www\.|player\.)?vimeo\.com)\//

/** Why an address will not play on the page; nothing when it will. Our own files always do. */
export const videoTrouble = (address: string): string | undefined => {
  if (address === '' || address.startsWith('/files/')) return undefined
  if (/^http:\/\//i.test(address)) return 'Use an address that starts with https.'
  if (!/^https:\/\/[^\s/]+\.[^\s/]+/.test(address)) return 'This is not the address of a video.'
  return playsHere.test(address) ? undefined : 'Only YouTube and Vimeo play on the page. Visitors see a link to this one.'
}
