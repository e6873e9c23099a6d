import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { publishEvent } from "../../live/commands/publish-event.ts";
import { COUNT_CHANGED } from "../count-changed.ts";
import type { SeenSubject } from "../schemas.ts";
import { isAbout, kindOf, SUBJECT_BOUND, type Subject } from "../subjects.ts";

/**
 * Marks what a person was notified of as read because they saw the thing itself, or did something with it,
 * in the transaction of that: no mail of it leaves that waits for whether it was read.
 */
export async function readNotificationsAbout(
  tx: Transaction,
  userId: string,
  subject: Subject,
  now: Date,
): Promise<void> {
  const unread = await tx.notification.findMany({
    where: { userId, readAt: null, kind: kindOf(subject) },
    select: { id: true, data: true },
    // Of somebody who never looks at theirs, the newest.
    orderBy: { createdAt: "desc" },
    take: SUBJECT_BOUND,
  });
  const about = unread.filter(({ data }) => isAbout(data, subject)).map(({ id }) => id);
  if (about.length === 0) return;
  const { count } = await tx.notification.updateMany({
    where: { id: { in: about }, readAt: null },
    data: { readAt: now },
  });
  if (count > 0) await publishEvent(tx, userId, COUNT_CHANGED, now);
}

/** The same for the person themself, who looks at its page. */
export async function seeSubject(
  { about, ids }: SeenSubject,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.read");
  await writer().$transaction((tx) =>
    readNotificationsAbout(tx, actor.userId, { about, ids }, now),
  );
}
