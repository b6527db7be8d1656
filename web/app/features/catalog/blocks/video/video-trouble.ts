const playsHere = /^https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|www\.youtube-nocookie\.com|(www\.|player\.)?vimeo\.com)\//

/** Why an address will not play on the page; undefined when it will. Our own files always play. */
export const videoTrouble = (address: string): string | undefined => {
  if (address === '' || address.startsWith('/files/')) return undefined
  if (/^http:\/\//i.test(address)) return 'Use an address that starts with https.'
  if (!/^https:\/\/[^\s/]+\.[^\s/]+/.test(address)) return 'This isn’t a video address.'
  return playsHere.test(address) ? undefined : 'Only YouTube and Vimeo videos play on the page. For this one, visitors see a link.'
}
