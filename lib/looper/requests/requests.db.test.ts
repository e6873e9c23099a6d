import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { writeZone } from "../../looper-zones/commands/write-zone.ts";
import type { Actor } from "../../policy/actor.ts";
import { createRevision } from "../../revisions/commands/create-revision.ts";
import { enterHome } from "../../revisions/commands/enter-home.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { withBlindReads } from "../../testing/blind-reads.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { completeContent } from "../../testing/revisions.ts";
import { rsacNumber } from "../../testing/rsac-number.ts";
import { listLeads } from "../queries/list-leads.ts";
import { acceptedLooperIn } from "./commands/accepted-looper.ts";
import { answerRequest } from "./commands/answer-request.ts";
import { endLooperCharge } from "./commands/end-looper-charge.ts";
import { requestLooper } from "./commands/request-looper.ts";
import { withdrawRequest } from "./commands/withdraw-request.ts";
import { getLooperChoice } from "./queries/get-looper-choice.ts";
import { listNearbyLoopers } from "./queries/list-nearby-loopers.ts";
import { listReceivedRequests } from "./queries/list-received-requests.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const HOME = { communeCode: "35238", lat: 48.11, lng: -1.68 };

const database = adoptedDatabase();
let seller: Actor;
let looper: Actor;
let revisionId: string;
let propertyId: string;

/** A looper whose papers are in order. */
async function createLooper(city: string, postalCode: string): Promise<Actor> {
  const person = await createPerson(database, [["ambassador", "active"]], { city, postalCode });
  await database.writer.$transaction(async (tx) => {
    await tx.ambassadorProfile.create({
      data: {
        userId: person.userId,
        trainedAt: NOW,
        rsacNumber: rsacNumber(),
        identityExpiresOn: "2031-06-01",
        attestationExpiresOn: "2027-06-01",
        insuranceExpiresOn: "2027-06-01",
      },
    });
    await writeZone(tx, person.userId, NOW);
  });
  return person;
}

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    const communes = [
      communeRow({ postalCodes: { create: { postalCode: "35000" } } }),
      communeRow({
        code: "35024",
        name: "Betton",
        slug: "betton",
        lat: 48.18,
        lng: -1.64,
        postalCodes: { create: { postalCode: "35830" } },
      }),
      communeRow({
        code: "35288",
        name: "Saint-Malo",
        slug: "saint-malo",
        lat: 48.65,
        lng: -2.0,
        postalCodes: { create: { postalCode: "35400" } },
      }),
    ];
    for (const data of communes) await tx.commune.create({ data });
  });
});
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]], { firstName: "Julien" });
  looper = await createLooper("Rennes", "35000");
  const home = propertyRow({ sellerId: seller.userId, status: "draft", publishedAt: null });
  propertyId = home.id;
  revisionId = newId();
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: home });
    await tx.listingRevision.create({
      data: {
        id: revisionId,
        sellerId: seller.userId,
        propertyId,
        content: { title: "Maison au calme", type: "house", priceCents: 300_000_00, ...HOME },
        fieldVersions: {},
        createdAt: NOW,
        updatedAt: NOW,
      },
    });
  });
});

const ask = (ambassadorId = looper.userId, actor = seller) =>
  requestLooper({ revisionId, ambassadorId }, actor, NOW);
const looperOf = () =>
  database.raw.prepare("SELECT ambassadorId FROM Property WHERE id = ?").pluck().get(propertyId);
const choice = (actor = seller, id = revisionId) =>
  getLooperChoice(id, { kind: "seller", actor }, NOW);
const lapse = ({ userId }: Actor) =>
  database.raw
    .prepare("UPDATE AmbassadorProfile SET insuranceExpiresOn = '2026-11-01' WHERE userId = ?")
    .run(userId);
const accepted = (id = revisionId) =>
  database.writer.$transaction((tx) => acceptedLooperIn(tx, id, NOW));
const newsOf = ({ userId }: Actor) =>
  database.raw.prepare("SELECT event FROM Notification WHERE userId = ?").pluck().all(userId);

