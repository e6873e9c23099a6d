import { beforeAll, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { acceptOffer } from "./commands/accept-offer.ts";
import { counterOffer } from "./commands/counter-offer.ts";
import { withdrawOffer } from "./commands/withdraw-offer.ts";
import { offerEnd } from "./rules.ts";

/** The last second of an offer's last day in Paris, and the first one after it. */
const IN_TIME = new Date("2026-11-23T22:59:59.999Z");
const TOO_LATE = new Date("2026-11-23T23:00:00.000Z");
const ROUNDS = 200;

const database = adoptedDatabase();
let seller: Actor;
let buyers: [Actor, Actor, Actor];

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  seller = await createPerson(database, [["seller", "active"]]);
  const buyer = () => createPerson(database, [["buyer", "active"]]);
  buyers = [await buyer(), await buyer(), await buyer()];
});

/** A home with three offers; the third one expires that second. */
async function newRound(): Promise<{ home: string; a: string; b: string; c: string }> {
  const home = propertyRow({ sellerId: seller.userId });
  const [a, b, c] = [newId(), newId(), newId()];
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: home });
    for (const [rank, id] of [a, b, c].entries()) {
      const buyerId = buyers[rank]?.userId ?? "";
      await tx.offer.create({
        data: {
          id,
          propertyId: home.id,
          buyerId,
          authorId: buyerId,
          home: namedHome(home),
          buyerName: "Camille Martin",
          buyerEmail: "camille@example.org",
          buyerPhone: "06 12 34 56 78",
          amountCents: 240_000_00 + rank * 100,
          financingType: "loan",
          financingApproved: true,
          ...offerEnd(rank === 2 ? "2026-11-23" : "2026-12-01", "35238"),
          createdAt: IN_TIME,
        },
      });
    }
  });
  return { home: home.id, a, b, c };
}

const countOf = (sql: string, ...values: unknown[]) =>
  database.raw
    .prepare(sql)
    .pluck()
    .get(...values) as number;

test(`accept A, accept B, counter A, withdraw B and an offer that expires that second, ${ROUNDS} rounds`, async () => {
  const accepted = { a: 0, b: 0, c: 0, none: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { home, a, b, c } = await newRound();
    const now = round % 2 === 0 ? IN_TIME : TOO_LATE;
    const counter = { amount: 245_000, expiryDate: "2026-12-05", message: null, conditions: null };
    const works = [
      () => acceptOffer({ offerId: a }, seller, now),
      () => acceptOffer({ offerId: b }, seller, now),
      () => counterOffer({ offerId: a, ...counter }, seller, now),
      () => withdrawOffer({ offerId: b }, buyers[1], now),
      () => acceptOffer({ offerId: c }, seller, now),
    ];
    // Another one comes first each round.
    const turned = [...works.slice(round % 5), ...works.slice(0, round % 5)];
    const codes = await Promise.all(turned.map((work) => codeOf(work())));
    for (const code of codes) {
      expect([null, "offer.moved", "offer.expired", "offer.listing-under-offer"]).toContain(code);
    }
    const winner = database.raw
      .prepare("SELECT id FROM Offer WHERE propertyId = ? AND status = 'accepted'")
      .pluck()
      .all(home) as string[];
    expect(winner.length).toBeLessThanOrEqual(1);
    expect(countOf("SELECT count(*) FROM Sale WHERE propertyId = ?", home)).toBe(winner.length);
    expect(countOf("SELECT status FROM Property WHERE id = ?", home)).toBe(
      winner.length === 1 ? "under_offer" : "active",
    );
    if (winner.length === 1) {
      const waiting = `SELECT count(*) FROM Offer WHERE propertyId = ? AND status = 'pending' AND expiresAt > ?`;
      expect(countOf(waiting, home, toDbInstant(now))).toBe(0);
    }
    if (now === TOO_LATE) expect(winner).not.toContain(c);
    const name = (["a", "b", "c"] as const).find((each) => winner[0] === { a, b, c }[each]);
    accepted[name ?? "none"] += 1;
  }
  // Every order came to pass.
  expect(accepted.a).toBeGreaterThan(0);
  expect(accepted.b).toBeGreaterThan(0);
  expect(accepted.c).toBeGreaterThan(0);
});
