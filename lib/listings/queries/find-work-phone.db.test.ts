import { beforeEach, describe, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson, writePapers } from "../../testing/people.ts";
import { type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { findListing } from "./find-listing.ts";
import { findWorkPhone } from "./find-work-phone.ts";

const PHONE = "02 61 91 00 00";
const database = adoptedDatabase();
let home: VisitedHome;

const set = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).run(...values);
const pages = () =>
  database.raw
    .prepare("SELECT count(*) FROM PageChange WHERE tag = ?")
    .pluck()
    .get(`listing:${home.propertyId}`) as number;

beforeEach(async () => {
  home = await visitedHome(database);
  await writePapers(database, home.looper, { workPhone: PHONE });
});

describe("the professional number of a listing's looper", () => {
  test("is for people with an account; its page only says that there is one", async () => {
    const nobody = await createPerson(database, []);
    for (const person of [home.buyer, home.seller, nobody])
      expect(await findWorkPhone(person, home.propertyId)).toBe(PHONE);
    const listing = await findListing(home.propertyId);
    expect(listing?.ambassador).toMatchObject({ firstName: "Nadia", hasPhone: true });
    expect(JSON.stringify(listing)).not.toContain(PHONE);
  });

  test.each([
    ["the looper is suspended", "UPDATE RoleGrant SET status = 'suspended' WHERE userId = :looper"],
    ["they have none", "UPDATE AmbassadorProfile SET workPhone = NULL WHERE userId = :looper"],
    ["there is no looper", "UPDATE Property SET ambassadorId = NULL WHERE ambassadorId = :looper"],
  ])("is none where %s, and the page changes", async (_title, sql) => {
    const before = pages();
    database.raw.prepare(sql).run({ looper: home.looper.userId });
    expect(await findWorkPhone(home.buyer, home.propertyId)).toBeNull();
    expect((await findListing(home.propertyId))?.ambassador?.hasPhone ?? false).toBe(false);
    expect(pages()).toBeGreaterThan(before);
  });

  test("is none of a listing that has no page, or of what is no listing", async () => {
    set("UPDATE Property SET status = 'paused' WHERE id = ?", home.propertyId);
    expect(await findWorkPhone(home.buyer, home.propertyId)).toBeNull();
    expect(await findWorkPhone(home.buyer, "../x")).toBeNull();
  });
});
