"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ReceivedRequest } from "@/lib/looper/requests/views";
import { REQUESTS } from "./copy";

/**
 * The sellers who ask the looper to take care of a home. One form for all: what it says after an answer stays when
 * what was answered is gone.
 */
export function Requests({
  requests,
  suspended,
  answer,
}: {
  requests: readonly ReceivedRequest[];
  /** Whoever is suspended can only decline. */
  suspended: boolean;
  answer: FormAction;
}) {
  return (
    <Panel id="demandes" title={REQUESTS.title}>
      <p className="max-w-text text-small text-ink-soft">
        {requests.length === 0 ? REQUESTS.none : REQUESTS.lead}
      </p>
      <ActionForm id="repondre" action={answer}>
        {suspended && requests.length > 0 && <p className="text-small">{REQUESTS.suspended}</p>}
        {requests.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {requests.map((request) => (
              <li
                key={request.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-5 first:pt-0 last:pb-0"
              >
                <Home request={request} />
                {!request.isAccepted && <Answers request={request} suspended={suspended} />}
              </li>
            ))}
          </ul>
        )}
      </ActionForm>
    </Panel>
  );
}

const titleOf = ({ title, city }: ReceivedRequest) => title ?? REQUESTS.untitled(city);

/** What the looper learns about the home: never where it stands. */
function Home({ request }: { request: ReceivedRequest }) {
  const { type, surfaceDm2, priceCents, city, distanceKm, sellerName, createdAt } = request;
  const facts = [
    type && PROPERTY_TYPE_LABELS[type],
    surfaceDm2 && formatSurface(surfaceDm2),
    priceCents && formatPrice(priceCents),
  ].filter(Boolean);
  const place = [city, distanceKm !== null && REQUESTS.away(distanceKm)].filter(Boolean);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{titleOf(request)}</span>
        {request.isAccepted && <Badge tone="leaf">{REQUESTS.accepted}</Badge>}
      </p>
      {facts.length > 0 && <p className="mt-1 text-small">{facts.join(" · ")}</p>}
      {place.length > 0 && <p className="text-small">{place.join(", ")}</p>}
      <p className="mt-1 text-small text-ink-soft">
        {request.isAccepted
          ? REQUESTS.preparing(sellerName)
          : REQUESTS.from(sellerName, formatDate(createdAt))}
      </p>
    </div>
  );
}

function Answers({ request, suspended }: { request: ReceivedRequest; suspended: boolean }) {
  const of = <VisuallyHidden>{REQUESTS.of(titleOf(request))}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-3">
      {!suspended && (
        <SubmitButton name="accept" value={request.id} sending={REQUESTS.answering}>
          <span>
            {REQUESTS.accept}
            {of}
          </span>
        </SubmitButton>
      )}
      <SubmitButton
        name="decline"
        value={request.id}
        variant="secondary"
        sending={REQUESTS.answering}
      >
        <span>
          {REQUESTS.decline}
          {of}
        </span>
      </SubmitButton>
    </div>
  );
}
