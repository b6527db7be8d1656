import type { ProductLicenses } from '#contract/admin/product-licenses.ts'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'

export const LicenseNumbers = ({ numbers }: Pick<ProductLicenses, 'numbers'>) => {
  const write = useWriteCount()
  return (
    <Stats>
      <Stat
        label="Valid licenses"
        value={write(numbers.active)}
        change={`${write(numbers.bought)} bought, ${write(numbers.redeemed)} redeemed, ${write(numbers.given)} given`}
      />
      <Stat label="Revoked" value={write(numbers.revoked)} change={`${write(numbers.over)} ended`} />
      <Stat label="Trials" value={write(numbers.trials)} change={`${write(numbers.trialsRunning)} running`} />
      <Stat label="Seats in use" value={write(numbers.seatsTaken)} change={`of ${write(numbers.seats)}`} />
      <Stat label="Offline devices" value={write(numbers.offlineDevices)} />
    </Stats>
  )
}
