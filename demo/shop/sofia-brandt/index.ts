import { bundle, creator, listen, picture, pointTo, prose, showBundle, showProduct, text, together, voice, voices } from '../vocabulary.ts'
import { clockmakersWindow, paperOrchestra, rainOnTin, shedRoof, treadle } from './household.ts'
import { brokenMusicBox, slowComb, smallMechanisms, toyMuseumAtNight } from './mechanisms.ts'

const wholeWorkbench = bundle({
  id: 'whole-workbench',
  name: 'The Whole Workbench',
  tagline: 'Boxes, clocks, needles, paper, rain. Everything that fits on one table.',
  published: 0.8,
  isPartial: true,
  products: ['broken-music-box', 'clockmakers-window', 'treadle', 'paper-orchestra', 'rain-on-tin'],
  prices: [together({ USD: 59, EUR: 59, GBP: 51, JPY: 8800 })],
  description: prose`
    Five packs, 1,528 recordings, all made on the same table with the same two microphones. They have the same room in them, and when you
    lay one over another nobody will hear the seam.

    If one or two of them are yours already, they are taken off the price. The folders of all five are named in the same way, so a search
    for *brass, small, soft* finds what there is in every pack.
  `,
  page: [
    listen(slowComb, shedRoof),
    text('One table', 'It is a kitchen table with a hole for a vice. If you hear a low knock in the quiet files, that is my knee.'),
  ],
})

export const sofiaBrandt = creator({
  id: 'sofia-brandt',
  name: 'Sofia Brandt',
  maker: 'Sofia Brandt',
  logo: { mark: 'spokes', inks: 'mustard' },
  tagline: 'Recordings of small things, before they are repaired',
  joined: 380,
  isFeatured: true,
  email: 'sofia@brandt.test',
  website: 'https://sofia-brandt.example',
  social: { instagram: 'https://www.instagram.com/soundfair.demo.brandt' },
  description: prose`
    I restore mechanical toys for a museum in Nuremberg and record what they do before I stop them from doing it. What does not wind up I
    tap, bow, fold or leave out in the rain.
  `,
  page: [
    text(
      'Before I touched them',
      prose`
        A repaired mechanism plays its tune. A broken one plays something that will never be heard again, so I press record first
        and look for the screwdriver afterwards.
      `,
    ),
    listen(slowComb, shedRoof),
    showProduct('broken-music-box'),
    picture(
      'arcs',
      'The shelf for waiting',
      prose`
        Everything that comes in stands here for a week before I open it. I listen to it at different times of the day. Brass is
        higher in the morning.
      `,
      { reverse: true },
    ),
    pointTo('rain-on-tin'),
    showBundle('whole-workbench'),
    voices(
      voice('I opened the folder of lids and lost the afternoon.', 'Oisin Byrne', 'game audio'),
      voice('Nothing else in my library sounds as if it were looking back.', 'Clara Neumann', 'film composer'),
      voice('The charts are a pleasure. Tooth by tooth, in cents.', 'Arun Mehta', 'composer'),
    ),
  ],
  products: [brokenMusicBox, rainOnTin, treadle, paperOrchestra, clockmakersWindow, smallMechanisms, toyMuseumAtNight],
  bundles: [wholeWorkbench],
})