describe("the loopers who can be asked", () => {
  test("are those in force of the commune, then of those within fifteen kilometres", async () => {
    const betton = await createLooper("BETTON", "35830");
    const far = await createLooper("Saint-Malo", "35400");
    const nowhere = await createLooper("Ailleurs", "35000");
    const lapsed = await createLooper("Rennes", "35000");
    lapse(lapsed);
    const found = await listNearbyLoopers(HOME, null, NOW);
    const ids = found.map(({ userId }) => userId);
    expect(ids).toContain(looper.userId);
    expect(ids.at(-1)).toBe(betton.userId);
    for (const each of [far, nowhere, lapsed]) expect(ids).not.toContain(each.userId);
    expect(found.at(-1)).toEqual({
      userId: betton.userId,
      firstName: "Camille",
      city: "Betton",
      distanceKm: 8,
      visits: 0,
      rating: null,
    });
  });

  test("come with the visits of their dashboard, and what was said of them", async () => {
    const buyer = await createPerson(database, [["buyer", "active"]]);
    await database.writer.$transaction(async (tx) => {
      for (const feedbackRating of [5, 4, null]) {
        await tx.visit.create({
          data: {
            id: newId(),
            propertyId,
            buyerId: buyer.userId,
            hostId: looper.userId,
            visitorName: "x",
            visitorEmail: "x@example.org",
            visitorPhone: "06",
            startsAt: NOW,
            endsAt: new Date(NOW.getTime() + 1_800_000),
            type: "physical",
            status: "completed",
            feedbackRating,
            createdAt: NOW,
          },
        });
      }
      // The ledger has a visit that no row of this site is left of.
      for (const occurredAt of [NOW, NOW, NOW, NOW, new Date(NOW.getTime() + 1)]) {
        await tx.commissionEntry.create({
          data: {
            id: newId(),
            ambassadorId: looper.userId,
            propertyName: "Maison, Betton",
            event: "visit_organised",
            ruleVersion: "2026-11",
            amountCents: 125_00,
            occurredAt,
          },
        });
      }
    });
    const found = await listNearbyLoopers(HOME, null, NOW);
    expect(found.find(({ userId }) => userId === looper.userId)).toMatchObject({
      visits: 4,
      rating: 4.5,
    });
  });
});

describe("the choice of who receives", () => {
  test("is the seller to begin with, who sees the loopers nearby but never themselves", async () => {
    const both = await createLooper("Rennes", "35000");
    database.raw
      .prepare(
        "INSERT INTO RoleGrant (id, userId, role, status, requestedAt) VALUES (?, ?, 'seller', 'active', ?)",
      )
      .run(newId(), both.userId, "2026-11-01T09:00:00.000+00:00");
    database.raw
      .prepare("UPDATE ListingRevision SET sellerId = ? WHERE id = ?")
      .run(both.userId, revisionId);
    const own = { ...both, roles: [...both.roles, { role: "seller", status: "active" } as const] };
    const found = await choice(own);
    expect(found).toMatchObject({ state: "seller", looper: null, declined: [], bar: null });
    const ids = found.candidates?.map(({ userId }) => userId);
    expect(ids).toContain(looper.userId);
    expect(ids).not.toContain(both.userId);
    expect(await codeOf(ask(both.userId, own))).toBe("looper-request.unavailable");
  });

  test("can be seen by a browser without an account, and made by a seller alone", async () => {
    const begun = await database.writer.$transaction((tx) =>
      createRevision(tx, { owner: { holderHash: "a".repeat(64) }, content: HOME }, NOW),
    );
    const seen = await getLooperChoice(begun, { kind: "holder", hash: "a".repeat(64) }, NOW);
    expect(seen.bar).toBe("account");
    expect(seen.candidates?.length).toBeGreaterThan(0);
    expect(
      await codeOf(getLooperChoice(begun, { kind: "holder", hash: "b".repeat(64) }, NOW)),
    ).toBe("revision.not-found");
    const buyer = await createPerson(database, [["buyer", "active"]]);
    expect(await codeOf(choice(buyer))).toBe("revision.not-found");
    const theirs = await database.writer.$transaction((tx) =>
      createRevision(tx, { owner: { sellerId: buyer.userId }, content: HOME }, NOW),
    );
    expect((await choice(buyer, theirs)).bar).toBe("role");
  });

  test("needs a place, and a revision that was not given up", async () => {
    database.raw.prepare("UPDATE ListingRevision SET content = '{}' WHERE id = ?").run(revisionId);
    expect((await choice()).candidates).toBeNull();
    expect(await codeOf(ask())).toBe("looper-request.unavailable");
    database.raw
      .prepare("UPDATE ListingRevision SET status = 'discarded' WHERE id = ?")
      .run(revisionId);
    expect(await codeOf(choice())).toBe("revision.not-found");
  });

  test.each(["", "x", "'; --", "000000000000"])("is nothing for the id %j", async (id) => {
    expect(await codeOf(choice(seller, id))).toBe("revision.not-found");
  });
});

