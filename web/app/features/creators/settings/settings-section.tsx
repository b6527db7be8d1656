import type { ReactNode } from 'react'

type SettingsSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One part of the settings. Its id is the fragment of links to it. */
export const SettingsSection = ({ id, title, lead, children }: SettingsSectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-6 gap-x-8 gap-y-5 border-t border-line py-8 xl:grid-cols-[240px_minmax(0,1fr)]"
  >
    <div>
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[31em] text-14 text-ink-2">{lead}</p>}
    </div>
    <div className="min-w-0 max-w-160">{children}</div>
  </section>
)
