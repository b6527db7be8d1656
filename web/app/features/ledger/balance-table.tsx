import { Link } from 'react-router'
import type { Currency } from '#contract/core/money.ts'
import type { TrialBalance } from '#contract/ledger/books.ts'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { accountText } from './book-text.ts'

/** As many as fit next to each other on a desktop. */
const usualCurrencies = 5
const staysInView = 'sticky left-0 z-1 bg-paper'

type Account = TrialBalance['accounts'][number]

const amountIn = ({ amounts }: Pick<Account, 'amounts'>, currency: Currency): number =>
  amounts.find((one) => one.currency === currency)?.amount ?? 0

/** Every account by currency. Incoming amounts are positive, amounts owed negative, and every column sums to zero. */
export const BalanceTable = ({ balance: { accounts, sums } }: { balance: TrialBalance }) => {
  const { sorted, head } = useSorted<Account, string>('sort', accounts, {
    account: ({ account }) => accountText[account].label,
    ...Object.fromEntries(sums.map(({ currency }) => [currency, (one: Account) => amountIn(one, currency)])),
  })
  return (
    <DataTable caption="Balances by account and currency" wide={sums.length > usualCurrencies}>
      <thead>
        <tr>
          <HeaderCell {...head('account')}>Account</HeaderCell>
          {sums.map(({ currency }) => (
            <HeaderCell key={currency} numeric {...head(currency, 'descending')}>
              {currency}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ account, amounts }) => (
          <Row key={account}>
            <NameCell className={staysInView}>
              <Link to={`/admin/books/entries?account=${account}`} className="underline-offset-[0.2em] hover:underline">
                {accountText[account].label}
              </Link>
              <span className="block text-12 font-normal text-ink-2 max-sm:hidden">{accountText[account].means}</span>
            </NameCell>
            {sums.map(({ currency }) => (
              <Cell key={currency} numeric muted={amountIn({ amounts }, currency) === 0}>
                <Price amount={amountIn({ amounts }, currency)} currency={currency} exact className="font-normal" />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell className={staysInView}>Total</NameCell>
          {sums.map(({ currency, amount }) => (
            <Cell key={currency} numeric>
              <Price amount={amount} currency={currency} exact />
            </Cell>
          ))}
        </SumRow>
      </tfoot>
    </DataTable>
  )
}
