import type { AuditAction } from "../../../audit/actions.ts";
import { fullName } from "../../../kernel/person-name.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";

/** Most lines of the audit that are looked through: whoever reads a page that long ago finds no name. */
const MAX_READ = 50;

/** Who changed something last. */
export interface LastChange {
  /** Null for oneself, on another page. */
  by: string | null;
  at: Date;
}

/** Who changed what the detail of an action names, by the audit; null where it is no more among the last lines. */
export async function lastChange(
  tx: Transaction,
  providerId: string,
  action: AuditAction,
  matches: (detail: Readonly<Record<string, unknown>>) => boolean,
  reader: Actor,
): Promise<LastChange | null> {
  const lines = await tx.auditEvent.findMany({
    where: { subjectType: "provider", subjectId: providerId, action },
    orderBy: { seq: "desc" },
    take: MAX_READ,
    select: {
      at: true,
      actorId: true,
      detail: true,
      actor: { select: { firstName: true, lastName: true } },
    },
  });
  const found = lines.find(({ detail }) => matches(Object(detail)));
  if (!found?.actor) return null;
  return { by: found.actorId === reader.userId ? null : fullName(found.actor), at: found.at };
}
