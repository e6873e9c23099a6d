import type { CorrectionView } from "@/lib/quality/views";
import { Callout } from "../ui/Callout";
import { CORRECTIONS } from "./copy";

/** What the team has the reader correct, of a listing or of a visit. */
export function Corrections({ corrections }: { corrections: readonly CorrectionView[] }) {
  return corrections.map(({ id, points, note, correctOn, isOver }) => (
    <Callout
      key={id}
      tone="warning"
      title={isOver ? CORRECTIONS.over(correctOn) : CORRECTIONS.title(correctOn)}
    >
      <div className="mt-1 flex flex-col gap-2">
        <p>{CORRECTIONS.from}</p>
        <ul className="list-disc pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="border-l-3 border-line-strong pl-3 wrap-anywhere">{note}</p>
        <p>{isOver ? CORRECTIONS.nextOver : CORRECTIONS.next}</p>
      </div>
    </Callout>
  ));
}
