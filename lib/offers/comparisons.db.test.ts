import { expect, test } from "vitest";
import { OFFERED_AT, offerCase } from "../testing/offers.ts";
import { createPerson } from "../testing/people.ts";
import { listComparisons } from "./queries/list-comparisons.ts";

const { database, parties, offerBy, insert } = offerCase();

test("offers on one home stand side by side by what they leave the seller", async () => {
  const owner = await createPerson(database, [["seller", "active"]]);
  const home = await insert(owner.userId);
  await offerBy(parties.buyer, { listingId: home.id });
  expect(await listComparisons(owner, OFFERED_AT)).toEqual([]);
  await offerBy(parties.rival, { listingId: home.id, amount: 249_000 });
  const [comparison] = await listComparisons(owner, OFFERED_AT);
  expect(comparison?.offers.map(({ net }) => net.cents)).toEqual([245_000_00, 236_000_00]);
});