describe("a request", () => {
  test("is decided on, and ended, by what its transaction reads", async () => {
    const { requestId } = await withBlindReads(database, () => ask());
    expect(await withBlindReads(database, () => codeOf(ask()))).toBe("looper-request.pending");
    await answerRequest({ requestId, accept: true }, looper, NOW);
    await withBlindReads(database, () => endLooperCharge({ revisionId }, seller, NOW));
    expect((await choice()).state).toBe("seller");
  });

  test("waits for the looper, who accepts: the home is theirs to take care of", async () => {
    const { requestId } = await ask();
    expect(newsOf(looper)).toEqual(["looper-request.received"]);
    expect(await listReceivedRequests(looper, NOW)).toEqual([
      {
        id: requestId,
        isAccepted: false,
        sellerName: "Julien",
        title: "Maison au calme",
        type: "house",
        priceCents: 300_000_00,
        surfaceDm2: null,
        city: "Rennes",
        distanceKm: 0,
        createdAt: NOW,
      },
    ]);
    expect(await choice()).toMatchObject({
      state: "pending",
      looper: { requestId, isAccepted: false, since: NOW },
      candidates: [],
    });
    await answerRequest({ requestId, accept: true }, looper, NOW);
    expect(looperOf()).toBe(looper.userId);
    expect(newsOf(seller)).toEqual(["looper-request.answered"]);
    expect(await listReceivedRequests(looper, NOW)).toEqual([]);
    expect(await choice()).toMatchObject({ state: "accepted", looper: { requestId } });
    expect((await listLeads(looper, {}, NOW)).items).toMatchObject([
      {
        ...{ kind: "seller", source: "editor", status: "accepted", due: null },
        contact: { email: null, phone: null },
      },
    ]);
    expect(await accepted()).toBe(looper.userId);
    expect(await codeOf(ask())).toBe("looper-request.pending");
    expect(await codeOf(answerRequest({ requestId, accept: false }, looper, NOW))).toBe(
      "looper-request.moved",
    );
    expect(await codeOf(withdrawRequest({ requestId }, seller, NOW))).toBe("looper-request.moved");
  });

  test("that is declined lets another be asked, and not the same again", async () => {
    const { requestId } = await ask();
    expect(await codeOf(ask())).toBe("looper-request.pending");
    await answerRequest({ requestId, accept: false }, looper, NOW);
    expect(looperOf()).toBeNull();
    const after = await choice();
    expect(after).toMatchObject({ state: "seller", declined: [looper.firstName] });
    expect(after.candidates?.find(({ userId }) => userId === looper.userId)?.hasDeclined).toBe(
      true,
    );
    expect(await codeOf(ask())).toBe("looper-request.unavailable");
    expect(await codeOf(ask((await createLooper("Rennes", "35000")).userId))).toBeNull();
  });

  test("that is withdrawn waits no more, and can be sent again", async () => {
    const sent = await ask();
    await withdrawRequest(sent, seller, NOW);
    expect(await listReceivedRequests(looper, NOW)).toEqual([]);
    expect(await codeOf(withdrawRequest(sent, seller, NOW))).toBe("looper-request.moved");
    const late = answerRequest({ requestId: sent.requestId, accept: true }, looper, NOW);
    expect(await codeOf(late)).toBe("looper-request.moved");
    expect(await codeOf(ask())).toBeNull();
  });

  test("waits for one answer a home, whichever revision it was sent from", async () => {
    const { requestId } = await ask();
    database.raw
      .prepare(
        `UPDATE ListingRevision SET status = 'approved', submittedAt = createdAt WHERE id = ?`,
      )
      .run(revisionId);
    const change = await database.writer.$transaction((tx) =>
      createRevision(tx, { owner: { sellerId: seller.userId }, propertyId, content: HOME }, NOW),
    );
    expect(await choice(seller, change)).toMatchObject({ state: "pending", looper: { requestId } });
    const other = await createLooper("Rennes", "35000");
    const again = { revisionId: change, ambassadorId: other.userId };
    expect(await codeOf(requestLooper(again, seller, NOW))).toBe("looper-request.pending");
    await answerRequest({ requestId, accept: true }, looper, NOW);
    expect(looperOf()).toBe(looper.userId);
    expect(await choice(seller, change)).toMatchObject({ state: "accepted" });
  });

  test("goes to a looper in force nearby, for a revision of one's own that can still change", async () => {
    const pending = await createPerson(database, [["ambassador", "pending"]]);
    const far = await createLooper("Saint-Malo", "35400");
    for (const userId of [pending.userId, far.userId, seller.userId, "", "000000000000"]) {
      expect(await codeOf(ask(userId))).toBe("looper-request.unavailable");
    }
    const other = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(ask(looper.userId, other))).toBe("revision.not-found");
    database.raw
      .prepare(
        `UPDATE ListingRevision SET status = 'approved', submittedAt = createdAt WHERE id = ?`,
      )
      .run(revisionId);
    expect(await codeOf(ask())).toBe("revision.closed");
    database.raw
      .prepare("UPDATE ListingRevision SET status = 'discarded' WHERE id = ?")
      .run(revisionId);
    expect(await codeOf(ask())).toBe("revision.not-found");
  });

  test("is unknown to who it does not concern", async () => {
    const { requestId } = await ask();
    const stranger = await createLooper("Rennes", "35000");
    const other = await createPerson(database, [["seller", "active"]]);
    for (const id of [requestId, "000000000000", "x", "'; --"]) {
      expect(await codeOf(answerRequest({ requestId: id, accept: true }, stranger, NOW))).toBe(
        "looper-request.not-found",
      );
      expect(await codeOf(withdrawRequest({ requestId: id }, other, NOW))).toBe(
        "looper-request.not-found",
      );
    }
  });

  test("is not accepted by who has papers that lapsed, but can be declined", async () => {
    const { requestId } = await ask();
    lapse(looper);
    expect(await choice()).toMatchObject({ state: "lapsed", looper: { isAccepted: false } });
    expect(await codeOf(answerRequest({ requestId, accept: true }, looper, NOW))).toBe(
      "looper.suspended",
    );
    expect(await codeOf(answerRequest({ requestId, accept: false }, looper, NOW))).toBeNull();
  });

  test.each(Object.entries(PERSONAS))("by role: a %s", async (persona, roles) => {
    const actor = await createPerson(database, roles);
    const requested = await codeOf(ask(looper.userId, actor));
    expect(requested).toBe(persona === "seller" ? "revision.not-found" : "request.forbidden");
    const input = { requestId: newId(), accept: false };
    const answered = await codeOf(answerRequest(input, actor, NOW));
    expect(answered).toBe(
      persona === "ambassador" ? "looper-request.not-found" : "request.forbidden",
    );
  });
});

