import { type ComponentProps, useRef } from 'react'
import { classes } from '../classes.ts'
import { Kbd } from '../kbd.tsx'
import { useShortcut } from '../use-shortcut.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  label: string
  /** The `/` key focuses it. One field per page. */
  shortcut?: boolean | undefined
  /** `field`: the height and border of the fields next to it. */
  size?: 'bar' | 'field' | undefined
}

export const SearchField = ({ label, placeholder = label, shortcut = false, size = 'bar', className, ...rest }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus(), { enabled: shortcut })
  return (
    <span className={classes('relative block w-full soft:max-w-110', className)}>
      <input
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut ? '/' : undefined}
        placeholder={placeholder}
        className={classes(
          'peer w-full rounded border bg-paper pr-10 pl-3 text-14 text-ellipsis transition-colors focus-visible:outline-offset-1',
          size === 'bar' ? 'h-9 border-line hover:border-line-strong' : 'h-10 border-edge hover:border-ink-2',
        )}
      />
      {shortcut && (
        <Kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 peer-focus:hidden peer-not-placeholder-shown:hidden max-sm:hidden">
          /
        </Kbd>
      )}
    </span>
  )
}
