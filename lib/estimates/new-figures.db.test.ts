import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import {
  BROWSER,
  ESTIMATED_AT,
  estimateFlat,
  placeEstimatedCommunes,
  WITHOUT_NETWORK,
} from "../testing/estimates.ts";
import { createPerson } from "../testing/people.ts";
import { resetPublicData, usePublicData } from "../testing/public-data-server.ts";
import { followEstimate } from "./commands/follow-estimate.ts";
import { keepEstimate } from "./commands/keep-estimate.ts";
import { sendNewFigures } from "./commands/send-new-figures.ts";
import { listEstimates } from "./queries/list-estimates.ts";

const database = adoptedDatabase();
beforeAll(() => placeEstimatedCommunes(database));
beforeEach(() => usePublicData(WITHOUT_NETWORK));
afterAll(() => resetPublicData());

describe("the new figure", () => {
  const followed = async () => {
    const person = await createPerson(database, [["seller", "active"]]);
    const estimateId = await estimateFlat();
    await keepEstimate({ estimateId, ...BROWSER }, person);
    const follow = (isFollowed: boolean) =>
      followEstimate({ estimateId, isFollowed }, person, ESTIMATED_AT);
    await follow(true);
    return { person, estimateId, follow };
  };
  const notified = (userId: string) =>
    database.raw
      .prepare("SELECT data FROM Notification WHERE userId = ? AND event = 'estimate.figure'")
      .pluck()
      .all(userId)
      .map((data) => JSON.parse(String(data)));
  const DUE = new Date("2027-05-28T08:00:00Z");

  test("comes six months later, once, beside the former one", async () => {
    const { person, estimateId } = await followed();
    expect((await listEstimates(person))[0]?.nextFigureOn).toBe("2027-05-28");
    expect(await sendNewFigures(new Date("2027-05-27T08:00:00Z"))).toBe(0);
    expect(await sendNewFigures(DUE)).toBe(1);
    expect(await sendNewFigures(DUE)).toBe(0);
    const [latest, former] = await listEstimates(person);
    expect(former).toMatchObject({ id: estimateId, nextFigureOn: null });
    expect(latest).toMatchObject({ street: "boulevard de la Mer", nextFigureOn: "2027-11-28" });
    expect(notified(person.userId)).toEqual([
      {
        estimateId: latest?.id,
        where: "boulevard de la Mer, Hendaye",
        range: expect.objectContaining({ centreCents: latest?.figure?.centreCents }),
        formerCents: former?.figure?.centreCents,
      },
    ]);
  });

  test("does not come to who wants it no more, and is tried again where files can't be read", async () => {
    const { person, follow } = await followed();
    await follow(false);
    await follow(false);
    expect(await sendNewFigures(DUE)).toBe(0);
    await follow(true);
    database.raw
      .prepare("UPDATE Estimate SET communeCode = '64001' WHERE ownerId = ?")
      .run(person.userId);
    usePublicData({ ...WITHOUT_NETWORK, PAST_SALES_URL: "http://127.0.0.1:9" });
    expect(await sendNewFigures(DUE)).toBe(0);
    expect((await listEstimates(person))[0]?.nextFigureOn).toBe("2027-05-28");
    expect(notified(person.userId)).toEqual([]);
  });

  test("is for the owner, where there is a register", async () => {
    const { estimateId, person } = await followed();
    const other = await createPerson(database, [["seller", "active"]]);
    const unkept = await estimateFlat();
    const none = await estimateFlat({ postalCode: "67000", address: "12 rue X" });
    await keepEstimate({ estimateId: none, ...BROWSER }, person);
    for (const [id, who] of [
      [estimateId, other],
      [unkept, person],
      [none, person],
    ] as const) {
      await expect(
        followEstimate({ estimateId: id, isFollowed: true }, who, ESTIMATED_AT),
      ).rejects.toMatchObject({ code: "estimate.not-found" });
    }
  });
});
