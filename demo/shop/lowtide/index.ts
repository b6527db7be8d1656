import {
  together as asBundle,
  bundle,
  creator,
  discount,
  listen,
  onBundle,
  onProduct,
  percent,
  picture,
  pointTo,
  prose,
  showBundle,
  showProduct,
  text,
  voice,
  voices,
} from '../vocabulary.ts'
import { beforeTheFerry, houseOfDust, marchGlass } from './desk.ts'
import { glassChoir, together } from './glass-choir.ts'
import { flood, fourthRung, mudTicks, northWind, onlyTheBreaths, slackChains, tenMinutesOfNothing } from './harbour.ts'

const wholeHarbour = bundle({
  id: 'whole-harbour',
  name: 'The Whole Harbour',
  tagline: 'Ladder, mud, chains and the ten minutes in which nothing happened.',
  published: 85,
  isPartial: true,
  products: ['fourth-rung', 'mud-ticks', 'slack-chains', 'ten-minutes-of-nothing'],
  prices: [asBundle({ USD: 59, EUR: 59, GBP: 51 })],
  description: prose`
    Four packs from the same eight hundred metres of quay, recorded in the same hours, with the same air in them. They fit under each
    other without much work, because they were standing next to each other to begin with.

    If you own one or two of them already, you pay only for the others. The sheets for all four come as one map of the harbour, with a
    number at every place where a microphone stood or fell in.
  `,
  page: [
    listen(northWind, flood),
    text(
      'One place, four distances',
      prose`
        The room tone is the harbour from a window. The ladder is the harbour through its wall. The chains are what you can touch,
        and the mud is what you kneel in.
      `,
    ),
  ],
})

export const lowtide = creator({
  id: 'lowtide',
  name: 'Lowtide',
  maker: 'Bo Tanaka',
  logo: { mark: 'wave', inks: 'lagoon' },
  tagline: 'Recordings from the hour when the water is gone',
  joined: 400,
  isFeatured: true,
  email: 'bo@lowtide.test',
  website: 'https://lowtide.example',
  social: { soundCloud: 'https://soundcloud.com/soundfair-demo-lowtide', instagram: 'https://www.instagram.com/soundfair.demo.lowtide' },
  description: prose`
    Bo Tanaka records a harbour, a choir of neighbours and a lot of silence. The week is planned by the tide table above the kettle;
    everything is recorded before the ferry starts at seven.
  `,
  page: [
    listen(together, northWind, flood),
    text(
      'Before seven',
      prose`
        After seven there is a diesel in everything, down at about forty hertz. So I have whatever the moon gives me before that.
        Some weeks it is three mornings. Some weeks it is none, and I do the invoices.
      `,
      { alignment: 'Center' },
    ),
    showProduct('glass-choir'),
    picture(
      'ridges',
      'The slipway at ten past six',
      prose`
        Spare boots hang behind the door. If you are in the area on a morning with a tide under half a metre, write first, then come
        along.
      `,
      { reverse: true },
    ),
    showBundle('whole-harbour'),
    voices(
      voice('He sends a correction if the wind speed in a file name was off by one.', 'Gry Sandvik', 'supervising sound editor'),
      voice('The only library in which I look for mistakes on purpose.', 'Lieve Claes', 'sound designer'),
    ),
    pointTo('field-notes-4', { of: 'glasshouse' }),
  ],
  products: [glassChoir, fourthRung, mudTicks, slackChains, tenMinutesOfNothing, onlyTheBreaths, houseOfDust, marchGlass, beforeTheFerry],
  bundles: [wholeHarbour],
  discounts: [
    discount({
      name: 'Spring tide',
      description: 'A quarter off while the water is at its lowest',
      off: percent(25),
      startsIn: -3,
      endsIn: 4,
      on: [onProduct('fourth-rung'), onBundle('whole-harbour')],
    }),
  ],
})
