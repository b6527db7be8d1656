import {
  bundle,
  creator,
  download,
  free,
  guide,
  listen,
  midiPack,
  picture,
  pointTo,
  presetPack,
  projectFile,
  prose,
  sample,
  showBundle,
  shown,
  showProduct,
  text,
  together,
  voice,
  voices,
} from '../vocabulary.ts'
import { fieldNotes1, fieldNotes2, fieldNotes3, fieldNotes4, hail, pool } from './field-notes.ts'

const thinCloud = sample('1021, thin cloud', 'warm-pad')
const shedDoor = sample('988, shed door', 'mono-lead')
const afterTheFront = sample('1006, after the front', 'string-machine')

const analogWeather = presetPack({
  id: 'analog-weather',
  name: 'Analog Weather',
  cover: { kind: 'slices', inks: 'sage' },
  tagline: 'Eight years of mornings as presets. Each has a date, a pressure and a sky.',
  published: 4.5,
  tags: ['pigments', 'presets', 'pads', 'ambient', 'analog'],
  prices: [download({ USD: 17, EUR: 17, GBP: 15, JPY: 2500 })],
  contents: { Presets: '96', Formats: 'Pigments', Needs: 'Pigments 5 or newer', Size: '14 MB' },
  hosts: ['Pigments 5+'],
  description: prose`
    Every morning at eight I tap the barometer, as one is told not to do, and write a line about the sky. On some days I then set the
    synthesiser so that it sounds like the line. These are 96 of those mornings.

    *1021, thin cloud* is a pad with almost nothing in the middle. *988, shed door* has an envelope that slams. Two presets come from
    one day, before and after a front went through, and share every setting except four.

    The modulation wheel always does the same thing: it lets the pressure fall. On a high-pressure patch that brings slow detuning and
    a little hiss. On a low one, keep a hand on the volume.
  `,
  scenes: [shown('dots', 'Pressure over eight years'), shown('rays', 'A morning at 1021')],
  page: [
    listen(thinCloud, shedDoor, afterTheFront),
    text(
      'Eight years of getting up',
      prose`
        The presets were made on the hardware that lives under a tarpaulin on the potting bench, then rebuilt by ear, side by side,
        until I could no longer say which was which before coffee.
      `,
    ),
    picture(
      'dots',
      'Sorted by pressure',
      prose`
        The browser lists them from 1044 down to 961. The top of the list is for staying in one place. The bottom is for leaving.
      `,
      { reverse: true },
    ),
    voices(voice('I look out of the window and load the preset.', 'Solveig Dahl', 'producer')),
    showProduct('eight-oclock'),
  ],
})

const eightOclock = midiPack({
  id: 'eight-oclock',
  name: "Eight O'Clock",
  tagline: '2,900 barometer readings as MIDI, one controller curve for each month.',
  published: 133,
  tags: ['midi', 'modulation', 'generative', 'automation', 'data'],
  prices: [download(9)],
  contents: { Files: '192', Formats: 'MID', Tempos: 'any', Size: '2 MB' },
  description: prose`
    Air pressure moves the way I would like my filters to move: slowly, never twice alike, and with a reason. So I wrote the readings
    out as MIDI. Ninety-six months as controller curves, from 2018 on, and the same months as notes, one for every morning.

    A month lasts four bars or sixteen, in separate folders. The notes are pressure mapped to a scale, and you choose the scale by
    choosing the folder. November 2020 has a jump of 31 hectopascals in it that will move anything you connect.

    A text file gives the dates of storms, in case you want to be ready.
  `,
  page: [
    listen(sample('November 2020, sixteen bars, on bells', 'glass-bells')),
    text(
      'What to connect',
      prose`
        A filter on a pad that plays all through the piece. The speed of a tremolo. The send to the long reverb, the other way
        round, so that storms are dry.
      `,
    ),
  ],
})

const hailOnAFence = projectFile({
  id: 'hail-on-a-fence',
  name: 'Hail on a Fence, open session',
  tagline: 'The Reaper session that turns Field Notes 2 into four minutes of music. Free.',
  published: 102,
  tags: ['reaper', 'session', 'free', 'field recording', 'study'],
  prices: [free()],
  contents: { Formats: 'RPP, WAV', Needs: 'Reaper 6.6 or newer', Tracks: '14', Length: '4 min 02 s', Size: '730 MB' },
  hosts: ['Reaper 6.6+'],
  description: prose`
    People ask what one can do with eleven minutes of a fence. This is what I did: a Reaper session with the seven posts, a bass that
    follows the loudest of them, and one chord that comes when post four rattles.

    Nothing in it costs money. The effects are those that come with Reaper, and the bass is a sine wave. Every track has a note on it
    with what I tried first and why it went.

    Delete the chord and put your own in. If you send me what you made I will listen to it by the stove, where the loudspeakers are
    poor and the attention is good.
  `,
  page: [
    listen(hail),
    text('Start here', 'Mute everything but posts two and four. That is the piece. The rest is manners.'),
    pointTo('field-notes-2'),
  ],
})

