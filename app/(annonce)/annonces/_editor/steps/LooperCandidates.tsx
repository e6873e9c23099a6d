"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Badge } from "@/components/ui/Badge";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { LooperCandidate } from "@/lib/looper/requests/views";
import { Initial } from "./LooperInitial";
import { LOOPER_COPY as COPY } from "./looper-copy";

/** Loopers shown at once: the others open below. */
const SHOWN = 6;

interface CandidatesProps {
  revisionId: string;
  candidates: readonly LooperCandidate[];
  /** Null for a person who can't ask yet. */
  ask: FormAction | null;
}

/** The loopers nearby, the nearest first, each with a button that asks them. */
export function LooperCandidates({ candidates, ...rest }: CandidatesProps) {
  const others = candidates.slice(SHOWN);
  return (
    <div>
      <Cards candidates={candidates.slice(0, SHOWN)} {...rest} />
      {others.length > 0 && (
        <Disclosure summary={COPY.more(others.length)}>
          <Cards candidates={others} {...rest} />
        </Disclosure>
      )}
    </div>
  );
}

const Cards = ({ candidates, ...rest }: CandidatesProps) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {candidates.map((looper) => (
      <li key={looper.userId} className="min-w-0">
        <LooperCard looper={looper} {...rest} />
      </li>
    ))}
  </ul>
);

function LooperCard({
  revisionId,
  looper: { userId, firstName, city, distanceKm, visits, rating, hasDeclined },
  ask,
}: Pick<CandidatesProps, "revisionId" | "ask"> & { looper: LooperCandidate }) {
  const where = COPY.where(city, distanceKm);
  return (
    <Card flat className="flex h-full flex-col justify-between gap-4 p-4">
      <div className="flex gap-3">
        <Initial name={firstName} />
        <div className="min-w-0">
          <h4 className="font-semibold wrap-anywhere">{firstName}</h4>
          <p className="text-small text-ink-soft">{where}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small">
            {COPY.visits(visits)}
            {rating !== null && (
              <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap">
                <Icon name="star" className="size-4 text-brand" />
                {COPY.rating(rating)}
              </span>
            )}
          </p>
        </div>
      </div>
      {hasDeclined && <Badge className="self-start">{COPY.hasDeclined}</Badge>}
      {ask !== null && !hasDeclined && (
        <ActionForm id={`demander-${userId}`} action={ask}>
          <input type="hidden" name="revisionId" value={revisionId} />
          <input type="hidden" name="ambassadorId" value={userId} />
          <SubmitButton variant="secondary" wide sending={COPY.sending}>
            <span className="wrap-anywhere">
              {COPY.ask(firstName)}
              <VisuallyHidden>, {where}</VisuallyHidden>
            </span>
          </SubmitButton>
        </ActionForm>
      )}
    </Card>
  );
}
