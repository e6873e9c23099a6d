import { notify } from "../../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { mailLinks } from "../../../routes/mail-links.ts";
import { FAVORITES_ALERT } from "../copy.ts";
import { unsubscribeToken } from "../links.ts";
import { type DueAlert, listDueAlerts } from "../queries/list-due-alerts.ts";
import { alertLines } from "../rules.ts";

/** Events of one alert that are read: those beyond go with the next one. */
const EVENTS_OF_ALERT = 500;

/**
 * Sends what is due for a person's search, or for their favourites, in the caller's transaction.
 */
async function sendIn(
  tx: Transaction,
  { userId, searchId, until }: DueAlert,
  now: Date,
): Promise<boolean> {
  const items = await tx.searchAlertItem.findMany({
    where: { userId, searchId, sentAt: null, createdAt: { lte: until } },
    select: {
      eventSeq: true,
      event: {
        select: {
          seq: true,
          kind: true,
          fromCents: true,
          toCents: true,
          property: { select: { id: true, title: true, priceCents: true, status: true } },
        },
      },
    },
    orderBy: { eventSeq: "asc" },
    take: EVENTS_OF_ALERT,
  });
  if (items.length === 0) return false;
  const seqs = items.map(({ eventSeq }) => eventSeq);
  // What another pass sent meanwhile is not there any more: the reading above saw it so.
  const { count } = await tx.searchAlertItem.updateMany({
    where: { userId, eventSeq: { in: seqs }, sentAt: null },
    data: { sentAt: now },
  });
  if (count !== seqs.length) throw new Error("another pass is sending the same alert");
  const search =
    searchId === null ? null : await tx.savedSearch.findUnique({ where: { id: searchId } });
  if (searchId !== null && !search?.alertEnabled) return false;
  const { lines, more } = alertLines(
    items.flatMap(({ event: { property, ...event } }) =>
      property.status === "active" ? [{ ...event, listing: property }] : [],
    ),
  );
  if (searchId !== null) {
    await tx.savedSearch.updateMany({ where: { id: searchId }, data: { sentUntil: until } });
  }
  if (lines.length === 0) return false;
  const notification = await notify(
    tx,
    {
      userId,
      event: "alert.found",
      data: {
        searchId,
        search: search?.name ?? FAVORITES_ALERT,
        items: lines,
        more,
        unsubscribeLink: absoluteUrl(mailLinks.endAlert(unsubscribeToken({ userId, searchId }))),
      },
      onceKey: `alert:${searchId ?? "favorites"}:${seqs.at(-1)}`,
    },
    now,
  );
  return notification !== null;
}

/** Alerts of one pass, of each frequency. */
const DUE_AT_ONCE = 200;

/** Sends the alerts that are due. @returns how many were. */
export async function sendAlerts(now = new Date()): Promise<number> {
  let sent = 0;
  for (const due of await listDueAlerts(now, DUE_AT_ONCE)) {
    if (await writer().$transaction((tx) => sendIn(tx, due, now))) sent += 1;
  }
  return sent;
}
