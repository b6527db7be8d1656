import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

type LightboxPicture = { src: string; alt: string }

type LightboxProps = {
  pictures: readonly LightboxPicture[]
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

/** Images as large as the window, one at a time; arrow keys show the others, Escape or a click outside closes. */
export const Lightbox = ({ pictures, at, onMove, onClose }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    const { style } = document.documentElement
    const { overflow } = style
    current?.showModal()
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      current?.close()
    }
  }, [])

  const count = pictures.length
  const move = (by: number): void => onMove((at + by + count) % count)
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (count > 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) move(key === 'ArrowLeft' ? -1 : 1)
  }
  const picture = pictures[at]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      aria-label={picture.alt}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="fixed inset-0 z-70 m-0 grid h-dvh max-h-none w-screen max-w-none place-items-center overflow-hidden border-0 bg-paper p-4 text-ink sm:p-12"
    >
      <img src={picture.src} alt={picture.alt} className="pointer-events-none max-h-[calc(100dvh-6rem)] max-w-full object-contain" />
      <IconButton label="Close" kind="quiet" onClick={onClose} className="absolute top-3 right-3">
        <X size={20} aria-hidden="true" />
      </IconButton>
      {count > 1 && (
        <>
          <IconButton label="Previous image" kind="quiet" onClick={() => move(-1)} className="absolute bottom-3 left-3">
            <ChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <p aria-live="polite" className="figures absolute bottom-5.5 text-14 text-ink-2">
            {at + 1} of {count}
          </p>
          <IconButton label="Next image" kind="quiet" onClick={() => move(1)} className="absolute right-3 bottom-3">
            <ChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </dialog>
  )
}
