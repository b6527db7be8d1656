import {
  download,
  freePlugin,
  listen,
  perpetual,
  plugin,
  pointTo,
  presetPack,
  prose,
  sample,
  samplePack,
  text,
  voice,
  voices,
  withoutProTools,
} from '../vocabulary.ts'
import { subDrums } from './springs-and-subs.ts'

export const tinWall = sample('Drums against the wall', 'drum-bus', 'slapback')

export const corrugated = plugin({
  id: 'corrugated',
  name: 'Corrugated',
  tagline: 'The slap of a tin wall. Forty ridges, forty very short echoes.',
  published: 181,
  version: '1.2.0',
  released: 77,
  tags: ['delay', 'slapback', 'echo', 'metal', 'room'],
  systems: withoutProTools,
  prices: [perpetual({ USD: 25, EUR: 25, GBP: 21 })],
  description: prose`
    Clap in front of a corrugated wall and it answers with a zip. Each ridge sends back its own echo, and as the ridges are spaced
    evenly the echoes make a pitch that falls as it fades. Our shed has forty ridges on the long side.

    Corrugated is that wall. Choose the distance, the number of ridges and their spacing, and walk along it while you play. Near the wall
    it is a slapback with a metallic edge. Further off it turns into a short, dry room with an opinion. Set the spacing to zero and you
    have an ordinary slap delay, and a very decent one.

    Three knobs, one wall, no presets.
  `,
  page: [
    listen(tinWall),
    text(
      'Walking',
      prose`
        Automate the distance slowly and the pitch of the zip slides. On a vocal, from one metre to six over a verse, it is the
        sound of someone backing out of a room.
      `,
    ),
  ],
})

export const bentPipe = plugin({
  id: 'bent-pipe',
  name: 'Bent Pipe',
  tagline: 'A phaser made of plumbing. Bend it until something moves.',
  published: 126,
  version: '1.1.1',
  released: 126,
  tags: ['phaser', 'filter', 'comb', 'modulation'],
  systems: withoutProTools,
  prices: [perpetual({ USD: 29, EUR: 29, GBP: 24 })],
  description: prose`
    Sound through a length of copper pipe loses some frequencies and gains others. Bend the pipe and they move. We bent one along a door
    frame, slowly, with a loudspeaker at one end and a microphone at the other, and wrote down what happened every five degrees.

    It resembles a phaser with eleven stages that were never told to be evenly spaced. At 90 degrees it hollows out the middle. At 140 the
    pipe kinks, the notches jump, and something like a vowel comes through.

    Bend by hand, by envelope or by a slow motor that overshoots. Two pipes, soldered end to end if you wish.
  `,
  page: [
    listen(sample('String machine, motor on', 'string-machine', 'phaser')),
    text(
      'The kink',
      prose`
        Past 140 degrees it does not come back by itself. Automate it back to zero, or press *new pipe*. There is a small sound when
        you do.
      `,
    ),
  ],
})

export const benchVise = plugin({
  id: 'bench-vise',
  name: 'Bench Vise',
  tagline: 'A compressor with one handle. Turn it until the work holds still.',
  published: 90,
  version: '1.0.4',
  released: 41,
  tags: ['compressor', 'dynamics', 'drums', 'bus'],
  systems: withoutProTools,
  prices: [perpetual({ USD: 32, EUR: 32, GBP: 27 })],
  description: prose`
    Threshold, ratio, attack, release, knee: five ways of asking how tight. A vice has one handle. Bench Vise looks at how much the level
    moves, decides on the five by itself, and goes on deciding as the song changes.

    A quarter turn keeps a vocal in its chair. Half a turn glues drums. At a full turn the jaws meet and you hear the room breathe in
    between the hits. Make-up gain is matched by loudness, so that tighter never simply means louder.

    If you want to know what it is doing, open the drawer. All five values are in there, moving. You cannot change them. That is the
    point of the drawer.
  `,
  page: [
    listen(sample('Drum bus, half a turn', 'drum-bus', 'compressor')),
    text('Soft jaws', 'A second set for things that mark easily: strings, speech, a quiet piano. They close later and never all the way.'),
    voices(voice('I opened the drawer once to see if it agreed with me. It did not, and it was right.', 'Paola Ricci', 'mix engineer')),
  ],
})

