import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveListing } from "../listings/states/commands/move-listing.ts";
import type { Actor } from "../policy/actor.ts";
import { enterHome } from "../revisions/commands/enter-home.ts";
import { saveRevision } from "../revisions/commands/save-revision.ts";
import { startRevision } from "../revisions/commands/start-revision.ts";
import { submitRevision } from "../revisions/commands/submit-revision.ts";
import { takeBackRevision } from "../revisions/commands/take-back-revision.ts";
import type { RevisionContent } from "../revisions/content.ts";
import { getRevision } from "../revisions/queries/get-revision.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { signatureCodeOf, signMandateOf } from "../testing/mandates.ts";
import { createPerson } from "../testing/people.ts";
import { writeHandedIn } from "../testing/revisions.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { approveRevision } from "../trust/review/commands/approve-revision.ts";
import { claimRevision } from "../trust/review/commands/claim-revision.ts";
import { getReview } from "../trust/review/queries/get-review.ts";
import { requestAmendment, requestMandateSignature } from "./commands/request-signature.ts";
import { signAmendment } from "./commands/sign-amendment.ts";
import { signMandate } from "./commands/sign-mandate.ts";
import { findMandateOf } from "./queries/find-mandate-of-home.ts";
import { findPriceChange } from "./queries/find-price-change.ts";

/** A mandate covers the home and the seller that it names: each way by which another one could be published under it. */

const NOW = new Date("2026-11-24T10:00:00Z");
const LYON: RevisionContent = {
  address: "8 cours Lafayette",
  postalCode: "69003",
  communeCode: "69383",
  lat: 45.76,
  lng: 4.85,
  surfaceDm2: 20_000,
};

const database = adoptedDatabase();
let team: Actor;
let seller: Actor;
let propertyId: string;
let revisionId: string;

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    const lyon = { code: "69383", name: "Lyon 3e", slug: "lyon-3e", departmentCode: "69" };
    await tx.commune.create({ data: communeRow(lyon) });
    for (const [communeCode, postalCode] of [
      ["35238", "35000"],
      ["69383", "69003"],
    ] as const) {
      await tx.communePostalCode.create({ data: { communeCode, postalCode } });
    }
  });
  team = await createPerson(database, [["trust_manager", "active"]]);
});

/** A complete draft of 63.5 m² in Rennes, whose mandate its seller signed. */
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  ({ propertyId, revisionId } = await database.writer.$transaction((tx) =>
    writeHandedIn(tx, {
      sellerId: seller.userId,
      now: NOW,
      status: "editing",
      submittedAt: null,
      mandate: null,
    }),
  ));
  await sign();
});

const sign = (expressRequest = true) =>
  signMandateOf(database, { propertyId, actor: seller, expressRequest, now: NOW });

async function save(changes: RevisionContent, id = revisionId): Promise<void> {
  const holder = { kind: "seller", actor: seller } as const;
  const { version } = await getRevision(id, holder, NOW);
  await saveRevision({ revisionId: id, baseVersion: version, changes }, holder, NOW);
}

const submit = (id = revisionId) => codeOf(submitRevision({ revisionId: id }, seller, NOW));

async function approve(id = revisionId): Promise<string | null> {
  const version = database.raw
    .prepare<[string], number>("SELECT version FROM ListingRevision WHERE id = ?")
    .pluck()
    .get(id);
  await claimRevision({ revisionId: id }, team, NOW);
  return codeOf(approveRevision({ revisionId: id, version: version ?? 0 }, team, NOW));
}

const home = () =>
  database.raw
    .prepare("SELECT status, address, communeCode, surfaceDm2 FROM Property WHERE id = ?")
    .get(propertyId);
const mandates = () =>
  database.raw
    .prepare(
      "SELECT homeAddress, homeCommuneCode, homeSurfaceDm2, sellerName, endedAt IS NULL AS inForce FROM Mandate WHERE propertyId = ? ORDER BY number",
    )
    .all(propertyId);
