import { creator, download, listen, picture, prose, sample, samplePack, showProduct, text } from './vocabulary.ts'

const porch = sample('Porch, eleven at night', 'wind-wires')
const lampTune = sample('Lamp tune, half asleep', 'harp-cascade')

const nightLibrary = samplePack({
  id: 'night-library',
  name: 'The Night Library',
  tagline: 'Sounds for bedtime stories, none louder than a page being turned.',
  published: 0,
  isDraft: true,
  tags: ['storytelling', 'children', 'ambience', 'foley'],
  prices: [download({ USD: 24, EUR: 24 })],
  contents: { Files: '210', Formats: 'WAV 24/48', Size: '1.5 GB' },
  description: prose`
    We read stories on the radio at half past seven in the evening, and everything we could find to put under them had been recorded to wake
    people up. So for two years we have made our own: owls a field away, slippers, a bear that is only large, doors that end well.

    The 210 sounds are levelled against a quiet reading voice. Play them all at zero and nothing will get in front of the story, or lift a
    child off the pillow.
  `,
  page: [
    listen(lampTune),
    text('How quiet', 'The loudest file is the bear. We tested it on four children and a grandfather, and one of them woke up.'),
  ],
})

export const mothAndLamp = creator({
  id: 'moth-and-lamp',
  name: 'Moth & Lamp',
  maker: 'Beatriz Nunes',
  logo: { mark: 'moon', inks: 'plum' },
  tagline: 'Quiet sound for stories at night',
  joined: 12,
  isLive: false,
  email: 'hello@mothandlamp.test',
  website: 'https://moth-and-lamp.example',
  description: prose`
    Beatriz Nunes and Rui Sá read stories on a small radio station in Porto. What they recorded to put under them has grown into a library.
  `,
  page: [
    text(
      'Half past seven',
      prose`
        A story needs a room, some weather and one creature. We record all three so that they can be played next to a sleeping
        child.
      `,
    ),
    listen(porch, lampTune),
    picture(
      'slices',
      'The reading chair',
      prose`
        One lamp, one microphone, a blanket over both. The moth in our name was there for the first broadcast and can be heard in
        it.
      `,
    ),
    showProduct('night-library'),
  ],
  products: [nightLibrary],
})
