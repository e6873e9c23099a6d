import { expect, type Page } from "@playwright/test";
import type { InvoiceParties } from "../lib/invoices/document";
import { publisherSchema } from "../lib/mandate-signing/document";
import { type OwnListing, opened } from "./offers";
import { dayIn } from "./people";
import { inDatabase, storedInstant } from "./support";

/**
 * Records a step of the sale that the team's page shows, and waits until the page says so: shown anew first, without
 * the message of the step before.
 */
export async function recordStep(
  office: Page,
  step: string,
  fields: Record<string, string>,
): Promise<void> {
  await office.goto(new URL(office.url()).pathname);
  const form = await opened(office, step);
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(office.getByText("L’étape est enregistrée.")).toBeVisible();
}

/** Of a site whose configuration names nobody. */
const UNNAMED = publisherSchema.parse(
  Object.fromEntries(Object.keys(publisherSchema.shape).map((field) => [field, null])),
);

/** Concludes a sale beside the running site, with an invoice that should have been paid by now. */
export function concludeUnpaid(saleId: string, listing: OwnListing): void {
  const parties: InvoiceParties = {
    version: "2026-11",
    trial: true,
    publisher: UNNAMED,
    seller: { name: "Camille Martin", email: listing.seller.email, address: null },
    home: { title: listing.title, address: listing.address, postalCode: "35000", city: "Rennes" },
    tierName: "Essentiel",
    mandateSignedAt: new Date().toISOString(),
    concludedOn: dayIn(-40),
    iban: null,
  };
  const now = storedInstant();
  inDatabase((database) => {
    for (const status of ["under_offer", "sold"]) {
      database
        .prepare("UPDATE Property SET status = ?, soldAt = ? WHERE id = ?")
        .run(status, status === "sold" ? now : null, listing.id);
    }
    database
      .prepare("UPDATE Sale SET status = 'concluded', endedAt = ?, deedSignedOn = ? WHERE id = ?")
      .run(now, parties.concludedOn, saleId);
    database
      .prepare(
        `INSERT INTO Invoice (number, saleId, sellerId, feeCents, discountCents, vatBps, issuedAt, dueOn, parties)
         SELECT (SELECT coalesce(max(number), 0) + 1 FROM Invoice), ?, ?, 400000, 0, 2000, ?, ?, ?`,
      )
      .run(saleId, listing.seller.id, now, dayIn(-10), JSON.stringify(parties));
  });
}
