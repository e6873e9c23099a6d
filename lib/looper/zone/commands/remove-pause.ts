import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** Takes back a looper's own pause: they take leads again. @throws {DomainError} request.forbidden, looper.pause-not-found */
export async function removePause({ pauseId }: { pauseId: string }, actor: Actor): Promise<void> {
  authorize(actor, "looping.file");
  const where = { id: pauseId, looperId: actor.userId };
  const { count } = isId(pauseId)
    ? await writer().$transaction((tx) => tx.looperPause.deleteMany({ where }))
    : { count: 0 };
  if (count === 0) throw new DomainError("looper.pause-not-found");
}
