import { readReason } from "../../../accounts/role-grants/reasons.ts";
import { mayReapply, reapplyOn } from "../../../accounts/role-grants/rules.ts";
import { DomainError } from "../../../kernel/errors.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperPapers } from "../../../policy/looper-papers.ts";
import { looperStanding } from "../rules.ts";
import type { LooperFileView } from "../views.ts";

interface FileRow extends Omit<LooperPapers, "trained" | "checkedUntil"> {
  checkedUntil: string | null;
  status: RoleStatus;
  requestedAt: string;
  decidedAt: string | null;
  reason: string | null;
  trainedAt: string | null;
  weeklyHours: number | null;
  workPhone: string | null;
  city: string | null;
  postalCode: string | null;
}

const fileOf = preparedRead<{ userId: string }, FileRow>(
  `SELECT g.status, g.requestedAt, g.decidedAt, g.reason, u.city, u.postalCode, p.trainedAt,
          p.weeklyHours, p.workPhone, p.rsacNumber, p.attestationExpiresOn, p.insuranceExpiresOn, p.checkedUntil
   FROM RoleGrant g JOIN User u ON u.id = g.userId
   LEFT JOIN AmbassadorProfile p ON p.userId = g.userId
   WHERE g.userId = :userId AND g.role = 'ambassador'`,
);

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * The looper's own file, whatever came of the request.
 * @throws {DomainError} request.forbidden for a person who never asked for the role.
 */
export function getLooperFile(actor: Actor, now = new Date()): LooperFileView {
  authorize(actor, "looping.file");
  const row = fileOf().get({ userId: actor.userId });
  if (!row) throw new DomainError("request.forbidden");
  const { status, rsacNumber, attestationExpiresOn, insuranceExpiresOn, checkedUntil } = row;
  const decidedAt = dateOf(row.decidedAt);
  const trainedAt = dateOf(row.trainedAt);
  const trained = trainedAt !== null;
  const papers = { trained, rsacNumber, attestationExpiresOn, insuranceExpiresOn, checkedUntil };
  const waits = status === "refused" && decidedAt !== null && !mayReapply(decidedAt, now);
  return {
    grant: {
      status,
      requestedAt: new Date(row.requestedAt),
      decidedAt,
      reason: readReason(row.reason),
      reapplyOn: waits ? reapplyOn(decidedAt) : null,
    },
    papers,
    trainedAt,
    weeklyHours: row.weeklyHours,
    workPhone: row.workPhone,
    city: row.city,
    postalCode: row.postalCode,
    standing: looperStanding(papers, { status }, now),
  };
}
