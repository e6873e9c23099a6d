import { newId } from "../kernel/ids.ts";
import { VAT_BPS } from "../kernel/place.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { namedHome } from "./builders.ts";
import { MARK, OTHERS, RETAINED, SECRET } from "./marks.ts";

const NOW = new Date("2026-11-01T09:00:00Z");

/**
 * A concluded sale of the person's home, one that fell through, what they answered as a seller, and what their
 * referral earned.
 */
export async function writePastSales(
  tx: Prisma.TransactionClient,
  { userId, email, sold }: { userId: string; email: string; sold: string },
  other: Actor,
  listing: Record<"active" | "sold" | "theirs", string>,
): Promise<void> {
  const terms = {
    amountCents: 230_000_00,
    ...offerEnd("2026-11-10", "35238"),
    createdAt: NOW,
  } as const;
  const financing = { financingType: "loan", financingApproved: true } as const;
  const fallen = newId();
  await tx.offer.create({
    data: {
      id: fallen,
      propertyId: listing.theirs,
      buyerId: userId,
      authorId: userId,
      home: namedHome(),
      buyerName: MARK,
      buyerEmail: email,
      buyerPhone: MARK,
      status: "void",
      conditions: MARK,
      fileSharedAt: NOW,
      ...terms,
      ...financing,
    },
  });
  await tx.offer.create({
    data: {
      id: newId(),
      propertyId: listing.active,
      buyerId: other.userId,
      authorId: userId,
      home: namedHome(),
      buyerName: OTHERS,
      buyerEmail: other.email,
      buyerPhone: OTHERS,
      status: "rejected",
      message: MARK,
      ...terms,
      ...financing,
    },
  });
  const sale = (offerId: string, propertyId: string, conditions: string) => ({
    id: newId(),
    offerId,
    propertyId,
    buyerId: userId,
    ambassadorId: userId,
    priceCents: terms.amountCents,
    openedAt: NOW,
    teamDueAt: NOW,
    endedAt: NOW,
    terms: { buyerName: MARK, sellerName: MARK, looperName: MARK, offer: { conditions } },
  });
  const events = (kind: "deed_signed" | "withdrawn") => ({
    create: [
      { id: newId(), kind: "opened" as const, at: NOW, actorId: userId },
      { id: newId(), kind, at: NOW, actorId: userId, day: "2026-11-01" },
    ],
  });
  const concluded = sale(sold, listing.sold, RETAINED);
  await tx.sale.create({
    data: {
      ...concluded,
      sellerId: userId,
      status: "concluded",
      deedSignedOn: "2026-11-01",
      events: events("deed_signed"),
    },
  });
  await tx.sale.create({
    data: {
      ...sale(fallen, listing.theirs, MARK),
      sellerId: other.userId,
      status: "fallen_through",
      endReason: "buyer_withdrew",
      events: events("withdrawn"),
    },
  });
  await tx.invoice.create({
    data: {
      number: 1,
      saleId: concluded.id,
      sellerId: userId,
      feeCents: 4_000_00,
      discountCents: 0,
      vatBps: VAT_BPS,
      issuedAt: NOW,
      dueOn: "2026-12-01",
      parties: { seller: { name: RETAINED } },
    },
  });
  await tx.invoicePayment.create({
    data: {
      id: newId(),
      invoiceNumber: 1,
      amountCents: 4_000_00,
      paidOn: "2026-11-02",
      method: "transfer",
      reference: RETAINED,
      recordedById: other.userId,
      recordedAt: NOW,
    },
  });
  await tx.signature.create({
    data: {
      id: newId(),
      kind: "mandate",
      propertyId: listing.active,
      signerId: userId,
      terms: { kind: "mandate" },
      termsSha256: "0".repeat(64),
      createdAt: NOW,
      expiresAt: NOW,
      signers: { create: { position: 1, codeHash: SECRET, codeExpiresAt: NOW } },
    },
  });
  await tx.referralReward.create({
    data: {
      id: newId(),
      saleId: concluded.id,
      kind: "referrer_buyer",
      beneficiaryId: userId,
      referredId: other.userId,
      amountCents: 100_00,
      occurredAt: NOW,
    },
  });
}
