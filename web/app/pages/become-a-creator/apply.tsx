import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Apply')

export default function BecomeACreatorApply() {
  return (
    <div className="py-11">
      <PreparedPage
        title="Apply"
        lead="Tell us who you are and what you make. A person reads every application."
        way={{ to: '/become-a-creator', label: 'How selling here works' }}
      />
    </div>
  )
}
