export type VideoSource = { kind: 'file'; url: string } | { kind: 'frame'; url: string; host: string } | { kind: 'link'; url: string }

const youtubeId = (url: URL): string | undefined => {
  const id =
    url.hostname === 'youtu.be' ? url.pathname.slice(1) : (url.searchParams.get('v') ?? /^\/embed\/([\w-]+)/.exec(url.pathname)?.[1])
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined
}

const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'])

/** How a video address is shown: our own files play here, known hosts in their cookie-free frame, the rest is a link. */
export const videoSource = (address: string): VideoSource | undefined => {
  if (address.startsWith('/files/') || address.startsWith('data:video/')) return { kind: 'file', url: address }
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return undefined
  }
  if (url.protocol !== 'https:') return undefined
  const youtube = youtubeHosts.has(url.hostname) ? youtubeId(url) : undefined
  if (youtube) return { kind: 'frame', url: `https://www.youtube-nocookie.com/embed/${youtube}`, host: 'YouTube' }
  const vimeo = /^(player\.|www\.)?vimeo\.com$/.test(url.hostname) ? /(\d{6,12})/.exec(url.pathname)?.[1] : undefined
  if (vimeo) return { kind: 'frame', url: `https://player.vimeo.com/video/${vimeo}?dnt=1`, host: 'Vimeo' }
  return { kind: 'link', url: url.href }
}
