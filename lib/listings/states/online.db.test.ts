import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { withdrawMandate } from "../../mandate-signing/commands/withdraw-mandate.ts";
import { namesToCover } from "../../mandates/commands/names-to-cover.ts";
import { namesRow } from "../../mandates/names.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { startRevision } from "../../revisions/commands/start-revision.ts";
import { endSale } from "../../sales/commands/end-sale.ts";
import { recordStep } from "../../sales/commands/record-sale-step.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, mandateNames, propertyRow } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { type WrittenMandate, writeMandate } from "../../testing/mandates.ts";
import { createPerson } from "../../testing/people.ts";
import { completeContent } from "../../testing/revisions.ts";
import { writeOpenSale } from "../../testing/sales.ts";
import { publishIn } from "../../trust/review/commands/publish-revision.ts";
import { findListingKind } from "../queries/find-listing-kind.ts";
import { answerConfirmation } from "./commands/answer-confirmation.ts";
import { moveListing } from "./commands/move-listing.ts";
import { withdrawListing } from "./commands/withdraw-listing.ts";
import { listingConfirmationToken } from "./token.ts";

/* Every way online but the approval of a first publication, which lib/trust/review tests. */

const NOW = new Date("2026-11-24T09:00:00Z");
const database = adoptedDatabase();
let seller: Actor;
let looper: Actor;
let buyer: Actor;
let rival: Actor;
let manager: Actor;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
  looper = await createPerson(database, [["ambassador", "active"]]);
  buyer = await createPerson(database, [["buyer", "active"]]);
  rival = await createPerson(database, [["buyer", "active"]]);
});

beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
});

const statusOf = (id: string) =>
  (
    database.raw.prepare("SELECT status FROM Property WHERE id = ?").get(id) as {
      status: string;
    }
  ).status;

/** The mandates that a home can have; null for none. */
const MANDATES = {
  none: null,
  ended: { endedAt: new Date("2026-11-20T10:00:00Z") },
  "within its days": { withdrawalEndsOn: "2026-12-04" },
  "requested within its days": {
    withdrawalEndsOn: "2026-12-04",
    expressRequestAt: new Date("2026-11-20T09:00:00Z"),
  },
  "on its last day": { withdrawalEndsOn: "2026-11-24" },
  "after its days": { withdrawalEndsOn: "2026-11-23" },
} as const satisfies Record<string, Partial<Prisma.MandateUncheckedCreateInput> | null>;

type Case = keyof typeof MANDATES;

async function paused(mandate: Case, overrides = {}): Promise<string> {
  const row = propertyRow({
    sellerId: seller.userId,
    status: "paused",
    pauseReason: "unconfirmed",
    ...overrides,
  });
  const signed = MANDATES[mandate];
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: row });
    if (signed === null) return;
    const signedAt = new Date("2026-11-10T09:00:00Z");
    const names = mandateNames(row);
    await writeMandate(tx, row.id, { signedAt, ...names, ...signed });
  });
  return row.id;
}

const WAYS = {
  "put back by its seller": (id: string) =>
    moveListing({ propertyId: id, move: "resume" }, seller, NOW),
  "put back by the mail's link": (id: string) =>
    answerConfirmation({ jeton: listingConfirmationToken(id, NOW), answer: "available" }, NOW),
};

const OUTCOMES: readonly (readonly [Case, string | null])[] = [
  ["none", "listing.no-mandate"],
  ["ended", "listing.no-mandate"],
  ["within its days", "listing.too-early"],
  ["requested within its days", null],
  ["on its last day", "listing.too-early"],
  ["after its days", null],
];

describe.each(Object.entries(WAYS))("a listing %s", (_way, putBack) => {
  test.each(OUTCOMES)("with a mandate %s: %s", async (mandate, code) => {
    const id = await paused(mandate);
    expect(await codeOf(putBack(id))).toBe(code);
    expect(statusOf(id)).toBe(code === null ? "active" : "paused");
    expect(await findListingKind(id)).toBe(code === null ? "found" : "unknown");
  });

  test("of a demonstration needs none", async () => {
    const id = await paused("none", { isDemonstration: true });
    expect(await codeOf(putBack(id))).toBeNull();
  });
});

