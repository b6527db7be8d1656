import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Activate')

export default function ActivateActivateRequest() {
  return <PreparedPage title="Activate" lead="A plugin asks for a seat on this device. Nothing is spent before you confirm." />
}
