import { expect, test } from 'vitest'
import { channelOf, keepPartnerChannel } from './channel.rules.ts'
import type { WantedLine } from './orders.tables.ts'

const line = (itemId: string, channel?: WantedLine['channel'], quantity = 1): WantedLine => ({
  kind: 'product',
  creatorId: 'lowtide',
  itemId,
  variationId: 'perpetual',
  quantity,
  ...(channel && { channel }),
})

test('a line from the creator’s own site keeps that channel, whatever its quantity and whatever the call says', () => {
  expect(keepPartnerChannel([line('one', undefined, 5), line('two')], [line('one', 'Site')])).toEqual([line('one', 'Site', 5), line('two')])
  expect(keepPartnerChannel([line('one', 'Embed')], [line('one', 'Site')])).toEqual([line('one', 'Site')])
})

test('no other line gets that channel', () => {
  const wanted = [line('one'), line('two', 'BuyLink')]
  expect(keepPartnerChannel(wanted, [line('one'), line('two', 'Embed'), line('three', 'Site')])).toEqual(wanted)
  expect(keepPartnerChannel([{ ...line('one'), variationId: 'monthly' }], [line('one', 'Site')])).toEqual([
    { ...line('one'), variationId: 'monthly' },
  ])
})

test.each([
  ['new', undefined, 'Site'],
  ['there without a channel', line('one'), undefined],
  ['there by an embed', line('one', 'Embed'), 'Embed'],
  ['there by the site', line('one', 'Site'), 'Site'],
] as const)('on the creator’s own site a line that is %s has the channel it came through', (_what, before, channel) => {
  expect(channelOf(line('one'), before ? [before] : [], 'Site')).toBe(channel)
})
