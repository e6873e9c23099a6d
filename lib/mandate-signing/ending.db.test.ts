import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson } from "../testing/people.ts";
import { writeHandedIn } from "../testing/revisions.ts";
import { endExpiredMandates } from "./commands/end-expired-mandates.ts";
import { withdrawMandate } from "./commands/withdraw-mandate.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const database = adoptedDatabase();
beforeAll(() => database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() })));

let seller: Actor;
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
});

const handedIn = (mandate: { withdrawalEndsOn: string; signedAt?: Date }) =>
  database.writer.$transaction((tx) =>
    writeHandedIn(tx, { sellerId: seller.userId, now: NOW, mandate }),
  );

const stateOf = (propertyId: string) =>
  database.raw
    .prepare(
      `SELECT p.status, r.status AS revision, k.ownerId FROM Property p
       JOIN ListingRevision r ON r.propertyId = p.id
       LEFT JOIN TaskClaim k ON k.kind = 'listing-review' AND k.subjectId = r.id WHERE p.id = ?`,
    )
    .get(propertyId);

const lastEvent = (revisionId: string) =>
  database.raw
    .prepare(
      "SELECT kind, actorId FROM RevisionEvent WHERE revisionId = ? ORDER BY at DESC, rowid DESC",
    )
    .get(revisionId);

const lastMail = () => JSON.stringify(writtenMails(database.raw, seller.email).at(-1));

describe("what the team has of a home goes back to its seller", () => {
  test("when they withdraw from its mandate", async () => {
    const { propertyId, revisionId } = await handedIn({ withdrawalEndsOn: "2026-12-08" });
    database.raw
      .prepare(
        `INSERT INTO TaskClaim (kind, subjectId, ownerId, claimedAt, endsAt)
         VALUES ('listing-review', ?, ?, '2026-11-24T09:00:00.000+00:00', '2026-11-24T11:00:00.000+00:00')`,
      )
      .run(revisionId, seller.userId);
    await withdrawMandate({ propertyId }, seller, NOW);
    expect(stateOf(propertyId)).toEqual({
      status: "draft",
      revision: "editing",
      ownerId: null,
    });
    expect(lastEvent(revisionId)).toEqual({ kind: "taken_back", actorId: seller.userId });
    expect(lastMail()).toContain("parmi vos brouillons");
  });

  test("at the term of its mandate", async () => {
    const { propertyId, revisionId } = await handedIn({
      withdrawalEndsOn: "2025-11-30",
      signedAt: new Date("2025-11-16T10:00:00Z"),
    });
    await endExpiredMandates(NOW);
    expect(stateOf(propertyId)).toMatchObject({ status: "draft", revision: "editing" });
    expect(lastEvent(revisionId)).toEqual({ kind: "taken_back", actorId: null });
  });
});
