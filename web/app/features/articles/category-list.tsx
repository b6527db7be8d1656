import { NavLink } from 'react-router'
import type { ArticleSummary } from '#contract/articles/articles.ts'
import { classes } from '#web/ui/classes.ts'

type CategoryListProps = { base: string; title: string; articles: readonly ArticleSummary[]; className?: string }

/** The articles of one category, the current one marked. */
export const CategoryList = ({ base, title, articles, className }: CategoryListProps) => (
  <nav aria-label={title} className={className}>
    <p aria-hidden="true" className="mb-3 text-14 font-semibold">
      {title}
    </p>
    <ul className="grid border-l border-line text-14">
      {articles.map(({ path, title: name }) => (
        <li key={path}>
          <NavLink
            to={`${base}/${path}`}
            className={({ isActive }) =>
              classes(
                '-ml-px block border-l py-1.5 pl-4 transition-colors hover:text-ink',
                isActive ? 'border-signal text-ink' : 'border-transparent text-ink-2',
              )
            }
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
