import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Quote from 'lucide-react/icons/quote'
import { useRef } from 'react'
import { Field, type FieldText } from '#web/ui/inputs/field.tsx'
import { inputLook } from '#web/ui/inputs/input-look.ts'
import { applyMark, type MarkdownMark } from '../markdown-marks.ts'

const marks: readonly { mark: MarkdownMark; label: string; Icon: typeof Bold }[] = [
  { mark: 'bold', label: 'Bold', Icon: Bold },
  { mark: 'italic', label: 'Italic', Icon: Italic },
  { mark: 'heading', label: 'Heading', Icon: Heading },
  { mark: 'list', label: 'List', Icon: List },
  { mark: 'quote', label: 'Quote', Icon: Quote },
  { mark: 'link', label: 'Link', Icon: Link },
]

type MarkdownFieldProps = Omit<FieldText, 'hint'> & { value: string; onText: (text: string) => void; readOnly?: boolean | undefined }

/** A Markdown field with buttons for those who do not know its syntax. The result is shown on the page next to it. */
export const MarkdownField = ({ value, onText, readOnly = false, ...field }: MarkdownFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null)

  const mark = (kind: MarkdownMark): void => {
    const { current } = area
    if (!current) return
    const marked = applyMark({ text: value, from: current.selectionStart, to: current.selectionEnd }, kind)
    onText(marked.text)
    // React sets the text after this; only then can the selection follow.
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(marked.from, marked.to)
    })
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <div className="rounded border border-edge has-focus-visible:border-ink-2">
          {!readOnly && (
            <div role="toolbar" aria-label="Markdown" className="flex gap-0.5 border-b border-line p-1">
              {marks.map(({ mark: kind, label, Icon }) => (
                <button
                  key={kind}
                  type="button"
                  aria-label={label}
                  title={label}
                  onClick={() => mark(kind)}
                  className="grid size-7.5 place-items-center rounded-small text-ink-2 hover:bg-paper-2 hover:text-ink"
                >
                  <Icon size={15} aria-hidden="true" />
                </button>
              ))}
            </div>
          )}
          <textarea
            {...wiring}
            ref={area}
            rows={5}
            value={value}
            readOnly={readOnly}
            onChange={(event) => onText(event.target.value)}
            className={`${inputLook} field-sizing-content max-h-90 min-h-28 resize-y border-0 py-2.5 text-14`}
          />
        </div>
      )}
    </Field>
  )
}
