import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { offerEnd } from "../../offers/rules.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { listRewards } from "./queries/list-rewards.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const database = adoptedDatabase();

test("a person reads what their own referrals earned, the last first, and nobody else's", async () => {
  const referrer = await createPerson(database, [["seller", "active"]]);
  const referred = await createPerson(database, [["buyer", "active"]]);
  const home = propertyRow({ sellerId: referrer.userId });
  const [offerId, saleId] = [newId(), newId()];
  const reward = (
    kind: "referrer_buyer" | "referrer_seller",
    amountCents: number,
    day: number,
  ) => ({
    id: newId(),
    saleId,
    kind,
    beneficiaryId: referrer.userId,
    referredId: referred.userId,
    amountCents,
    occurredAt: new Date(Date.UTC(2026, 9, day)),
  });
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.property.create({ data: home });
    await tx.offer.create({
      data: {
        id: offerId,
        propertyId: home.id,
        buyerId: referred.userId,
        authorId: referred.userId,
        home: namedHome(),
        buyerName: "Thomas Martin",
        buyerEmail: "thomas@example.org",
        buyerPhone: "06",
        amountCents: 240_000_00,
        financingType: "cash",
        financingApproved: true,
        ...offerEnd("2026-12-01", "35238"),
        createdAt: NOW,
        status: "accepted",
      },
    });
    await tx.sale.create({
      data: {
        id: saleId,
        propertyId: home.id,
        offerId,
        buyerId: referred.userId,
        sellerId: referrer.userId,
        priceCents: 240_000_00,
        openedAt: NOW,
        teamDueAt: NOW,
        terms: {},
      },
    });
    await tx.referralReward.create({ data: reward("referrer_buyer", 100_00, 1) });
    await tx.referralReward.create({ data: reward("referrer_seller", 500_00, 2) });
  });
  const view = await listRewards(referrer);
  expect(view).toMatchObject({ totalCents: 600_00, count: 2 });
  expect(view.rewards.map(({ kind }) => kind)).toEqual(["referrer_seller", "referrer_buyer"]);
  expect(await listRewards(referred)).toEqual({ totalCents: 0, count: 0, rewards: [] });
});
