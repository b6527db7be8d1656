import type { ReactNode } from 'react'

type SettingsSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One part of the settings: its title at the left, its form at the right. Its id is the fragment of links to it. */
export const SettingsSection = ({ id, title, lead, children }: SettingsSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-6 gap-x-6 gap-y-5 border-t border-line py-9 xl:grid-cols-9">
    <div className="xl:col-span-3">
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[31em] text-14 text-ink-2">{lead}</p>}
    </div>
    <div className="min-w-0 max-w-160 xl:col-span-6">{children}</div>
  </section>
)
