import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { type ClipboardEvent, useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { type InlineKind, inlineTrouble, readInline } from '../inline-file.ts'

type InlineWaysProps = {
  kind: InlineKind
  accept: string
  onValue: (value: string) => void
  onTrouble: (text: string | undefined) => void
}

/** Small files may be stored inside the block itself: chosen, or pasted as an image, a data URL or an address. */
export const InlineWays = ({ kind, accept, onValue, onTrouble }: InlineWaysProps) => {
  const [isPasting, setPasting] = useState(false)

  const insert = async (file: Blob): Promise<void> => {
    const read = await readInline(file, kind)
    if ('trouble' in read) onTrouble(read.trouble)
    else onValue(read.value)
  }
  const take = (text: string): void => {
    const value = text.trim()
    const trouble = inlineTrouble(value, kind)
    if (trouble) onTrouble(trouble)
    else if (value) {
      setPasting(false)
      onValue(value)
    }
  }
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    const file = event.clipboardData.files[0]
    if (!file) {
      take(event.clipboardData.getData('text'))
      return
    }
    setPasting(false)
    void insert(file)
  }

  return (
    <>
      <FileButton accept={accept} kind="quiet" onFile={(file) => void insert(file)}>
        Keep inline
      </FileButton>
      <IconButton label="Paste" kind="quiet" size="small" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
        <ClipboardPaste size={16} aria-hidden="true" />
      </IconButton>
      {isPasting && (
        <TextInput
          label={kind === 'Image' ? 'Paste an image, a data URL or an address' : 'Paste a data URL or an address'}
          size="small"
          className="basis-full"
          autoFocus
          onPaste={paste}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        />
      )}
    </>
  )
}
