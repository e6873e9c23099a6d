import { recordAudit } from "../../audit/commands/record-audit.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { initialedName } from "../../kernel/person-name.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { countNetworkTry } from "../../platform/attempts.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { leadOfToken } from "../links.ts";
import { HELD, isOver } from "../rules.ts";
import { movedTo } from "../states.ts";

const REQUEST = {
  ...{ kind: true, status: true, closeReason: true, ambassadorId: true },
  ...{ contactId: true, contactEmail: true, contactName: true },
  offers: { where: { endedAt: null }, select: { id: true, dueAt: true } },
} as const;

const findRequest = (tx: Transaction, id: string) =>
  tx.lead.findFirst({ where: { id, kind: "seller" }, select: REQUEST });
type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/**
 * Withdraws the request of a seller: it is closed by that, how to reach them and where the home is are removed, and
 * whoever has it is notified. Done twice it changes nothing.
 */
async function withdraw(
  id: string,
  isTheirs: (request: Request) => boolean,
  actor: Actor | null,
  now: Date,
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const request = await findRequest(tx, id);
    if (!request || !isTheirs(request)) throw new DomainError("lead.request-not-found");
    const { kind, status, closeReason, ambassadorId } = request;
    if (closeReason === "withdrawn") return;
    if (movedTo("withdraw", kind, status) === null) throw new DomainError("lead.request-settled");
    for (const offer of request.offers) {
      const where = { id: offer.id };
      // In time it is as if it had not been made: nobody can answer it any more.
      if (!isOver(offer, now)) await tx.leadOffer.delete({ where });
      else await tx.leadOffer.update({ where, data: { outcome: "expired", endedAt: now } });
    }
    const contactId = actor?.userId ?? request.contactId;
    // An account finds what is its person's. Else a full name would stay that nothing leads to.
    const name = contactId === null ? initialedName(request.contactName) : request.contactName;
    await tx.lead.update({
      where: { id },
      data: {
        ...{ status: "lost", closeReason: "withdrawn", contactId, contactName: name },
        ...{ contactEmail: null, contactPhone: null, estimateId: null, dwellingHash: null },
        ...{ address: null, postalCode: null, note: null, appointmentAt: null },
        ...(status === "offered" && { ambassadorId: null }),
        ...HELD,
        factAt: now,
        updatedAt: now,
      },
    });
    await recordAudit(
      tx,
      {
        action: "lead.withdrawn",
        subject: { type: "lead", id },
        actor,
        concernsId: contactId,
        detail: { from: status },
      },
      now,
    );
    if (ambassadorId === null) return;
    const data = { leadId: id, name, title: null };
    await notify(tx, { userId: ambassadorId, event: "lead.withdrawn", data }, now);
  });
}

/**
 * Withdraws the request of whoever has the link of a mail about it.
 * @throws {DomainError} lead.request-not-found; lead.request-settled once a mandate is signed or the home is sold;
 * request.too-many for a caller who guesses
 */
export async function withdrawByLink(
  { jeton }: { jeton: string },
  origin: Origin,
  now = new Date(),
): Promise<void> {
  const id = leadOfToken(jeton);
  if (id === null) {
    await countNetworkTry(origin);
    throw new DomainError("lead.request-not-found");
  }
  await withdraw(id, () => true, null, now);
}

/**
 * Withdraws a request of somebody with an account, also one that was made with their address before they had it.
 * @throws {DomainError} as `withdrawByLink`
 */
export async function withdrawOwnRequest(
  { leadId }: { leadId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const ownAddress = normalizeEmail(actor.email);
  const isTheirs = ({ contactId, contactEmail }: Request) =>
    contactId === actor.userId || (contactId === null && contactEmail === ownAddress);
  await withdraw(leadId, isTheirs, actor, now);
}
