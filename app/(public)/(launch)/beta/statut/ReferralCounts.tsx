import type { ReactNode } from "react";
import { WAITLIST } from "@/components/waitlist/copy";
import { formatInteger } from "@/lib/kernel/format";
import type { ReferralCounts as Counts } from "@/lib/waitlist/views";
import { WindowSign, type WindowState } from "./ReferralHouse";

const { referrals } = WAITLIST;

const ROWS: readonly { of: keyof Counts; sign: WindowState }[] = [
  { of: "counted", sign: "lit" },
  { of: "held", sign: "ajar" },
  { of: "waiting", sign: "ajar" },
];

function Row({ sign, term, text }: { sign: WindowState; term: ReactNode; text: string }) {
  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-5 border-t border-line py-5 last:border-b sm:grid-cols-[4rem_minmax(0,1fr)]">
      <dt className="col-start-2 self-end font-semibold">{term}</dt>
      <dd className="col-start-1 row-span-2 row-start-1">
        <WindowSign state={sign} className="w-full" />
      </dd>
      <dd className="col-start-2 self-start text-small text-ink-soft">{text}</dd>
    </div>
  );
}

/**
 * A person's referrals: those that count, those somebody looks at, those not confirmed yet; without
 * any, whom to tell.
 */
export function ReferralCounts({ counts }: { counts: Counts }) {
  const isEmpty = ROWS.every(({ of }) => counts[of] === 0);
  return (
    <dl className="flex flex-col">
      {isEmpty
        ? referrals.ideas.map(({ title, text }) => (
            <Row key={title} sign="shut" term={title} text={text} />
          ))
        : ROWS.map(({ of, sign }) => (
            <Row
              key={of}
              sign={sign}
              term={
                <>
                  <span className="font-display text-heading font-bold figures">
                    {formatInteger(counts[of])}
                  </span>{" "}
                  {referrals[of](counts[of])}
                </>
              }
              text={referrals[`${of}Text`]}
            />
          ))}
    </dl>
  );
}
