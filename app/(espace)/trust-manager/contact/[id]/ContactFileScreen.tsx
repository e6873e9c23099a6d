"use client";

import { ThreadMessages } from "@/components/contact/ThreadMessages";
import type { FormAction } from "@/components/forms/ActionForm";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { FactGrid } from "@/components/trust/FactGrid";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { CONTACT_TOPIC_LABELS, TEAM_NAME } from "@/lib/contact/copy";
import type { ContactFile } from "@/lib/contact/views";
import { formatDateTime } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { trustListOf } from "@/lib/routes/space";
import { teamVisitRoutes } from "@/lib/routes/team-visits";
import { REQUESTS } from "../copy";
import { AnswerForm, CloseForm } from "./ContactForms";

const COPY = REQUESTS.file;

/** A thread as the team reads and answers it. */
export function ContactFileScreen({
  file,
  actions,
}: {
  file: ContactFile;
  actions: { answer: FormAction; close: FormAction };
}) {
  const { id, status, name, account, messages, seen, isOwn, closed, canAnswer, canClose } = file;
  const { topic } = file;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <BackLink href={trustListOf("contact", { filtre: status })}>{REQUESTS.back}</BackLink>
        <PageTitle title={COPY.title(name)} lead={CONTACT_TOPIC_LABELS[topic]} />
      </div>
      <FactGrid facts={factsOf(file)} />
      {account && (
        <LinkButton
          href={trustListOf("compliance", { filtre: "journal", compte: account.id })}
          variant="quiet"
          className="self-start"
        >
          {COPY.journal}
        </LinkButton>
      )}
      {closed && (
        <Callout tone="info" className="max-w-text">
          <p>
            {closed.reason === "erased"
              ? COPY.erased
              : COPY.closedOn(formatDateTime(closed.at), closed.by, closed.reason)}
          </p>
        </Callout>
      )}
      {messages.length > 0 && (
        <ThreadMessages
          messages={messages}
          reader="team"
          label={COPY.messages}
          names={{ person: name, team: TEAM_NAME }}
        />
      )}
      {isOwn && (
        <Callout tone="info" className="max-w-text">
          <p>{COPY.own}</p>
        </Callout>
      )}
      {seen !== null && !isOwn && closed?.reason !== "erased" && (
        <AnswerForm
          requestId={id}
          seen={seen}
          how={account ? "account" : "mail"}
          canAnswer={canAnswer}
          action={actions.answer}
        />
      )}
      {seen !== null && canClose && <CloseForm requestId={id} seen={seen} action={actions.close} />}
    </div>
  );
}

function factsOf({ email, createdAt, dueAt, isLate, listing, visit, account }: ContactFile) {
  return [
    { label: COPY.from, value: account ? REQUESTS.account : REQUESTS.visitor },
    ...(email === "" ? [] : [{ label: COPY.email, value: email }]),
    { label: COPY.received, value: formatDateTime(createdAt) },
    ...(dueAt === null
      ? []
      : [
          {
            label: COPY.dueLabel,
            value: (isLate ? REQUESTS.late : REQUESTS.due)(formatDateTime(dueAt)),
          },
        ]),
    ...(listing === null
      ? []
      : [
          {
            label: COPY.listing,
            value: listing.isPublic ? (
              <Link href={routes.listing(listing.id)} className="text-brand underline">
                {listing.title}
              </Link>
            ) : (
              listing.title
            ),
            hint: listing.id.toUpperCase(),
          },
        ]),
    ...(visit === null
      ? []
      : [
          {
            label: COPY.visit,
            value: (
              <Link href={teamVisitRoutes.one(visit.id)} className="text-brand underline">
                {COPY.visitOn(formatDateTime(visit.startsAt, visit.clock))}
              </Link>
            ),
            hint: visit.id.toUpperCase(),
          },
        ]),
  ];
}
