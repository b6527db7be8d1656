import type { MetaFunction } from 'react-router'
import { originOf, pageHead } from '#web/lib/pages/page-head.ts'
import { Chapters } from './parts/chapters.tsx'
import { Closing } from './parts/closing.tsx'
import { Hero } from './parts/hero.tsx'
import { Questions } from './parts/questions.tsx'
import { Steps } from './parts/steps.tsx'

export const meta: MetaFunction = ({ matches }) =>
  pageHead({
    origin: originOf(matches),
    path: '/become-a-creator',
    title: 'Become a creator - Soundfair',
    description: 'Sell plugins, packs and presets on Soundfair: 15% fee, 8% through your own link, payouts on the 1st, licensing included.',
  })

export default function BecomeACreator() {
  return (
    <>
      <Hero />
      <Chapters />
      <Steps />
      <Questions />
      <Closing />
    </>
  )
}