const rename = (lastName: string) => {
  database.raw.prepare("UPDATE User SET lastName = ? WHERE id = ?").run(lastName, seller.userId);
  seller = { ...seller, lastName };
};

/** The home of the draft, published. @returns the revision that changes it */
async function published(changes: RevisionContent): Promise<string> {
  expect([await submit(), await approve()]).toEqual([null, null]);
  const { revisionId: change } = await startRevision({ propertyId }, seller, NOW);
  await save(changes, change);
  return change;
}

test("a signed mandate names its home and its seller", () => {
  expect(mandates()).toEqual([
    {
      homeAddress: "12 rue de Paris",
      homeCommuneCode: "35238",
      homeSurfaceDm2: 6_350,
      sellerName: "Camille Martin",
      inForce: 1,
    },
  ]);
});

describe("a draft that became another home after its mandate", () => {
  test("is not handed in before another mandate is signed for it, which replaces the first", async () => {
    await save(LYON);
    expect(await submit()).toBe("revision.home-not-signed");
    // The draft's row follows, which covers it no better.
    await enterHome({ revisionId }, seller, NOW);
    expect(await submit()).toBe("revision.home-not-signed");
    const { uncovered, mandate } = await getRevision(
      revisionId,
      { kind: "seller", actor: seller },
      NOW,
    );
    expect(uncovered?.items).toEqual(["address", "commune", "surface"]);
    expect(mandate).toBeNull();
    const page = await findMandateOf(propertyId, seller, NOW);
    expect(page).toMatchObject({ canSign: true, canAmend: false, mustRequest: false });
    expect(page.uncovered?.now).toMatchObject({ city: "Lyon 3e", surfaceDm2: 20_000 });
    await sign();
    expect(mandates()).toMatchObject([
      { homeCommuneCode: "35238", inForce: 0 },
      { homeAddress: "8 cours Lafayette", homeCommuneCode: "69383", inForce: 1 },
    ]);
    expect([await submit(), await approve()]).toEqual([null, null]);
    expect(home()).toMatchObject({ status: "active", communeCode: "69383", surfaceDm2: 20_000 });
  });

  test("is signed as what it says now, without entering it again", async () => {
    await save(LYON);
    await sign();
    expect(mandates()).toMatchObject([{ inForce: 0 }, { homeSurfaceDm2: 20_000, inForce: 1 }]);
    expect(await submit()).toBeNull();
  });

  test("is handed in again once it says what was signed", async () => {
    await save({ surfaceDm2: 20_000 });
    expect(await submit()).toBe("revision.home-not-signed");
    await save({ surfaceDm2: 6_350 });
    expect(await submit()).toBeNull();
  });

  test.each([
    { lot: "A3" },
    { lot: "" },
    { type: "studio" },
    { address: "21 rue de Paris" },
    { surfaceDm2: 6_351 },
    { parcelId: "35238000AB0123" },
    { landSurfaceM2: 300 },
  ] as const)("%o asks for another mandate", async (change) => {
    await save(change);
    expect(await submit()).toBe("revision.home-not-signed");
  });

  test.each([
    { address: "12, RUE  de paris" },
    { address: "12 r. de Paris" },
    { lot: "lot b 12" },
    { title: "Appartement refait près du Thabor" },
    { rooms: 4 },
  ])("%o asks for none", async (change) => {
    await save(change);
    expect(await submit()).toBeNull();
  });
});

