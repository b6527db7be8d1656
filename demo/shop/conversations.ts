type Message = { by: 'customer' | 'staff' | 'note'; hoursLater: number; text: string }

export type DemoConversation = {
  /** The address of a customer in the demo shop, or of a stranger. */
  from: { name: string; email: string }
  topic: 'Order' | 'License' | 'Technical' | 'Account' | 'Selling' | 'Other'
  subject: string
  /** About their newest order. */
  isAboutOrder?: true
  hoursAgo: number
  messages: readonly Message[]
  state: 'Open' | 'Waiting' | 'Closed'
  assignee?: string
}

const casey = { name: 'Casey Moreau', email: 'casey@example.test' }

/** Example conversations for support. */
export const demoConversations: readonly DemoConversation[] = [
  {
    from: casey,
    topic: 'Technical',
    subject: 'No sound after the update',
    isAboutOrder: true,
    hoursAgo: 3,
    messages: [
      {
        by: 'customer',
        hoursLater: 0,
        text: 'Since the update the plugin loads but stays silent in my session.\n\nI tried it in two hosts. What can I do?',
      },
    ],
    state: 'Open',
  },
  {
    from: { name: 'Imke Brandt', email: 'imke@example.test' },
    topic: 'Order',
    subject: 'Company name on the invoice',
    hoursAgo: 20,
    messages: [
      { by: 'customer', hoursLater: 0, text: 'My accountant needs the name of our studio on the invoice. Can you change it?' },
      { by: 'note', hoursLater: 2, text: 'Asked her for the order number in the other thread.' },
    ],
    state: 'Open',
    assignee: 'support@soundfair.test',
  },
  {
    from: casey,
    topic: 'License',
    subject: 'My old laptop still holds a seat',
    hoursAgo: 52,
    messages: [
      { by: 'customer', hoursLater: 0, text: 'The laptop was stolen, so I cannot deactivate it there. Can you release its seat?' },
      {
        by: 'staff',
        hoursLater: 1.5,
        text: 'I am sorry about the laptop. You can remove it yourself under Licenses: choose Release next to the device. Does that work?',
      },
    ],
    state: 'Waiting',
    assignee: 'support@soundfair.test',
  },
  {
    from: { name: 'Tomas Lind', email: 'tomas@example.test' },
    topic: 'Selling',
    subject: 'Can I sell presets for someone else’s plugin?',
    hoursAgo: 96,
    messages: [
      { by: 'customer', hoursLater: 0, text: 'I make presets for a synth that is sold here. May I sell them in a shop of my own?' },
      { by: 'staff', hoursLater: 5, text: 'Yes, if the presets are your own work and the page says which plugin they need.' },
      { by: 'customer', hoursLater: 6, text: 'Great, thank you.' },
    ],
    state: 'Closed',
    assignee: 'support@soundfair.test',
  },
]

export const demoCannedAnswers: readonly { title: string; body: string }[] = [
  {
    title: 'No sound after an update',
    body: 'Hi {name},\n\nplease remove the plugin from the track, scan for plugins again in your host, and add it once more. If it stays silent, tell us your host and its version.',
  },
  {
    title: 'Release a device',
    body: 'Hi {name},\n\nyou can release a device under Licenses: choose Release next to it. Its seat is free at once.',
  },
]