describe("a home that is not entered yet", () => {
  let own: string;
  beforeEach(async () => {
    own = await database.writer.$transaction((tx) =>
      createRevision(
        tx,
        { owner: { sellerId: seller.userId }, content: completeContent(HOME) },
        NOW,
      ),
    );
    const request = { revisionId: own, ambassadorId: looper.userId };
    const { requestId } = await requestLooper(request, seller, NOW);
    await answerRequest({ requestId, accept: true }, looper, NOW);
  });

  test("is told to the looper who accepted, and theirs once it is", async () => {
    expect(await listReceivedRequests(looper, NOW)).toEqual([
      expect.objectContaining({ isAccepted: true }),
    ]);
    expect(await choice(seller, own)).toMatchObject({ state: "accepted" });
    const entered = await enterHome({ revisionId: own }, seller, NOW);
    const row = database.raw
      .prepare("SELECT ambassadorId FROM Property WHERE id = ?")
      .pluck()
      .get(entered.propertyId);
    expect(row).toBe(looper.userId);
    expect(await listReceivedRequests(looper, NOW)).toEqual([]);
  });

  test("is published without a looper who is none in force any more", async () => {
    expect(await accepted(own)).toBe(looper.userId);
    lapse(looper);
    expect(await accepted(own)).toBeNull();
    expect(await choice(seller, own)).toMatchObject({ state: "lapsed" });
  });

  test("can be parted from its looper", async () => {
    await endLooperCharge({ revisionId: own }, seller, NOW);
    expect(await accepted(own)).toBeNull();
    expect(await choice(seller, own)).toMatchObject({ state: "seller", declined: [] });
    const { propertyId: entered } = await enterHome({ revisionId: own }, seller, NOW);
    expect(
      database.raw.prepare("SELECT ambassadorId FROM Property WHERE id = ?").pluck().get(entered),
    ).toBeNull();
  });
});

