import { recordAudit } from "../../audit/commands.ts";
import { DomainError } from "../../kernel/errors.ts";
import { authorize } from "../../policy/can.ts";
import { writer } from "../../server/db/clients.ts";
import type { Actor } from "../sessions/queries.ts";
import { effectivePreferences, NOTIFICATION_CHANNELS, type Preference } from "./rules.ts";

/**
 * Changes by what means the person is told of each kind of event. What is always told by e-mail is,
 * whatever is given.
 * @throws {DomainError} request.signed-out where the account is gone.
 */
export async function changePreferences(
  chosen: readonly Preference[],
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const { userId } = actor;
  const preferences = effectivePreferences(chosen);
  await writer().$transaction(async (tx) => {
    const account = await tx.user.findFirst({
      where: { id: userId, erasedAt: null },
      include: { preferences: true },
    });
    if (!account) throw new DomainError("request.signed-out");
    const stored = account.preferences;
    const changed = preferences.filter(({ kind, ...wanted }) => {
      const current = stored.find((preference) => preference.kind === kind);
      return NOTIFICATION_CHANNELS.some((channel) => current?.[channel] !== wanted[channel]);
    });
    if (changed.length === 0) return;
    for (const { kind, ...wanted } of changed) {
      await tx.notificationPreference.upsert({
        where: { userId_kind: { userId, kind } },
        create: { userId, kind, ...wanted },
        update: wanted,
      });
    }
    await recordAudit(
      tx,
      {
        action: "account.preferences-changed",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: { kinds: changed.map(({ kind }) => kind).join(" ") },
      },
      now,
    );
  });
}
