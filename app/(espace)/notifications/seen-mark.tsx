import { SeenMark } from "@/components/live/SeenMark";
import { findUnreadAbout } from "@/lib/notifications/centre/queries/find-unread-about";
import type { Subject } from "@/lib/notifications/centre/subjects";
import type { Actor } from "@/lib/policy/actor";
import { seenAction } from "./actions";

/** What a page adds that shows what its person may have been notified of; called as the page reads. */
export async function seenMark(actor: Actor, subject: Subject) {
  const newest = await findUnreadAbout(actor, subject);
  return newest === null ? null : <SeenMark key={newest} subject={subject} action={seenAction} />;
}