describe("the end of a looper's charge", () => {
  const end = (actor = seller) => endLooperCharge({ revisionId }, actor, NOW);
  const give = () =>
    database.raw
      .prepare("UPDATE Property SET ambassadorId = ? WHERE id = ?")
      .run(looper.userId, propertyId);

  test("leaves the home to its seller; the looper is told, and another can be asked", async () => {
    const { requestId } = await ask();
    expect(await codeOf(end())).toBe("looper-request.moved");
    await answerRequest({ requestId, accept: true }, looper, NOW);
    await end();
    expect(looperOf()).toBeNull();
    expect(newsOf(looper)).toEqual(["looper-request.received", "looper-request.ended"]);
    expect(await choice()).toMatchObject({ state: "seller" });
    expect(await codeOf(end())).toBe("looper-request.moved");
    const actions = database.raw
      .prepare("SELECT action FROM AuditEvent WHERE concernsId = ? ORDER BY seq")
      .pluck()
      .all(looper.userId);
    expect(actions).toContain("looper-request.ended");
    expect(await codeOf(ask())).toBeNull();
  });

  test("is possible for a home that had its looper without a request, and one who lapsed", async () => {
    give();
    expect(await choice()).toMatchObject({
      state: "accepted",
      looper: { requestId: null, since: null },
    });
    lapse(looper);
    expect(await choice()).toMatchObject({ state: "lapsed", looper: { isAccepted: true } });
    await end();
    expect(looperOf()).toBeNull();
  });

  test("closes the home's papers that were opened to them", async () => {
    give();
    const id = newId();
    await database.writer.$transaction(async (tx) => {
      await tx.storedDocument.create({
        data: {
          id,
          ownerId: seller.userId,
          propertyId,
          kind: "energy_report",
          fileName: "dpe.pdf",
          bytes: 100,
          sha256: "0".repeat(64),
          storageKey: newId(),
          createdAt: NOW,
        },
      });
      await tx.documentShare.create({
        data: { documentId: id, userId: looper.userId, sharedAt: NOW },
      });
    });
    await end();
    expect(
      database.raw
        .prepare("SELECT revokedAt IS NOT NULL FROM DocumentShare WHERE documentId = ?")
        .pluck()
        .get(id),
    ).toBe(1);
  });

  test("is the seller's alone, in a revision that is open", async () => {
    give();
    const other = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(end(other))).toBe("revision.not-found");
    expect(await codeOf(end(looper))).toBe("request.forbidden");
    database.raw
      .prepare(
        "UPDATE ListingRevision SET status = 'approved', submittedAt = createdAt WHERE id = ?",
      )
      .run(revisionId);
    expect((await choice()).isOpen).toBe(false);
    expect(await codeOf(end())).toBe("revision.closed");
    expect(looperOf()).toBe(looper.userId);
  });
});
