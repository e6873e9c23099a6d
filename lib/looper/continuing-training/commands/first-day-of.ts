import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { firstGrantOf } from "../rules.ts";

/**
 * The civil day on which a person first was a looper.
 * @throws {DomainError} request.forbidden for somebody who never was one
 */
export async function firstDayOf(tx: Transaction, userId: string): Promise<string> {
  const grant = await tx.roleGrant.findFirst({
    where: { userId, role: "ambassador", status: { in: ["active", "suspended"] } },
    select: { decidedAt: true, requestedAt: true },
  });
  if (!grant) throw new DomainError("request.forbidden");
  const profile = await tx.ambassadorProfile.findUnique({
    where: { userId },
    select: { firstGrantedAt: true },
  });
  const firstGrantedAt = profile?.firstGrantedAt ?? null;
  return civilDay(firstGrantOf({ ...grant, firstGrantedAt }));
}
