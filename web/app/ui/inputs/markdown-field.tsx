import { Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { SkeletonText } from '../skeleton.tsx'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'
import { Segmented } from './segmented.tsx'

const MarkdownText = lazyPart(() => import('../texts/markdown-text.tsx').then((part) => part.MarkdownText))

const views = [
  { value: 'write', label: 'Write' },
  { value: 'look', label: 'Preview' },
] as const

type MarkdownFieldProps = FieldText & {
  id?: string | undefined
  value: string
  onText: (text: string) => void
  disabled?: boolean | undefined
}

/** A longer text in Markdown, with a preview. */
export const MarkdownField = ({
  value,
  onText,
  disabled,
  hint = 'Markdown: **bold**, *italic*, [a link](https://...), - a list',
  ...field
}: MarkdownFieldProps) => {
  const [view, setView] = useState<'write' | 'look'>('write')
  return (
    <div className="relative">
      <Segmented label="Show" segments={views} value={view} onChange={setView} className="absolute -top-1.5 right-0 z-1 bg-paper" />
      <Field {...field} hint={view === 'write' ? hint : undefined}>
        {(wiring) =>
          view === 'write' ? (
            <textarea
              {...wiring}
              value={value}
              disabled={disabled}
              onChange={(event) => onText(event.target.value)}
              className={`${inputLook} field-sizing-content mt-1 min-h-44 resize-y py-2.5 text-16`}
            />
          ) : (
            <div id={wiring.id} className="mt-1 min-h-44 rounded border border-line px-4 py-3">
              <Suspense fallback={<SkeletonText lines={5} />}>
                <MarkdownText source={value} />
              </Suspense>
            </div>
          )
        }
      </Field>
    </div>
  )
}
