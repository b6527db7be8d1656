import { useState } from 'react'

/** The subject of a dialog. It stays known during the closing transition, so that the text does not disappear first. */
export const useAsked = <About>() => {
  const [about, setAbout] = useState<About>()
  const [isOpen, setOpen] = useState(false)
  return {
    about,
    isOpen,
    ask: (next: About): void => {
      setAbout(next)
      setOpen(true)
    },
    close: (): void => setOpen(false),
  }
}