export const thumbtack = plugin({
  id: 'thumbtack',
  name: 'Thumbtack',
  tagline: 'Pushes the front of a sound in, or pulls it out. One knob, free.',
  published: 330,
  version: '1.3.0',
  released: 150,
  tags: ['transient', 'drums', 'free', 'attack'],
  systems: withoutProTools,
  prices: [freePlugin()],
  description: prose`
    Our first plugin, written on a Sunday to find out whether we could. It has one knob. To the right, the first few milliseconds of every
    hit come forward. To the left, they sink into the board.

    Nothing about it has needed changing since, apart from a new operating system now and then. It is free, it stays free, and it asks for
    no address that you would not give to a shop. Half of our customers found us through it, the other half through the kick button.

    For drums, plucked strings, typewriters, and speech that was recorded too near.
  `,
  page: [
    listen(sample('Hand percussion, three quarters right', 'hand-percussion', 'transients')),
    text('A hint', 'Left on the overheads, right on the snare. Most drum mixes need no more than that and a door that closes.'),
  ],
})

export const underfloor = presetPack({
  id: 'underfloor',
  name: 'Underfloor',
  tagline: 'Sixty settings for Subharmonic 2, sorted by what the song lacks.',
  published: 2.6,
  tags: ['subharmonic 2', 'presets', 'bass', 'mixing'],
  prices: [download({ USD: 9, EUR: 9, GBP: 8 })],
  contents: { Presets: '60', Formats: 'Subharmonic 2', Needs: 'Subharmonic 2.0 or newer', Size: '400 KB' },
  description: prose`
    We asked nine people who mix for a living to send us the settings that they would not want to lose. They sent sixty, some with
    apologies. We sorted them by complaint: *kick has no floor*, *bass vanishes on the bus*, *acoustic guitar thinks it is a ukulele*.

    Each preset says who made it, on what, and which knob to turn first if it is not quite right for you. Twelve are for speech, where a
    little sub makes a thin recording sit down. Four are for vinyl and stay mono below 150 Hz whatever you do.

    Needs Subharmonic 2. Also loads in the trial.
  `,
  page: [
    listen(subDrums),
    text(
      'Begin at the complaint',
      prose`
        Open the folder that says what is wrong, load the first, and switch to phone. If you can still hear a difference, keep it.
      `,
    ),
    pointTo('subharmonic-2'),
  ],
})

export const shedKit = samplePack({
  id: 'shed-kit',
  name: 'Shed Kit',
  tagline: 'A drum kit made of what was in the shed, including the shed.',
  published: 290,
  tags: ['drums', 'one shots', 'metal', 'percussion', 'loops'],
  prices: [download({ USD: 15, EUR: 15, GBP: 13 })],
  contents: { Files: '360', Formats: 'WAV 24/48', Size: '540 MB', Tempos: '84 to 132' },
  description: prose`
    Kick: the door, closed by a foot. Snare: a paint tin with rice in it, wire across the lid. Hats: two saw blades on a nail. Ride: the
    lid of the stove, which has to be warm. Crash: the roof, once, with a brick, and never again.

    Everything has eight velocities and a second take, mapped for the usual samplers. There are 120 loops played by Isla on the kit as it
    stood, with rain in some of them, because it is Glasgow.

    The room microphone was hung from the light. Turn it up and the whole thing becomes a good deal larger than seven square metres.
  `,
  page: [
    listen(sample('Isla, 104, roof dry', 'drum-bus')),
    text('The roof', 'One crash, one velocity, five microphones. The brick is in the folder as well, on its own, landing on grass.'),
  ],
})
