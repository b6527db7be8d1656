import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'
import type { MenuEntry, MenuProps } from './menu.tsx'

const entryLook = (entry: MenuEntry) =>
  classes(
    'flex w-full items-center gap-2.5 rounded-small px-2.5 py-1.5 text-left text-14 outline-none data-focus:bg-paper-2 data-disabled:text-ink-3',
    entry.danger && 'text-bad',
  )

const EntryText = ({ entry }: { entry: MenuEntry }) => (
  <>
    {entry.icon}
    <span className="min-w-0 grow truncate">{entry.label}</span>
    {entry.hint && <span className="figures shrink-0 text-12 text-ink-3">{entry.hint}</span>}
  </>
)

/**
 * Two frames after an entry was pressed the library returns the focus to the menu's button, also from a dialog that the entry has opened:
 * the keyboard would then be behind the dialog. So an entry acts after that; the second press of a double click is none of its own.
 */
const afterFocusReturned = (act: () => unknown, frames = 3): void => {
  if (frames === 0) act()
  else requestAnimationFrame(() => afterFocusReturned(act, frames - 1))
}

export type MenuPanelProps = MenuProps & { openedBy: 'keyboard' | 'pointer' }

export const MenuPanel = ({ trigger, label, groups, align = 'start', onApproach, className, openedBy }: MenuPanelProps) => {
  const button = useRef<HTMLButtonElement>(null)

  // The press that loaded this menu was on the plain button before it: pass on focus and press, once.
  const wasHandedOn = useRef(false)
  useEffect(() => {
    if (wasHandedOn.current) return
    wasHandedOn.current = true
    button.current?.focus({ preventScroll: true })
    if (openedBy === 'pointer') button.current?.click()
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, [openedBy])

  return (
    <Menu>
      <MenuButton ref={button} aria-label={label} className={className} onPointerEnter={onApproach} onFocus={onApproach}>
        {trigger}
      </MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={{ to: align === 'end' ? 'bottom end' : 'bottom start', gap: 6, padding: 12 }}
        className="z-50 min-w-48 max-w-72 divide-y divide-line rounded border border-line bg-paper shadow-float transition-opacity outline-none data-closed:opacity-0"
      >
        {groups.map((group, at) => (
          <MenuSection key={group.heading ?? at} className="p-1.5">
            {group.heading && (
              <MenuHeading className="truncate px-2.5 pt-1 pb-1.5 font-mono text-12 font-medium tracking-[0.02em] text-ink-3 uppercase">
                {group.heading}
              </MenuHeading>
            )}
            {group.entries.map((entry) => (
              <MenuItem key={entry.id} disabled={entry.disabled ?? false}>
                {'to' in entry ? (
                  <Link to={entry.to} className={entryLook(entry)}>
                    <EntryText entry={entry} />
                  </Link>
                ) : (
                  <button type="button" onClick={({ detail }) => detail < 2 && afterFocusReturned(entry.run)} className={entryLook(entry)}>
                    <EntryText entry={entry} />
                  </button>
                )}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </MenuItems>
    </Menu>
  )
}
