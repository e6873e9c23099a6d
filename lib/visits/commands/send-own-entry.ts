import { isSingleAddress } from "../../kernel/email.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { spaceRoutes } from "../../routes/space.ts";
import type { VisitSide } from "../rules.ts";
import { dueCalendarEntry } from "./due-calendar-entry.ts";
import { clockOnSide, userOnSide, type VisitRecord } from "./visit-record.ts";

/**
 * Brings the calendar of the person who changed a visit up to date, by a mail that carries the
 * entry: they know what they did, so nothing else tells them. No mail where no entry is due.
 */
export async function sendOwnEntry(
  tx: Transaction,
  visit: VisitRecord,
  side: VisitSide,
  now: Date,
): Promise<void> {
  const calendar = await dueCalendarEntry(tx, visit, side, now);
  const { email: to, firstName } = side === "visitor" ? visit.buyer : visit.host;
  if (calendar === null || !isSingleAddress(to)) return;
  const mail = newMail("visit-entry", {
    firstName,
    state:
      calendar.method === "CANCEL"
        ? "removed"
        : visit.status === "pending"
          ? "requested"
          : "agreed",
    name: side === "visitor" ? visit.host.firstName : visit.visitorName,
    title: visit.property.title,
    startsAt: visit.startsAt,
    clock: clockOnSide(visit, side),
    link: absoluteUrl(spaceRoutes.visit(visit.id)),
    calendar,
  });
  await queueMail(tx, { mail, to, userId: userOnSide(visit, side) }, now);
}
