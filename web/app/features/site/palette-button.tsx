import Search from 'lucide-react/icons/search'
import { Kbd } from '#web/ui/kbd.tsx'
import { useShortcut } from '#web/ui/use-shortcut.ts'
import { openPalette } from './open-palette.ts'

/** Replaces the shop's search: at work people search for orders, customers and pages, not for plugins. */
export const PaletteButton = () => {
  useShortcut('/', openPalette)
  return (
    <>
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K /"
        className="hidden h-9 min-w-0 max-w-110 flex-1 items-center gap-2.5 rounded border border-line px-3 text-left text-14 text-ink-3 transition-colors hover:border-line-strong hover:text-ink sm:flex"
      >
        <Search size={15} aria-hidden="true" className="shrink-0" />
        <span className="grow truncate">Search everything</span>
        <Kbd className="max-md:hidden">Ctrl K</Kbd>
      </button>
      <button
        type="button"
        aria-label="Search everything"
        onClick={openPalette}
        className="-mx-2 grid size-11 place-items-center rounded sm:hidden"
      >
        <Search size={19} aria-hidden="true" />
      </button>
    </>
  )
}
