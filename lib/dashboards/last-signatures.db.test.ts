import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { lastSigning, nameOwners, otherOwner, signAsOther } from "../testing/owners.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { listPendingActions } from "./actions/queries/list-pending-actions.ts";

/** What all the others have signed waits for the person with the account, and for nobody before that or after. */

const NOW = new Date("2026-11-24T10:00:00Z");
const DAY = 86_400_000;
const database = adoptedDatabase();
const alix = otherOwner();
let seller: Actor;
let propertyId: string;

beforeAll(() => database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() })));

beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  const home = propertyRow({ sellerId: seller.userId, status: "draft", publishedAt: null });
  await database.writer.$transaction((tx) => tx.property.create({ data: home }));
  propertyId = home.id;
  await nameOwners(propertyId, seller, { others: [alix] }, NOW);
});

const waiting = async (now = NOW) =>
  (await listPendingActions(seller, now, "seller")).items
    .filter(({ kind }) => kind === "signature")
    .map(({ id, since }) => ({ id, since }));

test("the last signature waits once the others are given, until it is given or the document ends", async () => {
  const origin = signInContext();
  const { signatureId } = await requestMandateSignature({ propertyId }, seller, origin, NOW);
  expect(await waiting()).toEqual([]);
  await signAsOther(database, alix, NOW);
  expect(await waiting()).toEqual([{ id: propertyId, since: NOW }]);
  expect(await waiting(new Date(NOW.getTime() + 15 * DAY))).toEqual([]);
  const input = await lastSigning(database, { signatureId, actor: seller }, NOW);
  await signMandate({ ...input, expressRequest: true }, seller, origin, NOW);
  expect(await waiting()).toEqual([]);
});
