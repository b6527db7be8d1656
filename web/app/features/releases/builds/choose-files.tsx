import { type ReactNode, useRef } from 'react'
import { type ButtonLook, buttonLook } from '#web/ui/buttons/button-look.ts'

type ChooseFilesProps = ButtonLook & { onFiles: (files: File[]) => void; icon?: ReactNode; children: ReactNode }

/** A button that opens a chooser for several files. */
export const ChooseFiles = ({ onFiles, icon, children, kind, size = 'small' }: ChooseFilesProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={buttonLook({ kind, size })} onClick={() => input.current?.click()}>
        {icon}
        {children}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file can be chosen again after a failure.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
