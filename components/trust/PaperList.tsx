import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { PAPER_LABELS } from "@/lib/content/paper-names";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { PaperState, PaperView } from "@/lib/policy/looper-papers";
import { TRUST } from "./copy";

/** How each state of a paper is distinguished. */
export const PAPER_TONES: Record<PaperState, BadgeTone> = {
  valid: "leaf",
  lapsing: "mimosa",
  lapsed: "tile",
  missing: "tile",
};

/** A looper's papers and where each stands. */
export function PaperList({ papers }: { papers: readonly PaperView[] }) {
  return (
    <ul aria-label={TRUST.papers.title} className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-2">
      {papers.map(({ paper, state, expiresOn }) => (
        <li key={paper} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{PAPER_LABELS[paper]}</span>
          <Badge tone={PAPER_TONES[state]}>{TRUST.papers.states[state]}</Badge>
          {expiresOn !== null && (
            <span className="text-ink-soft">{TRUST.papers.until(formatCivilDate(expiresOn))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
