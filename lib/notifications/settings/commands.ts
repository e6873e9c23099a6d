import { recordAudit } from "../../audit/commands/record-audit.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { isLocked, NOTIFICATION_DEFAULTS, type Preference } from "../preferences.ts";
import { nextDigest } from "../rules.ts";
import { boxName, kindsOf } from "./rules.ts";
import type { PreferencesInput, PresetInput, RhythmInput } from "./schemas.ts";

/** Writes preferences: the mail of a locked line stays. */
async function write(tx: Transaction, userId: string, preferences: readonly Preference[]) {
  for (const { kind, email, push, sms } of preferences) {
    const means = { email: email || isLocked(kind), push, sms };
    await tx.notificationPreference.upsert({
      where: { userId_kind: { userId, kind } },
      create: { userId, kind, ...means },
      update: means,
    });
  }
}

async function recordChange(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  const { userId } = actor;
  await recordAudit(
    tx,
    {
      action: "account.preferences-changed",
      subject: { type: "user", id: userId },
      actor,
      concernsId: userId,
    },
    now,
  );
}

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
    await write(tx, actor.userId, preferences);
    await recordChange(tx, actor, now);
  });
}

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
    await write(tx, actor.userId, preferences);
    await recordChange(tx, actor, now);
  });
}

/**
 * Says when the person is not to be disturbed, and what is put together. What waits for a digest leaves
 * with the next one of the new rhythm, or at once where there is none any more.
 */
export async function changeRhythm(
  rhythm: RhythmInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const { userId } = actor;
  const { digest } = rhythm;
  await writer().$transaction(async (tx) => {
    await tx.notificationSettings.upsert({
      where: { userId },
      create: { userId, ...rhythm, updatedAt: now },
      update: { ...rhythm, updatedAt: now },
    });
    await tx.notificationDelivery.updateMany({
      where: { state: "waiting", inDigest: true, notification: { userId } },
      data:
        digest === "none" ? { inDigest: false, dueAt: now } : { dueAt: nextDigest(now, digest) },
    });
    await recordChange(tx, actor, now);
  });
}
