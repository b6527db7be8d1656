import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'

type FilePickerProps = {
  label: string
  /** Whose image it is, where the label of the button alone does not say so. */
  about?: string
  icon?: ReactNode
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the file chooser for images. */
export const FilePicker = ({ label, about, icon, multiple = false, onFiles }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" aria-label={about && `${label}: ${about}`} icon={icon} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={about ?? label}
        accept="image/png,image/jpeg,image/webp,image/avif"
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again after it was refused.
          event.target.value = ''
        }}
      />
    </>
  )
}
