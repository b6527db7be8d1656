import { type DragEvent, type ReactNode, useState } from 'react'
import { classes } from '#web/ui/classes.ts'

type DropAreaProps = {
  onFiles: (files: File[]) => void
  isOpen: boolean
  className?: string | undefined
  overClassName?: string | undefined
  children: ReactNode
}

/** Takes files that are dropped on it. Buttons inside do the same by keyboard. */
export const DropArea = ({ onFiles, isOpen, className, overClassName = 'border-ink bg-paper-2', children }: DropAreaProps) => {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent): void => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    // An area inside another one takes the file itself.
    event.stopPropagation()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    if (!isOpen) return
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons in it do the same by keyboard
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(className, isOver && overClassName)}
    >
      {children}
    </div>
  )
}
