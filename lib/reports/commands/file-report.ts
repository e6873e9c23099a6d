import { recordAudit } from "../../audit/commands/record-audit.ts";
import { newId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { type Mail, newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { routes } from "../../routes/public.ts";
import { reportDueAt } from "../../tasks/rules.ts";
import type { OwnReport } from "../schemas.ts";

/** Where the reporter reads what became of it. */
interface Recipient {
  email: string;
  userId: string | null;
}

export function acknowledgement(listingId: string): Mail {
  return newMail("report-received", {
    reference: listingId.toUpperCase(),
    link: absoluteUrl(routes.listing(listingId)),
  });
}

/** Writes a report with its audit line and its acknowledgement, in one transaction. */
export async function fileReport(
  tx: Transaction,
  input: OwnReport,
  from: { actor: Actor | null; to: Recipient | null; mail: Mail | null },
  now: Date,
): Promise<void> {
  const { listingId, reason, text } = input;
  const { actor, to, mail } = from;
  const id = newId();
  const { communeCode } = await tx.property.findUniqueOrThrow({
    where: { id: listingId },
    select: { communeCode: true },
  });
  await tx.listingReport.create({
    data: {
      id,
      propertyId: listingId,
      reason,
      text,
      email: actor ? null : (to?.email ?? null),
      reporterId: actor?.userId ?? null,
      createdAt: now,
      dueAt: reportDueAt(reason, now, zoneOf(communeCode)),
      movedAt: now,
    },
  });
  await recordAudit(
    tx,
    {
      action: "report.filed",
      subject: { type: "report", id },
      actor,
      concernsId: actor?.userId ?? null,
      detail: { reason },
    },
    now,
  );
  if (mail && to) await queueMail(tx, { mail, to: to.email, userId: to.userId }, now);
}
