import { beforeAll, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { recordStep } from "../sales/commands/record-sale-step.ts";
import { findSale } from "../sales/queries/find-sale.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { type Other, otherOwner } from "../testing/owners.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { openInvoice } from "./commands/open-invoice.ts";
import { readParties } from "./document.ts";

/** An invoice is addressed to those who gave the mandate and own the home, whatever became of the account. */

const OPENED = new Date("2026-11-23T10:00:00Z");
const on = (day: string) => new Date(`${day}T11:00:00Z`);

const database = adoptedDatabase();
let manager: Actor;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  manager = await createPerson(database, [["trust_manager", "active"]]);
});

/** What the invoice of a concluded sale says, where the mandate was given by others too. */
async function invoiceOf(others: readonly Other[]) {
  const seller = await createPerson(database, [["seller", "active"]], {
    address: "9 quai Émile-Zola",
    postalCode: "35000",
    city: "Rennes",
  });
  const buyer = await createPerson(database, [["buyer", "active"]]);
  const rival = await createPerson(database, [["buyer", "active"]]);
  const looper = await createPerson(database, [["ambassador", "active"]]);
  const between = { sellerId: seller.userId, buyerId: buyer.userId };
  const { saleId } = await database.writer.$transaction(async (tx) => {
    const of = { ...between, ambassadorId: looper.userId, rivalId: rival.userId };
    const sale = await writeOpenSale(tx, of, "cash", OPENED);
    const { number: mandateNumber } = await tx.mandate.findFirstOrThrow({
      where: { propertyId: sale.propertyId },
    });
    await tx.mandateParty.createMany({
      data: others.map((other, index) => ({ ...other, mandateNumber, position: index + 2 })),
    });
    return sale;
  });
  // Who is called otherwise by then owes it under the name that they signed with.
  database.raw.prepare("UPDATE User SET lastName = 'Roux' WHERE id = ?").run(seller.userId);
  const steps = [
    ["sign-compromis", "2026-11-27"],
    ["notify-compromis", "2026-11-30"],
    ["sign-deed", "2027-02-02"],
  ] as const;
  for (const [step, day] of steps) await recordStep({ saleId, step, day }, manager, on(day));
  const { invoice } = await findSale(saleId, seller, on("2027-02-03"));
  const number = String(invoice?.number);
  const { body } = await openInvoice(number, seller, on("2027-02-03"));
  const row = database.raw.prepare("SELECT parties FROM Invoice WHERE number = ?").pluck();
  return {
    seller,
    text: pdfText(Buffer.from(body)),
    parties: readParties(row.get(invoice?.number)),
  };
}

test("names all who sell with their addresses, and no spouse who agrees", async () => {
  const alix = otherOwner();
  const sam = otherOwner({ kind: "spouse", name: "Sam Nguyen", address: "9 quai Émile-Zola" });
  const { text, seller, parties } = await invoiceOf([alix, sam]);
  expect(text).toContain("Nom Camille Martin Adresse 9 quai Émile-Zola, 35000 Rennes");
  expect(text).toContain("Nom Alix Roy Adresse 3 rue Haute, 35000 Rennes");
  expect(text).not.toContain("Sam Nguyen");
  expect(text).not.toContain("Roux");
  expect(parties.seller).toMatchObject({ name: "Camille Martin", email: seller.email });
});

test("names a company by who signs for it", async () => {
  const firm = otherOwner({ kind: "company", name: "Foncière Roy", representative: "Inès Roy" });
  const { text } = await invoiceOf([firm]);
  expect(text).toContain("Société Foncière Roy Représentée par Inès Roy Adresse 3 rue Haute");
});

test("of one who sells alone says nothing of others", async () => {
  const { parties, text } = await invoiceOf([]);
  expect(parties.others).toBeUndefined();
  expect(text).toContain("Nom Camille Martin");
});
