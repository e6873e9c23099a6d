import { cursorAt } from "../../../kernel/keyset.ts";
import { civilDay, shiftCivilDay } from "../../../kernel/time.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { LAPSING_DAYS, papersOn } from "../../../policy/looper-papers.ts";
import type { LapsingLooperView } from "../views.ts";

interface LapsingRow {
  grantId: string;
  requestedAt: string;
  name: string;
  email: string;
  trained: 0 | 1;
  rsacNumber: string | null;
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
}

/** The first to end comes first; those suspended for it are in the list of their state. */
const lapsing = preparedRead<{ soon: string; limit: number }, LapsingRow>(
  `SELECT g.id AS grantId, g.requestedAt, u.firstName || ' ' || u.lastName AS name, u.email,
          p.trainedAt IS NOT NULL AS trained, p.rsacNumber, p.attestationExpiresOn,
          p.insuranceExpiresOn
   FROM (SELECT userId FROM AmbassadorProfile INDEXED BY AmbassadorProfile_attestation
           WHERE attestationExpiresOn <= :soon
         UNION
         SELECT userId FROM AmbassadorProfile INDEXED BY AmbassadorProfile_insurance
           WHERE insuranceExpiresOn <= :soon) f
   JOIN RoleGrant g ON g.userId = f.userId AND g.role = 'ambassador' AND g.status = 'active'
   JOIN AmbassadorProfile p ON p.userId = f.userId
   JOIN User u ON u.id = f.userId
   ORDER BY min(coalesce(p.attestationExpiresOn, ''), coalesce(p.insuranceExpiresOn, '')), g.id
   LIMIT :limit`,
);

/** The loopers in force whose papers end within thirty days. @throws request.forbidden */
export function listLapsingLoopers(actor: Actor, now = new Date()): LapsingLooperView[] {
  authorize(actor, "people.check");
  const today = civilDay(now);
  return lapsing()
    .all({ soon: shiftCivilDay(today, LAPSING_DAYS), limit: 50 })
    .map(({ grantId, name, email, trained, requestedAt, ...papers }) => ({
      grantId,
      name,
      email,
      place: cursorAt(requestedAt),
      papers: papersOn({ ...papers, trained: trained === 1 }, today).filter(
        ({ state }) => state === "lapsing" || state === "lapsed",
      ),
    }));
}