describe("after it was handed in", () => {
  test("a home that became another in the team's hands is not approved", async () => {
    expect(await submit()).toBeNull();
    const { raw } = database;
    const content = raw
      .prepare<[string], string>("SELECT content FROM ListingRevision WHERE id = ?")
      .pluck()
      .get(revisionId);
    raw
      .prepare("UPDATE ListingRevision SET content = ? WHERE id = ?")
      .run(JSON.stringify({ ...JSON.parse(content ?? ""), ...LYON }), revisionId);
    expect(await approve()).toBe("revision.home-not-signed");
    const { mandate } = await getReview(revisionId, team, NOW);
    expect(mandate?.uncovered?.items).toEqual(["address", "commune", "surface"]);
    expect(home()).toMatchObject({ status: "in_review", communeCode: "35238" });
  });

  test("taken back and changed, it is compared again", async () => {
    expect(await submit()).toBeNull();
    await takeBackRevision({ revisionId }, seller, NOW);
    await save(LYON);
    expect(await submit()).toBe("revision.home-not-signed");
  });

  test("a seller of another name signs again, and the team publishes then", async () => {
    expect(await submit()).toBeNull();
    rename("Durand");
    expect(await approve()).toBe("revision.seller-not-signed");
    const { mandate } = await getReview(revisionId, team, NOW);
    expect(mandate?.uncovered).toMatchObject({
      items: ["seller"],
      signed: { sellerName: "Camille Martin" },
      now: { sellerName: "Camille Durand" },
    });
    await sign();
    expect(await codeOf(approveRevision({ revisionId, version: 1 }, team, NOW))).toBeNull();
    expect(home()).toMatchObject({ status: "active" });
  });

  test("the same name in other letters asks for nothing", async () => {
    rename("MARTÏN");
    expect([await submit(), await approve()]).toEqual([null, null]);
  });
});

describe("a published listing at another price", () => {
  async function amended(priceCents: number) {
    const { signatureId } = await requestAmendment(
      { propertyId, priceCents },
      seller,
      signInContext(),
      NOW,
    );
    const code = signatureCodeOf(database, seller);
    const input = {
      signatureId,
      name: `${seller.firstName} ${seller.lastName}`,
      code,
      accept: true,
    } as const;
    return signAmendment(input, seller, signInContext(), NOW);
  }
  const revision = () =>
    database.raw
      .prepare(
        "SELECT id, status FROM ListingRevision WHERE propertyId = ? AND status <> 'approved'",
      )
      .get(propertyId);

  test("is with the team as soon as its amendment is signed", async () => {
    expect([await submit(), await approve()]).toEqual([null, null]);
    const before = await findPriceChange(propertyId, seller, NOW);
    expect(before).toMatchObject({ isPublished: true, canAmend: true, change: null });
    expect(await amended(279_000_00)).toMatchObject({ propertyId, sending: "sent" });
    const after = await findPriceChange(propertyId, seller, NOW);
    expect(after).toMatchObject({
      shownCents: before.shownCents,
      mandate: { current: { priceCents: 279_000_00 } },
      change: { isInReview: true, priceCents: 279_000_00, others: 0 },
    });
  });

  test("goes with what else is changed, or stays, signed, where that is not ready", async () => {
    const id = await published({ description: "" });
    expect((await findPriceChange(propertyId, seller, NOW)).change).toMatchObject({
      revisionId: id,
      isInReview: false,
      others: 1,
    });
    expect((await amended(279_000_00)).sending).toBe("revision.incomplete");
    expect(revision()).toEqual({ id, status: "editing" });
  });

  test("of a draft is signed, and sent with the listing", async () => {
    expect((await amended(279_000_00)).sending).toBe("later");
    expect(revision()).toEqual({ id: revisionId, status: "editing" });
  });
});