describe("a home under offer", () => {
  async function underOffer(
    mandate?: WrittenMandate,
  ): Promise<{ propertyId: string; saleId: string }> {
    const people = {
      sellerId: seller.userId,
      ambassadorId: looper.userId,
      buyerId: buyer.userId,
      rivalId: rival.userId,
      ...(mandate && { mandate }),
    };
    return database.writer.$transaction((tx) => writeOpenSale(tx, people, "cash", NOW));
  }

  /** A mandate that its seller can withdraw from. */
  const WITHIN_ITS_DAYS = { withdrawalEndsOn: "2026-12-08" };

  const fallThrough = (saleId: string) => endSale({ saleId, reason: "agreed" }, manager, NOW);

  test("is back on the market under its mandate where the sale falls through", async () => {
    const { propertyId, saleId } = await underOffer();
    await fallThrough(saleId);
    expect(statusOf(propertyId)).toBe("active");
  });

  test("leaves the site where it falls through without a mandate", async () => {
    const { propertyId, saleId } = await underOffer();
    database.raw
      .prepare("UPDATE Mandate SET endedAt = ? WHERE propertyId = ?")
      .run("2026-11-24T09:00:00.000+00:00", propertyId);
    await fallThrough(saleId);
    expect(statusOf(propertyId)).toBe("paused");
    expect(await codeOf(WAYS["put back by its seller"](propertyId))).toBe("listing.no-mandate");
  });

  test("is not online once its seller withdrew from the mandate, and its sale goes on", async () => {
    const { propertyId, saleId } = await underOffer(WITHIN_ITS_DAYS);
    expect(await findListingKind(propertyId)).toBe("found");
    await withdrawMandate({ propertyId }, seller, NOW);
    expect(statusOf(propertyId)).toBe("paused");
    expect(await findListingKind(propertyId)).toBe("unknown");
    const offers = database.raw.prepare("SELECT status FROM Offer WHERE propertyId = ?");
    expect(offers.all(propertyId)).toContainEqual({ status: "accepted" });
    // Neither put back nor withdrawn meanwhile, whatever is signed anew.
    await database.writer.$transaction(async (tx) => {
      const terms = { priceCents: 420_000_00, tier: "premium", feeCents: 6_000_00 } as const;
      const names = namesRow(await namesToCover(tx, propertyId));
      const expressRequestAt = NOW;
      await writeMandate(tx, propertyId, { ...terms, ...names, signedAt: NOW, expressRequestAt });
    });
    expect(await codeOf(WAYS["put back by its seller"](propertyId))).toBe("listing.sale-open");
    const withdrawing = withdrawListing({ propertyId, reason: "other" }, seller, NOW);
    expect(await codeOf(withdrawing)).toBe("listing.sale-open");
    expect(await codeOf(startRevision({ propertyId }, seller, NOW))).toBe("revision.closed");
    const change = {
      revisionId: newId(),
      propertyId,
      sellerId: seller.userId,
      content: completeContent(),
      fieldVersions: { priceCents: 2 },
    };
    const approving = database.writer.$transaction((tx) => publishIn(tx, change, NOW));
    expect(await codeOf(approving)).toBe("revision.closed");
    await fallThrough(saleId);
    expect(statusOf(propertyId)).toBe("paused");
    expect(await codeOf(WAYS["put back by its seller"](propertyId))).toBeNull();
  });

  test("is sold without a fee where its seller had withdrawn from the mandate", async () => {
    const { propertyId, saleId } = await underOffer(WITHIN_ITS_DAYS);
    await withdrawMandate({ propertyId }, seller, NOW);
    const steps = [
      ["plan-compromis", "2026-11-27", "2026-11-24"],
      ["sign-compromis", "2026-11-27", "2026-11-27"],
      ["notify-compromis", "2026-11-30", "2026-11-30"],
      ["plan-deed", "2027-02-02", "2026-12-20"],
      ["sign-deed", "2027-02-02", "2027-02-02"],
    ] as const;
    for (const [step, day, at] of steps) {
      await recordStep({ saleId, step, day }, manager, new Date(`${at}T11:00:00Z`));
    }
    expect(statusOf(propertyId)).toBe("sold");
    const { n } = database.raw
      .prepare("SELECT count(*) AS n FROM Invoice WHERE saleId = ?")
      .get(saleId) as { n: number };
    expect(n).toBe(0);
  });
});

describe("the database", () => {
  test.each(["draft", "in_review", "paused"] as const)(
    "has no home that was %s online without a mandate",
    async (status) => {
      const unpublished = status === "paused" ? {} : { pauseReason: null, publishedAt: null };
      const id = await paused("ended", { status, ...unpublished });
      const publish = () =>
        database.raw
          .prepare("UPDATE Property SET status = 'active', publishedAt = ? WHERE id = ?")
          .run("2026-11-24T09:00:00.000+00:00", id);
      expect(publish).toThrow("a listing is online under a mandate");
      expect(statusOf(id)).toBe(status);
    },
  );

  test("knows no listing under another id", async () => {
    expect(await findListingKind(newId())).toBe("unknown");
  });
});
