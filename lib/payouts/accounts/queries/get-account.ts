import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { PayoutAccountView } from "../../views.ts";

/** The account that a looper is paid to, by its last four characters, and how they are invoiced. @throws {DomainError} request.forbidden */
export async function getAccount(actor: Actor, now = new Date()): Promise<PayoutAccountView> {
  authorize(actor, "looping.ledger");
  const { userId, isDemo } = actor;
  const row = await reads()
    .selectFrom("PayoutAccount")
    .select(["lastFour", "holder", "addedAt", "payableFrom"])
    .where("looperId", "=", userId)
    .orderBy("addedAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const billing = await reads()
    .selectFrom("User as u")
    .leftJoin("LooperBilling as b", "b.looperId", "u.id")
    .leftJoin("AmbassadorProfile as a", "a.userId", "u.id")
    .select(["b.vatNumber", "a.rsacNumber as siren"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  const current = row
    ? {
        ...{ lastFour: row.lastFour, holder: row.holder },
        addedAt: fromDbInstant(row.addedAt),
        payableFrom: fromDbInstant(row.payableFrom),
      }
    : null;
  return { current, waits: current !== null && current.payableFrom > now, isDemo, ...billing };
}
