import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { boxName, kindsOf } from "../rules.ts";
import type { PreferencesInput } from "../schemas.ts";
import { auditSettingsChange } from "./audit-settings-change.ts";
import { writePreferences } from "./write-preferences.ts";

/** Says by what means the person is notified of each kind of event, in the lines of a screen. */
export async function changePreferences(
  { scope, ...boxes }: PreferencesInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const preferences = kindsOf(scope).map((kind) => ({
    kind,
    email: boxes[boxName(kind, "email")],
    push: boxes[boxName(kind, "push")],
    sms: boxes[boxName(kind, "sms")],
  }));
  await writer().$transaction(async (tx) => {
    await writePreferences(tx, actor.userId, preferences);
    await auditSettingsChange(tx, actor, now);
  });
}
