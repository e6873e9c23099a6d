import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { civilDay } from "../../../kernel/time.ts";
import { paperFiles } from "../../../looper/papers/queries/paper-files.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperDecisionView } from "../views.ts";
import { looperRows, toDecisionView } from "./looper-rows.ts";

/** One looper's file, by the grant. @throws {DomainError} request.forbidden, role.not-found */
export async function findLooperFile(
  grantId: string,
  actor: Actor,
  now = new Date(),
): Promise<LooperDecisionView> {
  authorize(actor, "people.check");
  const row = isId(grantId)
    ? await looperRows().where("g.id", "=", grantId).executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError("role.not-found");
  const files = await paperFiles([row.userId], now);
  return toDecisionView(row, files.get(row.userId) ?? [], { actor, today: civilDay(now) });
}
