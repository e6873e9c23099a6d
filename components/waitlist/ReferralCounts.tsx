import { WAITLIST } from "@/lib/content/fr/waitlist";
import { formatInteger } from "@/lib/kernel/format";
import type { ReferralCounts as Counts } from "@/lib/waitlist/views";
import { WindowSign, type WindowState } from "./ReferralHouse";

const { referrals } = WAITLIST;

const ROWS: readonly { of: keyof Counts; sign: WindowState }[] = [
  { of: "counted", sign: "lit" },
  { of: "held", sign: "ajar" },
  { of: "waiting", sign: "ajar" },
];

/** A person's referrals: those that count, those somebody looks at, those not confirmed yet. */
export function ReferralCounts({ counts }: { counts: Counts }) {
  return (
    <dl className="flex flex-col">
      {ROWS.map(({ of, sign }) => (
        <div
          key={of}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-5 border-t border-line py-5 last:border-b sm:grid-cols-[4rem_minmax(0,1fr)]"
        >
          <dt className="col-start-2 font-semibold">
            <span className="font-display text-heading font-bold figures">
              {formatInteger(counts[of])}
            </span>{" "}
            {referrals[of](counts[of])}
          </dt>
          <dd className="col-start-1 row-span-2 row-start-1">
            <WindowSign state={sign} className="w-full" />
          </dd>
          <dd className="col-start-2 text-small text-ink-soft">{referrals[`${of}Text`]}</dd>
        </div>
      ))}
    </dl>
  );
}
