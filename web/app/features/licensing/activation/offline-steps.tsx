const steps = [
  { title: 'In the plugin', text: 'Choose “Activate offline” and save the machine file. It identifies the device, nothing else.' },
  { title: 'Here', text: 'Bring the file on a USB stick, or paste its contents. This uses one seat of your license.' },
  { title: 'Back in the plugin', text: 'Open the license file. The device never needs to go online.' },
]

/** The three steps of offline activation. */
export const OfflineSteps = () => (
  <ol className="grid gap-5">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-t border-line pt-4">
        <span className="figures text-14 text-ink-3">{index + 1}</span>
        <span>
          <b>{title}</b>
          <span className="mt-1 block text-14 text-ink-2">{text}</span>
        </span>
      </li>
    ))}
  </ol>
)
