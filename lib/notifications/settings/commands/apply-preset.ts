import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { NOTIFICATION_DEFAULTS } from "../../preferences.ts";
import type { PresetInput } from "../schemas.ts";
import { auditSettingsChange } from "./audit-settings-change.ts";
import { writePreferences } from "./write-preferences.ts";

/** Sets all lines at once: as they are at first, or nothing but what is always sent. */
export async function applyPreset(
  { preset }: PresetInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const off = { email: false, push: false, sms: false };
  const preferences =
    preset === "defaults"
      ? NOTIFICATION_DEFAULTS
      : NOTIFICATION_DEFAULTS.map(({ kind }) => ({ kind, ...off }));
  await writer().$transaction(async (tx) => {
    await writePreferences(tx, actor.userId, preferences);
    await auditSettingsChange(tx, actor, now);
  });
}
