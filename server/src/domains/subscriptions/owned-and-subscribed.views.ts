import { selectOwned } from '#domains/licensing/index.ts'

/**
 * SQL for what a person owns and is subscribed to at a moment, as `creator/product`. It is a part of the statement that finds who
 * makes the user call, which every page of somebody signed in makes: a second statement there would cost a third of all it can answer.
 */
export const selectOwnedAndSubscribed = (userId: string, now: string): string => `
  json_build_object('owned', array(${selectOwned(userId, now)}),
    'subscribed', array(select distinct l.creator_id || '/' || l.product_id from subscriptions n
      join licenses l on l.order_id = n.order_id and l.line_id = n.line_id
      where n.user_id = ${userId} and n.status <> 'Expired' and n.expires_at > ${now}))`
