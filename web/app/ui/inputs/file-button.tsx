import { type ComponentProps, type ReactNode, useRef } from 'react'
import { type ButtonLook, buttonLook } from '../buttons/button-look.ts'

type FileButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'className'> &
  ButtonLook & {
    /** The types a chooser offers: "image/*". */
    accept: string
    onFile: (file: File) => void
    icon?: ReactNode
  }

/** A button that opens a file chooser. The browser's own input is hidden: it cannot be styled like ours. */
export const FileButton = ({ children, accept, onFile, icon, kind, size = 'small', wide, ...rest }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button {...rest} type="button" className={buttonLook({ kind, size, wide })} onClick={() => input.current?.click()}>
        {icon}
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file can be chosen again after a failure.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
