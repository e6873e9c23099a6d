import { DomainError, type ErrorCode } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { eachTicked } from "../../lists/each-ticked.ts";
import type { HeldReason, SeenLead } from "../rules.ts";
import type { LeadsOutcome } from "../views.ts";
import { handOverLead } from "./hand-over-lead.ts";
import { remindLooper } from "./remind-looper.ts";

/** What keeps one of several leads from being moved, and not the others. */
const LEFT: Partial<Record<ErrorCode, Exclude<keyof LeadsOutcome, "done">>> = {
  "lead.not-found": "moved",
  "lead.moved": "moved",
  "lead.reminded": "reminded",
  "looper.not-in-force": "unfit",
};

const eachLead = (leads: readonly SeenLead[], move: (lead: SeenLead) => Promise<void>) =>
  eachTicked(
    leads,
    ({ leadId }) => leadId,
    move,
    { moved: 0, reminded: 0, unfit: 0 },
    (code) => LEFT[code],
  );

/** Reminds the loopers of some leads: see `remindLooper`. @throws {DomainError} request.forbidden */
export function remindLoopers(
  leads: readonly SeenLead[],
  actor: Actor,
  now = new Date(),
): Promise<LeadsOutcome> {
  authorize(actor, "leads.qualify");
  return eachLead(leads, ({ leadId }) => remindLooper(leadId, actor, now));
}

/**
 * Hands some leads over to a looper: see `handOverLead`. Those that nobody has yet are for their own reason.
 * @param reason of those that somebody has
 * @throws {DomainError} request.forbidden
 */
export function handOverLeads(
  { leads, toId, reason }: { leads: readonly SeenLead[]; toId: string; reason?: HeldReason },
  actor: Actor,
  now = new Date(),
): Promise<LeadsOutcome> {
  authorize(actor, "leads.qualify");
  return eachLead(leads, async (lead) => {
    const why = lead.fromId === null ? "first" : reason;
    if (why === undefined) throw new DomainError("request.invalid");
    await handOverLead({ ...lead, toId, reason: why }, actor, now);
  });
}
