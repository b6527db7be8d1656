import { BlockSketches } from './block-sketches.tsx'
import { Chapter } from './chapter.tsx'
import { Facts } from './facts.tsx'
import { PayoutCalendar } from './payout-calendar.tsx'
import { TokenSample } from './token-sample.tsx'

export const Chapters = () => (
  <>
    <Chapter
      id="cost"
      number="1"
      title="One fee, taken from the price without tax"
      aside={
        <Facts
          facts={[
            ['Found in the shop', '15%'],
            ['Embed, buy link or your site', '8%'],
            ['Free products', 'No fee'],
            ['Refunded sales', 'The fee is refunded in proportion'],
          ]}
        />
      }
    >
      <p>
        We are paid when you are paid. The rate is stored with every line of every sale, so you can check the figures, and it never changes
        afterwards.
      </p>
      <p>Bring a buyer through your own newsletter, video or site and the fee drops to 8%. Links, embeds and an API come with it.</p>
    </Chapter>
    <Chapter id="payouts" number="2" title="Paid on the 1st of every month" aside={<PayoutCalendar />}>
      <p>
        Each payout covers the sales that are older than 14 days, in the currency of your account, once they reach 25.00. A smaller balance
        waits for the next month. Nothing is lost.
      </p>
      <p>
        Every payout lists its lines, equals their sum, and comes with a CSV file and a PDF statement. One that is on hold says why, and
        what clears it.
      </p>
    </Chapter>
    <Chapter
      id="licensing"
      number="3"
      title="Licensing is included"
      aside={
        <div className="grid gap-5">
          <Facts
            facts={[
              ['Seats', '1 to 50 per license, 3 by default'],
              ['Offline', 'By file, for machines that never go online'],
              ['Trials', '14 days by default, with or without an account'],
              ['SDKs', 'C++ with JUCE, Rust, .NET, JavaScript'],
            ]}
          />
          <TokenSample />
        </div>
      }
    >
      <p>
        Your plugin asks, the buyer confirms in the browser, and a signed token lands on the device. Four calls do all of it. Buyers move
        their own seats to a new computer, so you are rarely asked.
      </p>
      <p>Packs and presets need no seats: the license is the proof of purchase and the right to download.</p>
    </Chapter>
    <Chapter
      id="review"
      number="4"
      title="We install it before a customer does"
      aside={
        <Facts
          facts={[
            ['Platforms', 'Windows, Mac, Linux, Universal'],
            ['Size', 'Up to 10 GB per build, resumed where it stopped'],
            ['Review', 'Approved, or sent back with the reason'],
            ['After that', 'The served file has the reviewed hash'],
          ]}
        />
      }
    >
      <p>
        We open every release on the platforms it supports and check it against its page. You publish it when you like, and owners who want
        updates get an e-mail.
      </p>
    </Chapter>
    <Chapter id="pages" number="5" title="Pages that let people hear the difference" aside={<BlockSketches />}>
      <p>
        Storefront, product and bundle pages are built from the same eight blocks. The audio player switches between dry and wet without a
        gap and at the same loudness, and keeps playing while people look around.
      </p>
      <p>Prices, sales, coupons, bundles and vouchers are yours to set.</p>
    </Chapter>
  </>
)
