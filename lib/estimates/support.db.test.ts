import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { acceptLead } from "../looper/commands/accept-lead.ts";
import { listLeads } from "../looper/queries/list-leads.ts";
import { newToken } from "../platform/tokens.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { solvedToken } from "../testing/captcha.ts";
import {
  BROWSER,
  ESTIMATED_AT,
  estimateFlat,
  placeEstimatedCommunes,
  WITHOUT_NETWORK,
} from "../testing/estimates.ts";
import { createPerson, writePapers } from "../testing/people.ts";
import { resetPublicData, usePublicData } from "../testing/public-data-server.ts";
import { purgeEstimates } from "./commands/purge-estimates.ts";
import { requestSupport } from "./commands/request-support.ts";
import { requestSupportAsVisitor } from "./commands/request-support-as-visitor.ts";
import { findEstimate } from "./queries/find-estimate.ts";
import { listSellersHomes } from "./queries/list-sellers-homes.ts";
import { visitorSupportSchema } from "./support-schemas.ts";

const ORIGIN = { network: "203.0.113.7", loopback: false, userAgent: null };
const database = adoptedDatabase();
beforeAll(() => placeEstimatedCommunes(database));
beforeEach(() => usePublicData(WITHOUT_NETWORK));
afterAll(() => resetPublicData());

describe("a Looper's help", () => {
  const leadOf = (estimateId: string) =>
    database.raw
      .prepare(
        "SELECT kind, ambassadorId, communeCode, contactId, contactName, contactEmail, contactPhone FROM Lead WHERE estimateId = ?",
      )
      .get(estimateId);

  test("is asked for once an estimate, and is nobody's lead yet", async () => {
    const person = await createPerson(database, [["seller", "active"]], { lastName: "Abel" });
    const estimateId = await estimateFlat();
    for (const phone of ["06 39 98 12 07", null]) {
      await requestSupport({ estimateId, phone }, BROWSER.holderHash, person, ESTIMATED_AT);
    }
    expect(leadOf(estimateId)).toEqual({
      kind: "seller",
      ambassadorId: null,
      communeCode: "64260",
      contactId: person.userId,
      contactName: `${person.firstName} Abel`,
      contactEmail: person.email,
      contactPhone: "06 39 98 12 07",
    });
    const view = await findEstimate(estimateId, { userId: null, ...BROWSER }, ESTIMATED_AT);
    expect(view?.isSupportRequested).toBe(true);
    // The team needs the home: it stays as long as the lead.
    await purgeEstimates(new Date(ESTIMATED_AT.getTime() + 91 * 86_400_000));
    expect(leadOf(estimateId)).toBeDefined();
    const homes = await listSellersHomes([estimateId, null, newToken()]);
    expect([...homes.values()]).toMatchObject([
      { address: "12 boulevard de la Mer", postalCode: "64700", commune: "Hendaye" },
    ]);
  });

  test("is offered to a Looper of the place, who has the address once they accept", async () => {
    const looper = await createPerson(database, [["ambassador", "active"]]);
    await writePapers(database, looper);
    await database.writer.$transaction((tx) =>
      tx.looperZone.create({
        data: {
          ...{ looperId: looper.userId, radiusKm: 15, updatedAt: ESTIMATED_AT },
          communes: { create: { communeCode: "64260", distanceM: 0 } },
        },
      }),
    );
    const person = await createPerson(database, [["seller", "active"]]);
    const estimateId = await estimateFlat();
    await requestSupport({ estimateId, phone: null }, BROWSER.holderHash, person, ESTIMATED_AT);
    expect(leadOf(estimateId)).toMatchObject({ ambassadorId: looper.userId });
    const shown = async () => (await listLeads(looper, {}, ESTIMATED_AT)).items[0];
    expect(await shown()).toMatchObject({ home: null, commune: "Hendaye", source: "estimate" });
    await acceptLead({ leadId: (await shown())?.id ?? "" }, looper, ESTIMATED_AT);
    expect(await shown()).toMatchObject({
      home: { address: "12 boulevard de la Mer" },
      contact: { email: person.email, phone: null },
    });
    database.raw.prepare("DELETE FROM LooperZone").run();
  });

  test("is asked for by who holds the estimate alone", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    const estimateId = await estimateFlat();
    for (const [id, hash] of [
      [estimateId, null],
      [estimateId, "b".repeat(64)],
      [newToken(), BROWSER.holderHash],
    ] as const) {
      await expect(
        requestSupport({ estimateId: id, phone: null }, hash, other, ESTIMATED_AT),
      ).rejects.toMatchObject({ code: "estimate.not-found" });
    }
    expect(leadOf(estimateId)).toBeUndefined();
  });

  test("without an account costs a captcha, spent with it", async () => {
    const estimateId = await estimateFlat();
    const input = {
      estimateId,
      firstName: "Zoé",
      lastName: "Martin",
      email: "zoe@example.org",
      phone: null,
      consent: "yes",
    } as const;
    const who = { origin: ORIGIN, holderHash: BROWSER.holderHash };
    await expect(
      requestSupportAsVisitor({ ...input, token: "none" }, who, ESTIMATED_AT),
    ).rejects.toMatchObject({ code: "captcha.invalid" });
    expect(leadOf(estimateId)).toBeUndefined();
    const token = await solvedToken(ESTIMATED_AT);
    await requestSupportAsVisitor({ ...input, token }, who, ESTIMATED_AT);
    expect(leadOf(estimateId)).toMatchObject({ contactId: null, contactEmail: "zoe@example.org" });
    const second = { ...input, estimateId: await estimateFlat(), token };
    await expect(requestSupportAsVisitor(second, who, ESTIMATED_AT)).rejects.toMatchObject({
      code: "captcha.spent",
    });
  });

  test.each([
    [{ consent: undefined }, "consent"],
    [{ consent: "no" }, "consent"],
    [{ email: "zoe" }, "email"],
    [{ phone: "12" }, "phone"],
    [{ firstName: "https://x.example" }, "firstName"],
    [{ token: "" }, "token"],
  ])("the form refuses %j by its field", (changes, field) => {
    const typed = {
      estimateId: newToken(),
      firstName: "Zoé",
      lastName: "Martin",
      email: "zoe@example.org",
      phone: "",
      consent: "yes",
      token: "x",
    };
    expect(visitorSupportSchema.safeParse(typed).success).toBe(true);
    const parsed = visitorSupportSchema.safeParse({ ...typed, ...changes });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
