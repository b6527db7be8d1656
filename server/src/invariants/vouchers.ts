import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of vouchers and what they gave. */
export const voucherInvariants: readonly Invariant[] = [
  holds(
    'a code was used as often as it was redeemed, and never more often than it may be',
    sql`
      select b.voucher_id || ' …' || c.ending as violation from voucher_codes c
      join voucher_batches b on b.id = c.batch_id
      left join voucher_redemptions r on r.fingerprint = c.fingerprint
      group by c.fingerprint, b.voucher_id having count(r.id) <> c.uses or c.uses > c.max_uses`,
  ),
  holds(
    'every license of a voucher has its redemption, and every redemption gave licenses to who redeemed it',
    sql`
      select l.id as violation from licenses l
      where l.cause = 'Voucher' and not exists (select from voucher_licenses v where v.license_id = l.id)
      union all
      select r.id from voucher_redemptions r
      left join voucher_licenses v on v.redemption_id = r.id
      left join licenses l on l.id = v.license_id and l.cause = 'Voucher'
      group by r.id having count(l.id) = 0`,
  ),
]
