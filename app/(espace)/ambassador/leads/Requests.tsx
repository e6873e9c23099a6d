"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import { formatDate } from "@/lib/kernel/format-date";
import type { ReceivedRequest } from "@/lib/looper/requests/views";
import { REQUESTS } from "./copy";

/** The sellers who wait for the looper's answer; nothing where none do. */
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
  if (requests.length === 0) return null;
  return (
    <Panel id="demandes" title={REQUESTS.title}>
      <ul className="flex flex-col divide-y divide-line">
        {requests.map(({ id, title, city, sellerName, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title ?? REQUESTS.untitled(city)}</p>
              <p className="text-small text-ink-soft">
                {REQUESTS.from(sellerName, formatDate(createdAt))}
              </p>
            </div>
            <ActionForm id={`repondre-${id}`} action={answer}>
              <FieldProblem name="requestId" />
              <input type="hidden" name="requestId" value={id} />
              <div className="flex flex-wrap gap-3">
                {!suspended && (
                  <SubmitButton name="answer" value="accept" sending={REQUESTS.answering}>
                    {REQUESTS.accept}
                  </SubmitButton>
                )}
                <SubmitButton
                  name="answer"
                  value="decline"
                  variant="secondary"
                  sending={REQUESTS.answering}
                >
                  {REQUESTS.decline}
                </SubmitButton>
              </div>
            </ActionForm>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