describe("a published listing that becomes another home", () => {
  test.each([
    ["its address", { address: "21 rue de Paris" }],
    ["its surface", { surfaceDm2: 20_000 }],
    ["its place", LYON],
  ] as const)(
    "is not handed in by %s, amended nor approved before it is signed",
    async (_what, change) => {
      const id = await published(change);
      expect(await submit(id)).toBe("revision.home-not-signed");
      const amendment = { propertyId, priceCents: 279_000_00 };
      expect(await codeOf(requestAmendment(amendment, seller, signInContext(), NOW))).toBe(
        "revision.home-not-signed",
      );
      await sign();
      expect([await submit(id), await approve(id)]).toEqual([null, null]);
      expect(home()).toMatchObject({
        status: "active",
        ...("surfaceDm2" in change && { surfaceDm2: 20_000 }),
      });
    },
  );

  test("stays online under another mandate only where its seller asks for it", async () => {
    await published({ surfaceDm2: 6_500 });
    const refusal = signMandateOf(database, {
      propertyId,
      actor: seller,
      expressRequest: false,
      now: NOW,
    });
    await expect(refusal).rejects.toMatchObject({
      code: "request.invalid",
      fields: { expressRequest: expect.stringContaining("en ligne") },
    });
    expect(mandates()).toMatchObject([{ homeSurfaceDm2: 6_350, inForce: 1 }]);
    const attempts = database.raw.prepare(
      "SELECT sum(attempts) FROM Signer WHERE signedAt IS NULL",
    );
    expect(attempts.pluck().get()).toBe(0);
  });

  test("is not put back while what is signed is another home than what is published", async () => {
    await published({ surfaceDm2: 6_500 });
    await moveListing({ propertyId, move: "pause" }, seller, NOW);
    await sign(false);
    expect(await codeOf(moveListing({ propertyId, move: "resume" }, seller, NOW))).toBe(
      "listing.home-not-signed",
    );
  });
});

describe("between the code and the signature", () => {
  test("a home that changes in another tab is not what was signed", async () => {
    await save({ surfaceDm2: 6_500 });
    const { signatureId } = await requestMandateSignature(
      { propertyId },
      seller,
      signInContext(),
      NOW,
    );
    const code = signatureCodeOf(database, seller);
    await save(LYON);
    const input = { signatureId, name: "Camille Martin", code, accept: true } as const;
    const signing = signMandate({ ...input, expressRequest: true }, seller, signInContext(), NOW);
    expect(await codeOf(signing)).toBe("signature.terms-changed");
    expect(mandates()).toMatchObject([{ homeSurfaceDm2: 6_350, inForce: 1 }]);
  });

  test("a mandate that covers the home is not replaced", async () => {
    const again = requestMandateSignature({ propertyId }, seller, signInContext(), NOW);
    expect(await codeOf(again)).toBe("mandate.in-force");
  });
});

describe("the database", () => {
  const run = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).run(...values);

  test("holds what a mandate names as it was signed", () => {
    for (const change of ["homeSurfaceDm2 = 20000", "homeAddress = 'x'", "sellerName = 'x'"]) {
      expect(() => run(`UPDATE Mandate SET ${change} WHERE propertyId = ?`, propertyId)).toThrow(
        "never changed",
      );
    }
    expect(() =>
      run("UPDATE Property SET sellerId = ? WHERE id = ?", team.userId, propertyId),
    ).toThrow("its seller");
  });

  test("lets what leaves the site be emptied, as erasing an account does", async () => {
    const parcelId = "35238000AB0123";
    await save({ parcelId });
    await sign();
    expect([await submit(), await approve()]).toEqual([null, null]);
    run("UPDATE Mandate SET endedAt = ? WHERE endedAt IS NULL", "2026-11-25T10:00:00.000+00:00");
    run(
      "UPDATE Property SET status = 'withdrawn', withdrawnAt = ?, parcelId = NULL WHERE id = ?",
      "2026-11-25T10:00:00.000+00:00",
      propertyId,
    );
    expect(home()).toMatchObject({ status: "withdrawn" });
  });

  test.each([
    "surfaceDm2 = 20000",
    "communeCode = '69383'",
    "type = 'studio'",
    "parcelId = '35238000AB0123'",
  ])("keeps what is online the home that is signed: %s", async (change) => {
    expect([await submit(), await approve()]).toEqual([null, null]);
    expect(() => run(`UPDATE Property SET ${change} WHERE id = ?`, propertyId)).toThrow(
      "its mandate names",
    );
    run("UPDATE Property SET status = 'paused' WHERE id = ?", propertyId);
    run(`UPDATE Property SET ${change} WHERE id = ?`, propertyId);
    expect(() => run("UPDATE Property SET status = 'active' WHERE id = ?", propertyId)).toThrow(
      "names its home",
    );
  });
});
