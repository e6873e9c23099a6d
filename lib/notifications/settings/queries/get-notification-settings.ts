import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isLocked, NOTIFICATION_DEFAULTS, type Preference } from "../../preferences.ts";
import { pushKeys } from "../../push/keys.ts";
import { DEFAULT_SETTINGS } from "../../rules.ts";
import { mobileNumber } from "../../sms/rules.ts";
import { smsSender } from "../../sms/sender.ts";
import type { NotificationSettingsView } from "../views.ts";

async function preferencesOf(userId: string): Promise<Preference[]> {
  const rows = await reads()
    .selectFrom("NotificationPreference")
    .select(["kind", "email", "push", "sms"])
    .where("userId", "=", userId)
    .execute();
  return NOTIFICATION_DEFAULTS.map((preset) => {
    const { kind, email, push, sms } = rows.find((row) => row.kind === preset.kind) ?? preset;
    return {
      kind,
      email: Boolean(email) || isLocked(kind),
      push: Boolean(push),
      sms: Boolean(sms),
    };
  });
}

/** How the person is notified. */
export async function getNotificationSettings(
  actor: Actor,
  now = new Date(),
): Promise<NotificationSettingsView> {
  authorize(actor, "account.read");
  const { userId } = actor;
  const settings = await reads()
    .selectFrom("NotificationSettings")
    .select(["quietFromMinute", "quietToMinute", "digest"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  const person = await reads()
    .selectFrom("User as u")
    .select("u.phone")
    .select((eb) =>
      eb
        .selectFrom("PushSubscription as p")
        .innerJoin("Session as s", "s.id", "p.sessionId")
        .where("s.expiresAt", ">", toDbInstant(now))
        .select(({ fn }) => fn.countAll<number>().as("browsers"))
        .whereRef("p.userId", "=", "u.id")
        .as("browsers"),
    )
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    preferences: await preferencesOf(userId),
    settings: settings ?? DEFAULT_SETTINGS,
    sms: { number: mobileNumber(person.phone), leaves: smsSender().leaves },
    push: { publicKey: pushKeys().publicKey, browsers: person.browsers ?? 0 },
  };
}