const floorPlanByEar = guide({
  id: 'floor-plan-by-ear',
  name: 'Floor Plan by Ear',
  tagline: 'Twelve listening lessons for a class, a band or a rainy evening. Free.',
  published: 55,
  tags: ['listening', 'teaching', 'free', 'book', 'lessons'],
  prices: [free()],
  contents: { Pages: '44', Formats: 'PDF', Language: 'English, Dutch', Sounds: '12 examples' },
  description: prose`
    A teacher wrote that her class draws the library from Field Notes 1 without having seen it. We met, drank a lot of tea and wrote
    down how she does it. Then we tried eleven more lessons on thirty-one pupils and kept what worked with the bad projector.

    Each lesson takes forty minutes, one sound and some paper. Where is the door? How high is the ceiling? Which of these two rooms has
    a carpet? Who came in late? The answers are at the back, with a remark on the ones that nobody got.

    For ages nine and up. Sound engineers report that they are not better at it, only more certain.
  `,
  page: [
    listen(pool),
    text(
      'Lesson three',
      prose`
        Play forty seconds with the eyes closed. Then everyone points, all at once, to where the water was. Turn the loudspeakers
        round and do it again.
      `,
    ),
  ],
})

const weatherStation = bundle({
  id: 'weather-station',
  name: 'Weather Station',
  tagline: 'The presets and the readings they were named after.',
  published: 4,
  products: ['analog-weather', 'eight-oclock'],
  prices: [together({ USD: 21, EUR: 21, GBP: 18 })],
  description: prose`
    Analog Weather has the mornings on which I sat down at the synthesiser. Eight O'Clock has all the others too. Load a preset, connect
    the curve of its own month to the modulation wheel, and the patch lives through the weather it was made in.

    A list comes with the bundle that says which file belongs to which preset. Eleven presets have no file, because on those mornings I
    forgot to tap the glass.
  `,
  page: [
    listen(thinCloud, afterTheFront),
    text('Same morning', 'The list is sorted by preset. Find yours, drag the file next to it onto the track, and leave the wheel alone.'),
  ],
})

export const glasshouse = creator({
  id: 'glasshouse',
  name: 'Glasshouse',
  maker: 'Bo Tanaka',
  logo: { mark: 'arches', inks: 'sage' },
  tagline: 'Field notes for nothing, and some weather',
  joined: 410,
  isFeatured: true,
  email: 'bo@lowtide.test',
  website: 'https://glasshouse.example',
  social: { soundCloud: 'https://soundcloud.com/soundfair-demo-glasshouse' },
  description: prose`
    The second label of Bo Tanaka, who sells choirs and coastlines as Lowtide. Here is what happens in between: free recordings of one
    place at a time, each with a written page, and a shelf of presets named after mornings.
  `,
  page: [
    text(
      'Silly to charge for a fence',
      prose`
        I came home with recordings that belonged to no project and had written a page about each. It seemed mean to keep them in a
        drawer. So the recordings are free, and the presets pay for the stove.
      `,
      { alignment: 'Center' },
    ),
    showProduct('field-notes-4'),
    listen(pool, hail, thinCloud),
    picture(
      'rays',
      'The potting bench',
      prose`
        A synthesiser under a tarpaulin, a barometer, and twenty-six school exercise books. At four in the afternoon the light turns
        green from the algae on the panes.
      `,
    ),
    pointTo('analog-weather', { reverse: true }),
    voices(
      voice('He wrote back in two days, four pages, with a drawing of the lift.', 'Janneke Bos', 'teacher'),
      voice('The notes are half of it. Sometimes more than half.', 'Femke Maes', 'sound designer, Ghent'),
    ),
    showBundle('weather-station'),
    pointTo('glass-choir', { of: 'lowtide' }),
  ],
  products: [fieldNotes1, fieldNotes2, fieldNotes3, fieldNotes4, analogWeather, eightOclock, hailOnAFence, floorPlanByEar],
  bundles: [weatherStation],
})
