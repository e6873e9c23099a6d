import { isDemoAddress } from "../../../accounts/demo.ts";
import { readReason } from "../../../accounts/role-grants/reasons.ts";
import { mayReapply, reapplyOn } from "../../../accounts/role-grants/rules.ts";
import { addressLine } from "../../../kernel/address-line.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { isCompletePublisher } from "../../../mandate-signing/document.ts";
import {
  canTakeMandates,
  documentPublisher,
} from "../../../mandate-signing/queries/document-publisher.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { contractRow } from "../../contract/queries/contract-row.ts";
import { contractGaps } from "../../contract/rules.ts";
import { paperFiles } from "../../papers/queries/paper-files.ts";
import { looperStanding } from "../rules.ts";
import type { LooperFileView } from "../views.ts";

/**
 * The looper's own file, whatever came of the request.
 * @throws {DomainError} request.forbidden for a person who never asked for the role.
 */
export async function getLooperFile(actor: Actor, now = new Date()): Promise<LooperFileView> {
  authorize(actor, "looping.file");
  const row = await reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("AmbassadorProfile as p", "p.userId", "g.userId")
    .select(["g.status", "g.requestedAt", "g.decidedAt", "g.reason", "u.city", "u.postalCode"])
    .select(["u.address", "u.emailNormalized", "u.firstName", "u.lastName"])
    .select((eb) =>
      eb
        .selectFrom("LooperZoneCommune as z")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("z.looperId", "=", "g.userId")
        .as("zoneCommunes"),
    )
    .select(["p.trainedAt", "p.weeklyHours", "p.workPhone", "p.rsacNumber"])
    .select(["p.attestationExpiresOn", "p.insuranceExpiresOn", "p.identityExpiresOn"])
    .where("g.userId", "=", actor.userId)
    .where("g.role", "=", literal("ambassador"))
    .executeTakeFirst();
  if (!row) throw new DomainError("request.forbidden");
  const { status, rsacNumber, identityExpiresOn, attestationExpiresOn, insuranceExpiresOn } = row;
  const decidedAt = fromDbInstant(row.decidedAt);
  const trainedAt = fromDbInstant(row.trainedAt);
  const trained = trainedAt !== null;
  const ends = { identityExpiresOn, attestationExpiresOn, insuranceExpiresOn };
  const papers = { trained, rsacNumber, ...ends };
  const files = await paperFiles([actor.userId], now);
  const own = files.get(actor.userId) ?? [];
  const zoneCommunes = Number(row.zoneCommunes ?? 0);
  const isDemo = isDemoAddress(row.emailNormalized);
  const contract = await contractRow(actor.userId, now);
  const gaps = contractGaps(
    {
      ...{ papers, zoneCommunes, weeklyHours: row.weeklyHours },
      waiting: own.filter(({ newer }) => newer?.outcome === null).map(({ paper }) => paper),
      address: addressLine(row.address, row.postalCode, row.city),
      hasPublisher: canTakeMandates({ isDemonstration: isDemo }),
    },
    civilDay(now),
  );
  const waits = status === "refused" && decidedAt !== null && !mayReapply(decidedAt, now);
  return {
    grant: {
      status,
      requestedAt: fromDbInstant(row.requestedAt),
      decidedAt,
      reason: readReason(row.reason),
      reapplyOn: waits ? reapplyOn(decidedAt) : null,
    },
    papers,
    files: own,
    trainedAt,
    contract: {
      ...contract,
      gaps: contract.signedAt === null ? gaps : [],
      trial: isDemo || !isCompletePublisher(documentPublisher()),
      name: `${row.firstName} ${row.lastName}`,
    },
    weeklyHours: row.weeklyHours,
    zoneCommunes,
    workPhone: row.workPhone,
    city: row.city,
    postalCode: row.postalCode,
    standing: looperStanding(papers, { status }, now),
  };
}
