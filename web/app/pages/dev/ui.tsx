import { SkipLink } from '#web/ui/frame/skip-link.tsx'
import { ThemeSwitch } from '#web/ui/frame/theme-switch.tsx'
import { ToastRegion } from '#web/ui/overlays/toast-region.tsx'
import { Mark } from '#web/ui/pictures/mark.tsx'
import { Actions } from './ui/actions.tsx'
import { EditingParts } from './ui/editing.tsx'
import { Facts } from './ui/facts.tsx'
import { Forms } from './ui/forms.tsx'
import { Foundations } from './ui/foundations.tsx'
import { Overlays } from './ui/overlays.tsx'
import { States } from './ui/states.tsx'
import { Tables } from './ui/tables.tsx'
import { Wayfinding } from './ui/wayfinding.tsx'

const chapters = [
  ['foundations', 'Foundations'],
  ['actions', 'Actions'],
  ['forms', 'Forms'],
  ['editing', 'Editing'],
  ['facts', 'Facts'],
  ['wayfinding', 'Finding the way'],
  ['tables', 'Tables'],
  ['states', 'States'],
  ['overlays', 'Over the page'],
] as const

const Index = () => (
  <nav aria-label="Chapters" className="sticky top-8 max-lg:hidden">
    <ol className="grid gap-px text-14">
      {chapters.map(([id, title], at) => (
        <li key={id}>
          <a href={`#${id}`} className="flex gap-3 rounded px-2 py-1.5 -ml-2 text-ink-2 hover:bg-paper-2 hover:text-ink">
            <span className="figures text-ink-3">{at + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

/** All components in all states: to look at before building a screen, and after changing a component. */
export default function UiGallery() {
  return (
    <>
      <SkipLink />
      <div className="column">
        <header className="flex h-15 items-center justify-between gap-6 border-b border-line">
          <Mark />
          <ThemeSwitch iconsOnly />
        </header>
        <main id="content">
          <div className="grid items-end gap-x-16 gap-y-5 py-14 sm:py-18 lg:grid-cols-[1.15fr_1fr]">
            <h1 className="max-w-[8.2em] text-40 sm:text-64">Every part, in every state.</h1>
            <p className="max-w-[31em] text-20 text-ink-2">
              Paper and ink, hairlines instead of boxes, one accent for the one thing to press. What stands here is all the site is built
              from.
            </p>
          </div>
          <div className="grid gap-x-16 lg:grid-cols-[160px_minmax(0,1fr)]">
            <div>
              <Index />
            </div>
            <div className="min-w-0">
              <Foundations />
              <Actions />
              <Forms />
              <EditingParts />
              <Facts />
              <Wayfinding />
              <Tables />
              <States />
              <Overlays />
            </div>
          </div>
        </main>
      </div>
      <ToastRegion />
    </>
  )
}
