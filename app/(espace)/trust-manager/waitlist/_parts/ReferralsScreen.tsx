"use client";

import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { ListEnd } from "@/components/trust/ListEnd";
import { TaskLine } from "@/components/trust/TaskLine";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { trustListOf } from "@/lib/routes/space";
import type { TaskOwner } from "@/lib/trust/tasks/rules";
import type { OwnersById } from "@/lib/trust/tasks/views";
import type {
  DecidedReferralView,
  HeldReferralView,
  ReferralSideView,
} from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";

const COPY = WAITLIST_ADMIN.referrals;

/** The facts that are compared between the two sides, in order. */
const ROWS: readonly [label: string, of: (side: ReferralSideView) => ReactNode][] = [
  [COPY.email, ({ email }) => <span className="font-semibold">{email}</span>],
  [COPY.role, ({ role }) => (role === null ? COPY.accountOnly : WAITLIST_ADMIN.roles[role])],
  [COPY.since, ({ since }) => formatDate(since)],
  [
    COPY.confirmed,
    ({ confirmedAt }) => (confirmedAt ? formatDate(confirmedAt) : COPY.notConfirmed),
  ],
  [COPY.source, ({ source }) => (source === null ? COPY.noSource : WAITLIST_ADMIN.source(source))],
  [COPY.account, ({ hasAccount }) => (hasAccount ? COPY.hasAccount : COPY.noAccount)],
  [COPY.brought, ({ counted, held, refused }) => COPY.broughtOf(counted, held, refused)],
];

const CELL = "py-2 pl-3 text-left align-top font-normal wrap-anywhere";

function Sides({
  referrer,
  referred,
  label,
}: Pick<HeldReferralView, "referrer" | "referred"> & { label: string }) {
  return (
    <table aria-label={label} className="w-full table-fixed text-small">
      <thead>
        <tr className="border-b border-line-strong">
          <td className="w-24 sm:w-36" />
          <th scope="col" className={`${CELL} font-semibold`}>
            {COPY.referrer}
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            {COPY.referred}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, of]) => (
          <tr key={name} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 text-left align-top font-normal text-ink-soft">
              {name}
            </th>
            <td className={CELL}>{referrer === null ? COPY.nothing : of(referrer)}</td>
            <td className={CELL}>{of(referred)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reasons({ reasons, alike }: Pick<HeldReferralView, "reasons" | "alike">) {
  return (
    <Callout tone="warning" title={COPY.why}>
      {reasons.length === 0 ? (
        <p>{COPY.unknownReason}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1.5">
          {reasons.map((reason) => (
            <li key={reason}>
              <strong className="block font-semibold">{COPY.reasons[reason].label}</strong>
              {COPY.reasons[reason].text}
            </li>
          ))}
        </ul>
      )}
      {alike.length > 0 && (
        <p className="mt-1.5 wrap-anywhere">
          <strong className="block font-semibold">{COPY.alike(alike.length)}</strong>
          {alike.join(", ")}
        </p>
      )}
    </Callout>
  );
}

function HeldReferral({
  referral,
  owner,
  decide,
}: {
  referral: HeldReferralView;
  owner: TaskOwner | undefined;
  decide: FormAction;
}) {
  const { id, code, reasons, alike, heldAt, referrer, referred, isOwn } = referral;
  const heading = `titre-${id}`;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-5 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="min-w-0 text-[1.0625rem] wrap-anywhere sm:text-heading">
          {COPY.heading(referred.email)}
        </h2>
        <p className="text-small text-ink-soft">
          {COPY.heldSince(heldAt)}
          {" · "}
          {COPY.code} <code translate="no">{code}</code>
        </p>
      </div>
      <Reasons reasons={reasons} alike={alike} />
      {referrer === null && <p className="text-small text-ink-soft">{COPY.gone}</p>}
      <Sides referrer={referrer} referred={referred} label={COPY.sides(referred.email)} />
      {!isOwn && <TaskLine kind="referral-held" id={id} name={referred.email} owner={owner} />}
      {isOwn ? (
        <Callout tone="info">
          <p>{COPY.own}</p>
        </Callout>
      ) : (
        <ActionForm id={`decider-${id}`} action={decide}>
          <FieldProblem name="referralId" />
          <input type="hidden" name="referralId" value={id} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              name="decision"
              value="count"
              aria-describedby={heading}
              sending={COPY.sending}
            >
              {COPY.count}
            </SubmitButton>
            <SubmitButton
              name="decision"
              value="refuse"
              variant="danger"
              aria-describedby={heading}
              sending={COPY.sending}
            >
              {COPY.refuse}
            </SubmitButton>
          </div>
        </ActionForm>
      )}
    </Card>
  );
}

function Decided({ decided }: { decided: readonly DecidedReferralView[] }) {
  return (
    <Panel id="decisions" title={COPY.decided}>
      <ul className="divide-y divide-line">
        {decided.map(({ id, referredEmail, counted, deciderName, decidedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{referredEmail}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
              <Badge tone={counted ? "leaf" : "tile"}>
                {counted ? COPY.counted : COPY.refused}
              </Badge>
              {COPY.decidedLine(deciderName, decidedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The referrals that wait for a decision, the longest wait first, and what was decided last. */
export function ReferralsScreen({
  isFirst,
  page,
  owners,
  decided,
  decide,
}: {
  isFirst: boolean;
  page: ListPage<HeldReferralView>;
  owners: OwnersById;
  decided: readonly DecidedReferralView[];
  decide: FormAction;
}) {
  const here = { filtre: "parrainages" };
  return (
    <>
      {page.rows.length === 0 ? (
        <NoData
          actions={
            <LinkButton
              href={trustListOf("waitlist", { filtre: "liste", parrains: "oui" })}
              variant="secondary"
            >
              {COPY.toList}
            </LinkButton>
          }
        >
          <p>{COPY.empty}</p>
        </NoData>
      ) : (
        <>
          <p className="max-w-text text-ink-soft">{COPY.lead}</p>
          <ul className="flex flex-col gap-5">
            {page.rows.map((referral) => (
              <li key={referral.id}>
                <HeldReferral referral={referral} owner={owners[referral.id]} decide={decide} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("waitlist", { ...here, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("waitlist", here)}
      />
      {decided.length > 0 && <Decided decided={decided} />}
    </>
  );
}
