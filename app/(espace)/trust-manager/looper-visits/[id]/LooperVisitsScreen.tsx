"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ContactLinks } from "@/components/space/ContactLinks";
import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { MailLink } from "@/components/trust/MailLink";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { formatDateTime } from "@/lib/kernel/format-date";
import { trustListOf } from "@/lib/routes/space";
import { teamVisitRoutes } from "@/lib/routes/team-visits";
import type { VisitFate } from "@/lib/trust/looper-visits/rules";
import type { FollowedVisit, LooperVisitsView } from "@/lib/trust/looper-visits/views";
import { LOOPER_VISITS as COPY } from "./copy";

const TONES: Record<VisitFate, BadgeTone> = {
  planned: "mimosa",
  rehosted: "leaf",
  cancelled: "tile",
};

const COLUMNS: [Column<FollowedVisit>, ...Column<FollowedVisit>[]] = [
  {
    label: COPY.when,
    cell: ({ id, startsAt, clock, title, city }) => (
      <>
        <Link href={teamVisitRoutes.one(id)} className="text-link block first-letter:uppercase">
          {formatDateTime(startsAt, clock)}
        </Link>
        <span className="block text-fine font-normal text-ink-soft">{`${title}, ${city}`}</span>
      </>
    ),
  },
  {
    label: COPY.fate,
    cell: ({ fate, agreed }) => (
      <>
        <Badge tone={TONES[fate]}>{COPY.fates[fate]}</Badge>
        {fate === "rehosted" && !agreed && (
          <span className="mt-1 block text-fine text-ink-soft">{COPY.unconfirmed}</span>
        )}
      </>
    ),
  },
  { label: COPY.visitor, cell: ({ visitor }) => <Reached {...visitor} /> },
  { label: COPY.seller, cell: ({ seller }) => <Reached {...seller} /> },
];

function Reached(person: FollowedVisit["visitor"]) {
  return (
    <>
      {person.name}
      <ContactLinks {...person} />
    </>
  );
}

/** What becomes of the visits of a looper out of force, and that somebody of the team looked after them. */
export function LooperVisitsScreen({
  view,
  seenAt,
  action,
}: {
  view: LooperVisitsView;
  /** When this was read: what moves later is another matter. */
  seenAt: string;
  action: FormAction;
}) {
  const { grantId, name, email, status, since, reason, followedAt, isToFollow, visits } = view;
  return (
    <>
      <PageTitle
        title={COPY.title(name)}
        lead={COPY.lead}
        actions={
          <LinkButton href={trustListOf("tasks", { filtre: "looper-visits" })} variant="secondary">
            {COPY.tasks}
          </LinkButton>
        }
      />
      <Callout tone="warning">
        <p>{COPY.since[status](since)}</p>
        {reason && <p>{COPY.reason(REASON_SENTENCES[reason])}</p>}
        {status === "suspended" && <p>{COPY.how}</p>}
      </Callout>
      <MailLink to={email}>{COPY.write(name)}</MailLink>
      {visits.length === 0 ? (
        <NoData title={COPY.none}>
          <p>{COPY.noneText}</p>
        </NoData>
      ) : (
        <Card flat className="p-5 md:p-6">
          <DataTable
            label={COPY.list}
            columns={COLUMNS}
            rows={visits}
            keyOf={({ id }) => id}
            from="xl"
          />
        </Card>
      )}
      <ActionForm id={`suivi-${grantId}`} action={action} className="items-start">
        <input type="hidden" name="grantId" value={grantId} />
        <input type="hidden" name="seenAt" value={seenAt} />
        {isToFollow ? (
          <SubmitButton sending={COPY.sending}>{COPY.done}</SubmitButton>
        ) : (
          followedAt && <p className="text-ink-soft">{COPY.followed(followedAt)}</p>
        )}
      </ActionForm>
    </>
  );
}
