import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * Ends a shared shortlist for both, or cancels an invitation; nothing happens where it is over.
 * @throws {DomainError} request.forbidden
 */
export async function leaveShortlist(
  { shareId }: { shareId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction((tx) =>
    tx.shortlistShare.deleteMany({
      where: { id: shareId, OR: [{ inviterId: userId }, { inviteeId: userId }] },
    }),
  );
}
