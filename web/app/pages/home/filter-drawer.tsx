import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Drawer, preloadDrawer } from '#web/ui/overlays/drawer.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'

type FilterDrawerProps = { chosen: number; total: number; children: ReactNode }

/** The filters where there is no room next to the list. */
export const FilterDrawer = ({ chosen, total, children }: FilterDrawerProps) => {
  const [isOpen, setOpen] = useState(false)
  const write = useWriteCount()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        className={`${buttonLook({ size: 'small' })} h-10`}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        Filters {chosen > 0 && <span className="figures text-accent-text">{chosen}</span>}
      </button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        side="left"
        footer={
          <button type="button" onClick={() => setOpen(false)} className={buttonLook({ kind: 'go', wide: true })}>
            Show {write(total)} {total === 1 ? 'product' : 'products'}
          </button>
        }
      >
        {children}
      </Drawer>
    </div>
  )
}
