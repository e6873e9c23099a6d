import type { ListWindow } from "../../../kernel/keyset.ts";
import { FROM_NEWEST, type ListPlace } from "../../../kernel/keyset.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { DecidedReferralView } from "../views.ts";

const SHOWN_DECISIONS = 10;

interface DecidedRow extends ListPlace {
  code: string;
  status: "counted" | "refused";
  email: string;
  deciderName: string;
}

const decided = preparedRead<ListWindow, DecidedRow>(
  `SELECT r.id, r.decidedAt AS at, r.referrerCode AS code, r.status, e.email,
     u.firstName || ' ' || u.lastName AS deciderName
   FROM WaitlistReferral r INDEXED BY WaitlistReferral_decided
   JOIN WaitlistEntry e ON e.id = r.entryId JOIN User u ON u.id = r.decidedById
   WHERE r.decidedAt IS NOT NULL AND (r.decidedAt, r.id) < (:at, :id)
   ORDER BY r.decidedAt DESC, r.id DESC LIMIT :limit`,
);

/** What was decided last, and by whom. @throws {DomainError} request.forbidden */
export function listDecidedReferrals(actor: Actor): DecidedReferralView[] {
  authorize(actor, "waitlist.manage");
  return decided()
    .all({ ...FROM_NEWEST, limit: SHOWN_DECISIONS })
    .map(({ id, at, code, status, email, deciderName }) => ({
      id,
      referredEmail: email,
      code,
      counted: status === "counted",
      decidedAt: new Date(at),
      deciderName,
    }));
}
