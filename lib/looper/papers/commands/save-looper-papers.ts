import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { unlessTaken } from "../../../platform/db/conflicts.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { lastDayOf } from "../../../policy/looper-papers.ts";
import { dateFaults } from "../rules.ts";
import type { PapersInput } from "../schemas.ts";

const NO_PAPERS = {
  rsacNumber: null,
  attestationExpiresOn: null,
  insuranceExpiresOn: null,
  weeklyHours: null,
  workPhone: null,
  checkedUntil: null,
};

/** What no trust manager checks. */
const UNCHECKED: readonly string[] = ["weeklyHours", "workPhone"];

/**
 * Keeps what a looper, or a person who asked to be one, declares about the papers; what is left
 * empty is forgotten. The audit has which of them changed, never what they say. Those of a looper
 * in force wait to be checked then: the looper works on until the end of those that were.
 * @returns the names of what changed.
 * @throws {DomainError} request.forbidden, request.invalid with the fields, looper.rsac-taken for a number that somebody
 * else has, also at the same moment
 */
export async function saveLooperPapers(
  input: PapersInput,
  actor: Actor,
  now = new Date(),
): Promise<string[]> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const wanted = {
    rsacNumber: input.rsacNumber ?? null,
    attestationExpiresOn: input.attestationExpiresOn ?? null,
    insuranceExpiresOn: input.insuranceExpiresOn ?? null,
    weeklyHours: input.weeklyHours ?? null,
    workPhone: input.workPhone ?? null,
  };
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  return unlessTaken("looper.rsac-taken", async (tx) => {
    const known = (await tx.ambassadorProfile.findUnique({ where: { userId } })) ?? NO_PAPERS;
    const faults = dateFaults(wanted, known, now);
    if (Object.keys(faults).length > 0) throw new DomainError("request.invalid", faults);
    const changed = names.filter((name) => known[name] !== wanted[name]);
    if (changed.length === 0) return changed;
    const mustBeChecked =
      changed.some((name) => !UNCHECKED.includes(name)) &&
      (await tx.roleGrant.count({ where: { userId, role: "ambassador", status: "active" } })) > 0;
    const check = mustBeChecked
      ? {
          changedAt: now,
          checkedUntil: known.checkedUntil ?? lastDayOf({ ...known, trained: true }, civilDay(now)),
        }
      : {};
    await tx.ambassadorProfile.upsert({
      where: { userId },
      create: { userId, ...wanted, ...check },
      update: { ...wanted, ...check },
    });
    await recordAudit(
      tx,
      {
        action: "looper.papers-changed",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: { fields: changed.join(" ") },
      },
      now,
    );
    return changed;
  });
}
