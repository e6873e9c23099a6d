import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import { isLocked, NOTIFICATION_DEFAULTS } from "../../preferences.ts";
import type { Stopped } from "../rules.ts";
import { readStopToken } from "../token.ts";

/**
 * Stops the mails that a link of one of them is about: for the holder of the link, signed in or
 * not. May be repeated.
 * @returns what was stopped.
 * @throws {DomainError} notification.stop-invalid for a link that is none of ours
 */
export async function stopMails({ token }: { token: unknown }): Promise<Stopped> {
  const stop = readStopToken(token);
  if (stop === null) throw new DomainError("notification.stop-invalid");
  const { userId, what } = stop;
  const presets = NOTIFICATION_DEFAULTS.filter(
    ({ kind }) => !isLocked(kind) && (what === "all" || kind === what),
  );
  await writer().$transaction(async (tx) => {
    // A closed account has nothing to stop.
    if ((await tx.user.count({ where: { id: userId, erasedAt: null } })) === 0) return;
    for (const preset of presets) {
      await tx.notificationPreference.upsert({
        where: { userId_kind: { userId, kind: preset.kind } },
        create: { userId, ...preset, email: false },
        update: { email: false },
      });
    }
  });
  return what;
}
