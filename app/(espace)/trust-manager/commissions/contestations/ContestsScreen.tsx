"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { LEDGER } from "@/components/payouts/copy";
import { NoData } from "@/components/space/NoData";
import { Tabs } from "@/components/space/Tabs";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { REVERSAL_LABELS } from "@/lib/commissions/copy";
import { REVERSAL_REASONS } from "@/lib/commissions/rules";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilMonth, formatDate } from "@/lib/kernel/format-date";
import { CONTEST_LABELS, EVENT_LABELS } from "@/lib/payouts/copy";
import { CONTEST_OUTCOMES } from "@/lib/payouts/rules";
import type { TeamContestView } from "@/lib/payouts/views";
import { payoutRoutes } from "@/lib/routes/payouts";
import { PayoutsFrame } from "../_parts/PayoutsFrame";
import { CONTESTS as COPY, PAYOUTS } from "../copy";

/** The lines that loopers contest, each with what it is for and the answer to be given. */
export function ContestsScreen({
  contests,
  decided,
  done,
  action,
}: {
  contests: readonly TeamContestView[];
  decided: boolean;
  done: string | null;
  action: FormAction;
}) {
  return (
    <PayoutsFrame current="contests" title={COPY.title} lead={COPY.lead} done={done}>
      <Tabs
        label={COPY.filters}
        tabs={[
          { label: COPY.waiting, href: payoutRoutes.contests(), current: !decided },
          {
            label: COPY.decided,
            href: payoutRoutes.contests({ filtre: "traitees" }),
            current: decided,
          },
        ]}
      />
      {contests.length === 0 ? (
        <NoData title={decided ? COPY.emptyDecided : COPY.empty} />
      ) : (
        <ul className="flex flex-col gap-5">
          {contests.map((contest) => (
            <li key={contest.id}>
              <Contest contest={contest} action={action} />
            </li>
          ))}
        </ul>
      )}
    </PayoutsFrame>
  );
}

function Contest({ contest, action }: { contest: TeamContestView; action: FormAction }) {
  const { id, looper, entry, month, reason, text, at, outcome, reply, decidedBy } = contest;
  const { isOwn, canReverse } = contest;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div>
        <h2 className="text-heading wrap-anywhere">
          <Link href={payoutRoutes.entry(entry.entryId)} className="text-link">
            {`${EVENT_LABELS[entry.event]}, ${entry.property}`}
          </Link>
        </h2>
        <p className="text-small text-ink-soft">
          {`${looper.name} · ${formatExactPrice(entry.amountCents)} · ${COPY.month(formatCivilMonth(month))}`}
        </p>
      </div>
      <div>
        <h3 className="text-fine font-semibold text-ink-soft">{COPY.says}</h3>
        <p className="wrap-anywhere whitespace-pre-line">
          {`${CONTEST_LABELS[reason]}, ${formatDate(at)}\n${text}`}
        </p>
      </div>
      {outcome !== null ? (
        <div>
          <h3 className="text-fine font-semibold text-ink-soft">{COPY.by(decidedBy ?? "")}</h3>
          <p className="wrap-anywhere whitespace-pre-line">
            {`${LEDGER.outcomes[outcome]}. ${reply}`}
          </p>
        </div>
      ) : isOwn ? (
        <Callout>
          <p>{COPY.own}</p>
        </Callout>
      ) : (
        <ActionForm id={`contestation-${id}`} action={action} className="max-w-text">
          <FieldProblem name="contestId" />
          <input type="hidden" name="contestId" value={id} />
          <SelectField
            name="outcome"
            label={COPY.outcome}
            options={[
              { value: "", label: COPY.choose },
              ...CONTEST_OUTCOMES.filter((value) => value !== "reversed" || canReverse).map(
                (value) => ({ value, label: COPY.outcomes[value] }),
              ),
            ]}
            {...(!canReverse && { hint: COPY.isReversed })}
            required
          />
          {canReverse && (
            <SelectField
              name="reason"
              label={COPY.reason}
              options={[
                { value: "", label: COPY.choose },
                ...REVERSAL_REASONS.map((value) => ({ value, label: REVERSAL_LABELS[value] })),
              ]}
            />
          )}
          <TextAreaField name="reply" label={COPY.reply} hint={COPY.replyHint} maxLength={1_000} />
          <SubmitButton sending={PAYOUTS.sending} className="self-start">
            {COPY.submit}
          </SubmitButton>
        </ActionForm>
      )}
    </Card>
  );
}
