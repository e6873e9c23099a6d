import type { VisitView } from "@/lib/visits/views";
import { VISITS as COPY } from "./copy";

/** The code that a visitor shows to the person who receives them; nothing for anybody else. */
export function CheckInCode({ visit: { checkInCode, type, state } }: { visit: VisitView }) {
  if (checkInCode === null || state !== "scheduled") return null;
  return (
    <div className="flex flex-col gap-1 self-start rounded-card bg-brand-soft px-5 py-4">
      <p className="text-small font-semibold">{COPY.code}</p>
      <p className="font-display text-[2rem] leading-none font-bold tracking-[0.2em] figures">
        {checkInCode}
      </p>
      <p className="text-small text-ink-soft">{COPY.codeHints[type]}</p>
    </div>
  );
}
