"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { NoData } from "@/components/space/NoData";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { mailKindName } from "@/lib/content/mail-kinds";
import { formatInteger } from "@/lib/kernel/format";
import { formatDate, formatTime } from "@/lib/kernel/format-date";
import type { MailState, MailView } from "@/lib/mail/views";
import type { OwnersById } from "@/lib/trust/tasks/views";
import { DeadMail } from "./DeadMail";
import { HandOver } from "./HandOver";
import { MAILS } from "./mails-copy";

const TONES: Record<MailState, BadgeTone> = { waiting: "brand", sent: "leaf", dead: "tile" };

const moment = (date: Date) => `${formatDate(date)}, ${formatTime(date)}`;

function StateBadge({ mail: { state, attempts } }: { mail: MailView }) {
  const retried = state === "waiting" && attempts > 0;
  return (
    <Badge tone={retried ? "mimosa" : TONES[state]}>
      {retried ? MAILS.retried : MAILS.states[state]}
    </Badge>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ mail }: { mail: MailView }) {
  const { to, attempts, createdAt, sentAt, nextAttemptAt, lastError, state } = mail;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      <Fact label={MAILS.to}>{to}</Fact>
      <Fact label={MAILS.written}>{moment(createdAt)}</Fact>
      {sentAt && <Fact label={MAILS.sent}>{moment(sentAt)}</Fact>}
      {nextAttemptAt && attempts > 0 && <Fact label={MAILS.next}>{moment(nextAttemptAt)}</Fact>}
      {attempts > 0 && <Fact label={MAILS.attempts}>{formatInteger(attempts)}</Fact>}
      {state !== "sent" && lastError !== null && <Fact label={MAILS.lastError}>{lastError}</Fact>}
      {state === "dead" && lastError === null && (
        <Fact label={MAILS.lastError}>{MAILS.tooOld}</Fact>
      )}
    </dl>
  );
}

/**
 * The mails that the site sent or is to send, for those who look after it: where each stands, and
 * what it says without the secrets of its links. `olderHref` leads to those before.
 */
export function MailList({
  mails,
  olderHref = null,
  handOver,
  settle,
  owners,
}: {
  mails: readonly MailView[];
  olderHref?: string | null;
  /** Shows the link of a mail that may be handed over. */
  handOver: FormAction;
  /** Sends a mail anew that was given up, or drops it. */
  settle: FormAction;
  owners: OwnersById;
}) {
  if (mails.length === 0) return <NoData>{MAILS.empty}</NoData>;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Card flat id={mail.id} className="flex scroll-mt-8 flex-col gap-2 px-4 pt-4 md:px-5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h3 className="min-w-0 font-semibold wrap-anywhere">{mail.subject}</h3>
                <StateBadge mail={mail} />
              </div>
              <p className="text-fine text-ink-soft">{mailKindName(mail.kind)}</p>
              <Facts mail={mail} />
              {mail.text === null ? (
                <p className="pb-4 text-small text-ink-soft">{MAILS.emptied}</p>
              ) : (
                <Disclosure summary={MAILS.read} className="border-t border-line">
                  <p className="pb-3 text-fine text-ink-soft">{MAILS.masked}</p>
                  <div className="max-w-text rounded-card bg-sunken p-4 text-small wrap-anywhere whitespace-pre-wrap">
                    {mail.text}
                  </div>
                </Disclosure>
              )}
              {mail.state === "dead" && (
                <DeadMail mail={mail} owner={owners[mail.id]} action={settle} />
              )}
              {mail.mayHandOver && <HandOver id={mail.id} to={mail.to} action={handOver} />}
            </Card>
          </li>
        ))}
      </ul>
      {olderHref !== null && (
        <LinkButton href={olderHref} variant="secondary" className="self-center">
          {MAILS.older}
        </LinkButton>
      )}
    </div>
  );
}
