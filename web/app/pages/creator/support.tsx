import { useSearchParams } from 'react-router'
import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import { listCreatorQuestions, questionFilters } from '#contract/support/creator-questions.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { QuestionCard } from '#web/features/support/questions/question-card.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { readChoice } from '#web/ui/lists/table-query.ts'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['show', 'after'] }

const wishIn = (query: URLSearchParams) => {
  const after = /^qst_[0-9a-z]{26}$/.exec(query.get('after') ?? '')?.[0]
  return { show: readChoice(query, 'show', questionFilters) ?? ('open' as const), ...(after && { after }) }
}

const page = pageReads(({ url }) => ({ questions: read(listCreatorQuestions, { query: wishIn(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Support')

const labels = { open: 'Open', answered: 'Answered' } as const

export default function CreatorSupport() {
  const { questions } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const wish = wishIn(query)
  const mayAnswer = reachesLevel(creatorLevel('releases', user?.creatorRoles ?? []), 'write')
  return (
    <StudioFrame>
      <PageHead title="Support" note="Questions from our support team about your products. Customers never see your exact answer." />
      <Tabs
        label="Which questions"
        tabs={questionFilters.map((show) => ({
          label: labels[show],
          to: show === 'open' ? '/creator/support' : `/creator/support?show=${show}`,
          current: wish.show === show,
        }))}
      />
      {questions.items.length > 0 ? (
        <ul>
          {questions.items.map((question) => (
            <QuestionCard key={question.id} question={question} mayAnswer={mayAnswer} />
          ))}
        </ul>
      ) : (
        <EmptyState title={wish.show === 'open' ? 'Nothing to answer' : 'Nothing answered yet'}>
          When a customer asks something only you can answer, it appears here and you get an e-mail.
        </EmptyState>
      )}
      <ListPager page={questions} after={wish.after} />
    </StudioFrame>
  )
}
