import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useState } from 'react'
import { FileButton } from '#web/ui/inputs/file-button.tsx'

const maxRead = 64 * 1024

type FileDropProps = { onText: (text: string, name: string) => void }

/** Takes a dropped or chosen machine file. A file that is far too large is read only in part. */
export const FileDrop = ({ onText }: FileDropProps) => {
  const [isOver, setOver] = useState(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (file) onText(await file.slice(0, maxRead).text(), file.name)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button in it does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded border border-dashed px-6 py-9 text-center ${isOver ? 'border-ink bg-paper-2' : 'border-edge'}`}
    >
      <Upload size={22} aria-hidden="true" className="text-ink-3" />
      <p className="text-ink-2">Drop the machine file here</p>
      <FileButton accept=".dt,text/plain" onFile={(file) => void take(file)}>
        Choose a file
      </FileButton>
    </div>
  )
}
