import { DomainError } from "../../kernel/errors.ts";
import { notify } from "../../notifications/commands.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { routes } from "../../routes/public.ts";
import { indexListings } from "../../search/queries.ts";
import { FAVORITES_ALERT } from "./copy.ts";
import { readUnsubscribeToken, unsubscribeToken } from "./links.ts";
import {
  alertProgress,
  type DueAlert,
  findRecipients,
  listDueAlerts,
  listEventsAfter,
} from "./queries.ts";
import { alertLines, type Finding, retainedFrom } from "./rules.ts";

/** Events of one batch: their listings fit on one page of a search. */
const BATCH_EVENTS = 20;
/** Batches of one pass: the next pass goes on. */
const MAX_BATCHES = 50;
/** Rows of one statement: SQLite binds no more than some 32,000 values. */
const ROWS_AT_ONCE = 500;

const PROGRESS = { id: 1 } as const;

/** Moves the progress on; false where another pass did. */
async function advance(tx: Transaction, from: number, to: number): Promise<boolean> {
  const { count } = await tx.alertProgress.updateMany({
    where: { ...PROGRESS, seq: from },
    data: { seq: to },
  });
  if (count === 1) return true;
  if (from !== 0 || (await tx.alertProgress.findUnique({ where: PROGRESS }))) return false;
  await tx.alertProgress.create({ data: { ...PROGRESS, seq: to } });
  return true;
}

/** Writes what people are to hear of, but for alerts that were switched off, or whose search was deleted, meanwhile. */
async function writeItems(tx: Transaction, findings: readonly Finding[], now: Date) {
  for (let start = 0; start < findings.length; start += ROWS_AT_ONCE) {
    const rows = findings.slice(start, start + ROWS_AT_ONCE);
    const ids = rows.flatMap(({ search }) => (search ? [search.id] : []));
    const alive = await tx.savedSearch.findMany({
      where: { id: { in: ids }, alertEnabled: true },
      select: { id: true },
    });
    const isAlive = new Set(alive.map(({ id }) => id));
    const off = await tx.notificationSettings.findMany({
      where: {
        userId: { in: rows.flatMap(({ userId, search }) => (search ? [] : [userId])) },
        favoriteAlerts: false,
      },
      select: { userId: true },
    });
    const isOff = new Set(off.map(({ userId }) => userId));
    await tx.searchAlertItem.createMany({
      data: rows
        .filter(({ userId, search }) => (search ? isAlive.has(search.id) : !isOff.has(userId)))
        .map(({ userId, eventSeq, search }) => ({
          userId,
          eventSeq,
          searchId: search?.id ?? null,
          createdAt: now,
        })),
    });
  }
}

/**
 * Follows what happened to listings, batch by batch, and writes down whom each event is for. The place in
 * the history moves on in the transaction of what is written: a batch counts wholly or not at all.
 * @returns how many were written; stops early while the index of searches is being built
 */
export async function collectAlerts(now = new Date()): Promise<number> {
  let written = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const from = await alertProgress();
    const { last, events } = await listEventsAfter(from, BATCH_EVENTS);
    if (last === from) return written;
    const listings = await indexListings(events.map(({ propertyId }) => propertyId));
    if (!listings) return written;
    const findings = await findRecipients(events, listings);
    const isOurs = await writer().$transaction(async (tx) => {
      if (!(await advance(tx, from, last))) return false;
      await writeItems(tx, findings, now);
      return true;
    });
    if (!isOurs) return written;
    written += findings.length;
  }
  return written;
}

/** Events of one alert that are read: those beyond go with the next one. */
const EVENTS_OF_ALERT = 500;

/** Sends what is due of a person's search, or of their favourites, in the caller's transaction. */
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
        unsubscribeLink: absoluteUrl(routes.endAlert(unsubscribeToken({ userId, searchId }))),
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

/** Switches the alerts of a person's favourites on or off; off, what waits is not sent any more. */
async function switchFavoriteAlerts(
  tx: Transaction,
  userId: string,
  favoriteAlerts: boolean,
): Promise<void> {
  const where = { userId };
  await tx.notificationSettings.upsert({
    where,
    create: { userId, favoriteAlerts },
    update: { favoriteAlerts },
  });
  if (favoriteAlerts) return;
  await tx.searchAlertItem.deleteMany({ where: { userId, searchId: null, sentAt: null } });
}

/**
 * Says whether a buyer is told of what happens to their favourites.
 * @throws {DomainError} request.forbidden
 */
export async function changeFavoriteAlerts(
  { alertEnabled }: { alertEnabled: boolean },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  await writer().$transaction((tx) => switchFavoriteAlerts(tx, actor.userId, alertEnabled));
}

/**
 * Ends one alert by the link of its mail, whoever follows it: that of a search, which stays saved, or that of
 * the favourites, which stay too. May be repeated.
 * @throws {DomainError} account.link-spent for a link that is none
 */
export async function endAlert({ token }: { token: unknown }): Promise<void> {
  const subject = readUnsubscribeToken(token);
  if (!subject) throw new DomainError("account.link-spent");
  const { userId, searchId } = subject;
  await writer().$transaction(async (tx) => {
    if (searchId !== null) {
      await tx.savedSearch.updateMany({
        where: { id: searchId, userId },
        data: { alertEnabled: false },
      });
      await tx.searchAlertItem.deleteMany({ where: { searchId, userId, sentAt: null } });
      return;
    }
    const person = await tx.user.findFirst({
      where: { id: userId, erasedAt: null },
      select: { id: true },
    });
    if (person) await switchFavoriteAlerts(tx, userId, false);
  });
}

/** Deletes what was sent long ago. */
export async function purgeAlerts(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.searchAlertItem.deleteMany({ where: { sentAt: { lte: retainedFrom(now) } } }),
  );
}
