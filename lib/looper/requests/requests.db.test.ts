import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { acceptedLooperIn, answerRequest, requestLooper, withdrawRequest } from "./commands.ts";
import { listNearbyLoopers, listReceivedRequests, listSentRequests } from "./queries.ts";

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
  await database.writer.$transaction((tx) =>
    tx.ambassadorProfile.create({
      data: {
        userId: person.userId,
        trainedAt: NOW,
        rsacNumber: "912345675",
        attestationExpiresOn: "2027-06-01",
        insuranceExpiresOn: "2027-06-01",
      },
    }),
  );
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
        content: { title: "Maison au calme", communeCode: "35238" },
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
const newsOf = ({ userId }: Actor) =>
  database.raw.prepare("SELECT event FROM Notification WHERE userId = ?").pluck().all(userId);

describe("the loopers who can be asked", () => {
  test("are those in force of the commune, then of those within fifteen kilometres", async () => {
    const betton = await createLooper("BETTON", "35830");
    const far = await createLooper("Saint-Malo", "35400");
    const nowhere = await createLooper("Ailleurs", "35000");
    const lapsed = await createLooper("Rennes", "35000");
    database.raw
      .prepare("UPDATE AmbassadorProfile SET insuranceExpiresOn = '2026-11-01' WHERE userId = ?")
      .run(lapsed.userId);
    const found = await listNearbyLoopers(HOME, NOW);
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

  test("come with the visits that they made and what was said of them", async () => {
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
    });
    const found = await listNearbyLoopers(HOME, NOW);
    expect(found.find(({ userId }) => userId === looper.userId)).toMatchObject({
      visits: 3,
      rating: 4.5,
    });
  });
});

describe("a request", () => {
  test("waits for the looper, who accepts: the home is theirs to take care of", async () => {
    const { requestId } = await ask();
    expect(newsOf(looper)).toEqual(["looper-request.received"]);
    expect(await listReceivedRequests(looper)).toEqual([
      {
        id: requestId,
        sellerName: "Julien Martin",
        title: "Maison au calme",
        city: "Rennes",
        createdAt: NOW,
      },
    ]);
    await answerRequest({ requestId, accept: true }, looper, NOW);
    expect(looperOf()).toBe(looper.userId);
    expect(newsOf(seller)).toEqual(["looper-request.answered"]);
    expect(await listReceivedRequests(looper)).toEqual([]);
    expect(await listSentRequests(revisionId, seller)).toEqual([
      expect.objectContaining({ id: requestId, status: "accepted", decidedAt: NOW }),
    ]);
    const accepted = database.writer.$transaction((tx) => acceptedLooperIn(tx, revisionId));
    expect(await accepted).toBe(looper.userId);
    expect(await codeOf(ask())).toBe("looper-request.pending");
    expect(await codeOf(answerRequest({ requestId, accept: false }, looper, NOW))).toBe(
      "looper-request.moved",
    );
  });

  test("that is declined or withdrawn lets another be asked", async () => {
    const { requestId } = await ask();
    expect(await codeOf(ask())).toBe("looper-request.pending");
    await answerRequest({ requestId, accept: false }, looper, NOW);
    expect(looperOf()).toBeNull();
    const second = await ask((await createLooper("Rennes", "35000")).userId);
    await withdrawRequest(second, seller, NOW);
    expect(await codeOf(withdrawRequest(second, seller, NOW))).toBe("looper-request.moved");
    expect(await codeOf(ask())).toBeNull();
  });

  test("goes to a looper in force, for a revision of one's own that can still change", async () => {
    const pending = await createPerson(database, [["ambassador", "pending"]]);
    for (const userId of [pending.userId, seller.userId, "", "000000000000"]) {
      expect(await codeOf(ask(userId))).toBe("looper-request.unavailable");
    }
    const other = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(ask(looper.userId, other))).toBe("revision.not-found");
    expect(await listSentRequests(revisionId, other)).toEqual([]);
    database.raw
      .prepare("UPDATE ListingRevision SET status = 'discarded' WHERE id = ?")
      .run(revisionId);
    expect(await codeOf(ask())).toBe("revision.moved");
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
    database.raw
      .prepare("UPDATE AmbassadorProfile SET insuranceExpiresOn = '2026-11-01' WHERE userId = ?")
      .run(looper.userId);
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
