import { DomainError } from "../../kernel/errors.ts";
import { instantOf } from "../../kernel/time.ts";
import { APPOINTMENT_FIELDS } from "../../leads/copy.ts";
import { leadZone } from "../../leads/rules.ts";
import {
  type LeadCloseReason,
  type LeadStatus,
  type LooperAction,
  movedTo,
} from "../../leads/states.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";
import { auditLead } from "./audit-lead.ts";

/* What a looper does with a lead that is theirs. None of it moves their score. */

/** A lead, and where it was seen to stand. */
interface SeenLead {
  leadId: string;
  from: LeadStatus;
}

/** What an action writes beside the state. */
interface Written {
  note?: string | null;
  calledAt?: Date;
  appointmentAt?: Date;
  closeReason?: LeadCloseReason;
}

/** A lead of the looper. @throws {DomainError} lead.not-found */
async function ownLead(tx: Transaction, leadId: string, userId: string) {
  const lead = await tx.lead.findFirst({
    where: { id: leadId, ambassadorId: userId },
    select: { kind: true, communeCode: true, property: { select: { communeCode: true } } },
  });
  if (!lead) throw new DomainError("lead.not-found");
  return { kind: lead.kind, communeCode: lead.property?.communeCode ?? lead.communeCode };
}

/**
 * Does something with a lead of the looper from where it was seen.
 * @returns where it stands then
 * @throws {DomainError} request.forbidden, looper.suspended, lead.not-found, lead.moved, and what `write` throws
 */
async function workLead(
  { leadId, from }: SeenLead,
  action: LooperAction,
  write: (lead: { communeCode: string | null }) => Written,
  actor: Actor,
  now: Date,
): Promise<LeadStatus> {
  authorize(actor, "looping.work");
  if (!(await getLooperFile(actor, now)).standing.inOrder)
    throw new DomainError("looper.suspended");
  const { userId } = actor;
  return writer().$transaction(async (tx) => {
    const lead = await ownLead(tx, leadId, userId);
    const to = movedTo(action, lead.kind, from);
    if (to === null) throw new DomainError("lead.moved");
    const { count } = await tx.lead.updateMany({
      where: { id: leadId, ambassadorId: userId, status: from },
      data: { ...write(lead), status: to, updatedAt: now },
    });
    if (count === 0) throw new DomainError("lead.moved");
    await auditLead(tx, leadId, { action, from, to }, actor, now);
    return to;
  });
}

/** Records that the looper called the person of a lead. @throws as `workLead` */
export const recordCall = (seen: SeenLead, actor: Actor, now = new Date()): Promise<LeadStatus> =>
  workLead(seen, "call", () => ({ calledAt: now }), actor, now);

/** Writes the looper's own note on a lead; null empties it. @throws as `workLead` */
export const writeNote = (
  { note, ...seen }: SeenLead & { note: string | null },
  actor: Actor,
  now = new Date(),
): Promise<LeadStatus> => workLead(seen, "note", () => ({ note }), actor, now);

const YEAR_MS = 366 * 86_400_000;

/** The instant of an appointment, by the clocks of the home. @throws {DomainError} request.invalid */
function appointmentAt(day: string, time: string, communeCode: string | null, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const at = instantOf(day, hours * 60 + minutes, leadZone(communeCode));
  if (at === null) throw new DomainError("request.invalid", { time: APPOINTMENT_FIELDS.skipped });
  if (at <= now) throw new DomainError("request.invalid", { day: APPOINTMENT_FIELDS.past });
  if (at.getTime() - now.getTime() > YEAR_MS)
    throw new DomainError("request.invalid", { day: APPOINTMENT_FIELDS.far });
  return at;
}

/** Enters when the looper sees a seller. @throws as `workLead`, and request.invalid */
export const appointLead = (
  { day, time, ...seen }: SeenLead & { day: string; time: string },
  actor: Actor,
  now = new Date(),
): Promise<LeadStatus> =>
  workLead(
    seen,
    "appoint",
    ({ communeCode }) => ({ appointmentAt: appointmentAt(day, time, communeCode, now) }),
    actor,
    now,
  );

/** Closes a lead that came to nothing, with a reason of the list. @throws as `workLead` */
export const closeLead = (
  { reason, ...seen }: SeenLead & { reason: LeadCloseReason },
  actor: Actor,
  now = new Date(),
): Promise<LeadStatus> => workLead(seen, "close", () => ({ closeReason: reason }), actor, now);
