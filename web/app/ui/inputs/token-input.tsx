import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

type TokenInputProps = FieldText & {
  id?: string | undefined
  /** The inner input: a form focuses it when there is an error. */
  ref?: Ref<HTMLInputElement> | undefined
  tokens: readonly string[]
  onTokens: (tokens: string[]) => void
  /** Normalises a typed word, for example to lower case. */
  tidy?: ((word: string) => string) | undefined
  suggestions?: readonly string[] | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

const asTyped = (word: string): string => word.trim()

/** A list of words: Enter or a comma adds one, Backspace in the empty field removes the last. */
export const TokenInput = (props: TokenInputProps) => {
  const { tokens, onTokens, tidy = asTyped, suggestions, placeholder, maxLength, disabled, ref, ...field } = props
  const [typed, setTyped] = useState('')
  const listId = `${field.id ?? 'tokens'}-suggestions`

  const add = (text: string): void => {
    const added = text.split(',').map(tidy).filter(Boolean)
    setTyped('')
    if (added.length > 0) onTokens([...new Set([...tokens, ...added])])
  }

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onTokens(tokens.slice(0, -1))
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <span className="grid gap-2.5">
          {tokens.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {tokens.map((token) => (
                <li key={token} className="flex max-w-full items-center rounded-small border border-line text-14">
                  <span className="min-w-0 py-1 pr-1 pl-2.5 wrap-anywhere">{token}</span>
                  <button
                    type="button"
                    disabled={disabled}
                    aria-label={`Remove ${token}`}
                    onClick={() => onTokens(tokens.filter((other) => other !== token))}
                    className="grid size-7 shrink-0 place-items-center rounded-small text-ink-3 hover:text-ink disabled:invisible"
                  >
                    <X size={14} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...wiring}
            ref={ref}
            type="text"
            list={suggestions ? listId : undefined}
            value={typed}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            autoComplete="off"
            onChange={(event) => (event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value))}
            onKeyDown={press}
            onBlur={() => add(typed)}
            className={`${inputLook} h-11 text-16`}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          )}
        </span>
      )}
    </Field>
  )
}
