import { bundle, creator, listen, picture, pointTo, prose, showBundle, showProduct, text, together, voice, voices } from '../vocabulary.ts'
import { emptyToEightBars, lowSun, lowSunBand, platformSix } from './sessions.ts'
import { clubMixdown, cueFive, cueSheet, fourTrack, loopingRig, podcastDesk } from './templates.ts'

const fiveEmptyRooms = bundle({
  id: 'five-empty-rooms',
  name: 'Five Empty Rooms',
  tagline: 'All templates, for people who change programs with the season.',
  published: 0.45,
  products: ['cue-sheet', 'looping-rig', 'podcast-desk', 'club-mixdown', 'four-track'],
  prices: [together({ USD: 85, EUR: 85, GBP: 73 })],
  description: prose`
    Cubase, Live, Reaper, Bitwig and Logic, each set up for the one thing that I use it for. The colours and the names are the same in all
    five, so a kick is always dark red and always called *kick*, and you find your way in the dark.

    Four Track is free anyway and is here for the sake of order. New versions of all five are included for as long as I make them.
  `,
  page: [
    listen(cueFive, lowSunBand),
    text('One set of habits', 'The manual is shared: eight pages on names, colours and folders, then two pages for each program.'),
  ],
})

export const blankSession = creator({
  id: 'blank-session',
  name: 'Blank Session',
  maker: 'Noor Haddad',
  logo: { mark: 'tile', inks: 'mint' },
  tagline: 'Templates and open sessions, with everything labelled',
  joined: 350,
  email: 'noor@blanksession.test',
  website: 'https://blank-session.example',
  description: prose`
    Noor Haddad, Rotterdam. I set up sessions for composers, bands and one radio station, and got tired of doing it twice. Everything here is
    made to be opened, read and changed.
  `,
  page: [
    text('Name the tracks', 'That is my whole philosophy. Name them before you record. Everything else here follows from it.', {
      alignment: 'Center',
    }),
    showProduct('cue-sheet'),
    listen(lowSunBand, cueFive),
    picture(
      'desk',
      'Dark red is the kick',
      prose`
        The colour chart hangs above the desk. Warm colours hit, cold colours hold, grey waits. It is in every template and I have
        never had to explain it twice.
      `,
    ),
    showBundle('five-empty-rooms'),
    pointTo('four-track'),
    pointTo('low-sun', { reverse: true }),
    voices(
      voice("I opened someone else's session and knew where the bass was. That had not happened before.", 'Nils Ahlgren', 'composer'),
      voice('Sixteen tracks, six pedals, no surprises.', 'Yara Salem', 'live act'),
    ),
  ],
  products: [cueSheet, fourTrack, loopingRig, podcastDesk, clubMixdown, lowSun, platformSix, emptyToEightBars],
  bundles: [fiveEmptyRooms],
})
