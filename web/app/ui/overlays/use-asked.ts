import { useState } from 'react'

/** What a dialog is about. It stays known while the dialog leaves, so that its words do not vanish before it. */
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
