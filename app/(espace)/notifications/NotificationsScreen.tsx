"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatTime } from "@/lib/kernel/format-date";
import {
  NOTIFICATION_FILTERS,
  type NotificationsView,
  type NotificationView,
} from "@/lib/notifications/centre/views";
import type { NotificationKind } from "@/lib/notifications/preferences";
import { spaceRoutes } from "@/lib/routes/space";
import { CENTRE } from "./copy";
import { byDay } from "./days";

const PATH = spaceRoutes.notifications;

const ICONS: Record<NotificationKind, IconName> = {
  new_lead: "target",
  visit_request: "calendar-check",
  offer_received: "handshake",
  document_status: "file-check-2",
  market_insights: "chart-column",
  message_received: "message-square",
  search_alert: "search",
};

/** A person's notifications by day, the newest first. */
export function NotificationsScreen({
  view: { filter, items, nextCursor, unread },
  now,
  isGone,
  readOne,
  readAll,
}: {
  view: NotificationsView;
  now: Date;
  /** A link led to one that was deleted. */
  isGone: boolean;
  readOne: FormAction;
  readAll: FormAction;
}) {
  return (
    <>
      <PageTitle
        title={CENTRE.title}
        lead={CENTRE.lead}
        actions={
          unread > 0 && (
            <ActionForm id="tout-lire" action={readAll}>
              <SubmitButton variant="secondary" sending={CENTRE.working}>
                <Icon name="check" />
                {CENTRE.readAll}
              </SubmitButton>
            </ActionForm>
          )
        }
      />
      {isGone && (
        <Callout>
          <p>{CENTRE.gone}</p>
        </Callout>
      )}
      <Tabs
        label={CENTRE.filters}
        tabs={NOTIFICATION_FILTERS.map((each) => ({
          label: CENTRE.filterNames[each],
          href: spaceRoutes.list(PATH, { filter: each === "all" ? undefined : each }),
          ...(each === "unread" ? { count: unread } : {}),
          current: each === filter,
        }))}
      />
      {items.length === 0 && <Empty isFiltered={filter !== "all"} />}
      {byDay(items, now).map(({ day, label, items: ofDay }) => (
        <section key={day} aria-labelledby={`jour-${day}`} className="flex flex-col gap-3">
          <h2 id={`jour-${day}`} className="text-subheading font-semibold">
            {label}
          </h2>
          <Card flat className="overflow-hidden p-0">
            <ul className="divide-y divide-line">
              {ofDay.map((item) => (
                <Line key={item.id} item={item} readOne={readOne} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <More
          href={
            nextCursor &&
            spaceRoutes.list(PATH, {
              ...(filter === "all" ? {} : { filter }),
              after: nextCursor,
            })
          }
        >
          {CENTRE.more}
        </More>
        <Link
          href={spaceRoutes.settingsTab("notifications")}
          className="text-link inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="settings-2" />
          {CENTRE.settings}
        </Link>
      </div>
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { title, text } = isFiltered ? CENTRE.allRead : CENTRE.empty;
  return (
    <NoData
      title={title}
      actions={
        isFiltered && (
          <LinkButton variant="secondary" href={PATH}>
            {CENTRE.showAll}
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </NoData>
  );
}

function Line({ item, readOne }: { item: NotificationView; readOne: FormAction }) {
  const { id, kind, title, lines, at, read } = item;
  return (
    <li className={cx("relative flex gap-3 p-4 sm:gap-4 md:px-5", !read && "bg-brand-soft")}>
      <span
        aria-hidden="true"
        className={cx(
          "mt-0.5 grid size-8 shrink-0 place-items-center rounded-full sm:size-10",
          read ? "bg-sunken text-ink-soft" : "bg-brand text-on-brand",
        )}
      >
        <Icon name={ICONS[kind]} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {/* The whole line opens it. */}
          <Link
            href={spaceRoutes.notification(id)}
            className={cx(
              "min-w-0 after:absolute after:inset-0 hover:underline",
              read ? "font-medium" : "font-semibold",
            )}
          >
            {title}
            {!read && <VisuallyHidden> ({CENTRE.unread})</VisuallyHidden>}
          </Link>
          <time dateTime={at.toISOString()} className="text-fine text-ink-soft tabular-nums">
            {formatTime(at)}
          </time>
        </div>
        {lines.map((line) => (
          <p key={line} className="text-small text-ink-soft">
            {line}
          </p>
        ))}
      </div>
      {!read && (
        <ActionForm
          id={`lire-${id}`}
          action={readOne}
          className="relative -my-1.5 -mr-2 shrink-0 sm:my-0 sm:mr-0 sm:self-center"
        >
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            variant="quiet"
            sending={<Icon name="check" />}
            title={CENTRE.readOne}
            className="size-11 p-0!"
          >
            <Icon name="check" />
            <VisuallyHidden>
              {CENTRE.readOne}
              {CENTRE.readOneOf(title)}
            </VisuallyHidden>
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  );
}
