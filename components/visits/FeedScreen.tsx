"use client";

import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { CopyButton } from "@/components/ui/CopyButton";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { PageTitle } from "../space/PageTitle";
import { CALENDAR_FEED as COPY } from "./week-copy";

/** How a person's own calendar follows their visits: an address that is shown once, renewed or stopped. */
export function FeedScreen({
  feed,
  isStopped,
  renew,
  stop,
}: {
  feed: { createdAt: Date } | null;
  /** Whether it was just stopped. */
  isStopped: boolean;
  renew: FormAction;
  stop: FormAction;
}) {
  return (
    <>
      <Link
        href={spaceRoutes.visits}
        className="inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {COPY.back}
      </Link>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      {isStopped && !feed && (
        <Callout tone="success" live>
          <p>{COPY.stopped}</p>
        </Callout>
      )}
      <Card flat className="flex max-w-3xl flex-col gap-5 p-5 md:p-6">
        <p className="font-medium">{feed ? COPY.active(formatDate(feed.createdAt)) : COPY.none}</p>
        <ActionForm id="agenda" action={renew}>
          <NewAddress hasOne={feed !== null} />
          <SubmitButton
            variant={feed ? "secondary" : "primary"}
            className="self-start"
            sending={COPY.sending}
          >
            {feed ? COPY.renew : COPY.make}
          </SubmitButton>
        </ActionForm>
        {feed && (
          <ActionForm id="arreter" action={stop}>
            <SubmitButton variant="danger" className="self-start" sending={COPY.sending}>
              {COPY.stop}
            </SubmitButton>
          </ActionForm>
        )}
      </Card>
    </>
  );
}

/** The address that the form around was just given; that it is not shown again, where it was before. */
function NewAddress({ hasOne }: { hasOne: boolean }) {
  const address = useSending().state?.data?.address;
  if (typeof address !== "string") {
    return hasOne ? <p className="text-small text-ink-soft">{COPY.lost}</p> : null;
  }
  return (
    <div className="flex flex-col gap-3 rounded-card bg-mimosa-soft p-4">
      <p className="text-small font-semibold">{COPY.address}</p>
      <p className="font-medium wrap-anywhere select-all">{address}</p>
      <p className="text-small">{COPY.once}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={COPY.copy} copiedLabel={COPY.copied} />
        <LinkButton variant="secondary" href={address.replace(/^https?:/, "webcal:")}>
          {COPY.subscribe}
        </LinkButton>
      </div>
    </div>
  );
}
