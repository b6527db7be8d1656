import type { OwnApplication } from '#contract/creators/applications.ts'
import { Fold } from '#web/ui/fold.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationHistory } from './application-history.tsx'

/** An application as it was sent, and what happened with it. */
export const WhatWasSent = ({ form, history }: Pick<OwnApplication, 'form' | 'history'>) => (
  <>
    <section aria-labelledby="what-was-sent">
      <h2 id="what-was-sent" className="border-t border-line pt-5 pb-3 text-20">
        What you sent
      </h2>
      <ApplicationFacts form={form} />
    </section>
    <Fold label="History">
      <ApplicationHistory events={history} />
    </Fold>
  </>
)
