import { expect, type Page } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import type { RevisionContent } from "../lib/revisions/content";
import { completeContent } from "../lib/testing/revisions";
import { dayEndIn, dayIn, type Person } from "./people";
import { inDatabase, storedInstant } from "./support";

export interface HandedIn {
  revisionId: string;
  propertyId: string;
  title: string;
}

/** Pictures that the site has, of a listing of the sample: those of the home that is handed in are the same. */
function somePhotos(): { key: string; alt: string }[] {
  return inDatabase((database) =>
    database
      .prepare<[], { key: string; alt: string }>(
        `SELECT mediaKey AS key, alt FROM PropertyPhoto
         WHERE propertyId = 'rennes000001' ORDER BY position LIMIT 3`,
      )
      .all(),
  );
}

/** A complete listing that waits for the team, its mandate signed at its price, written beside the running site. */
export function writeHandedIn(seller: Person, overrides: RevisionContent = {}): HandedIn {
  const [revisionId, propertyId] = [newId(), newId()];
  const title = `Appartement à contrôler ${revisionId}`;
  const content = completeContent({
    title,
    photos: somePhotos(),
    addressId: `35238_${revisionId}`,
    ...overrides,
  });
  const now = storedInstant();
  const { priceCents = 0, lat = 0, lng = 0 } = content;
  inDatabase((database) =>
    database.transaction(() => {
      database
        .prepare(
          `INSERT INTO Property (id, sellerId, status, type, title, description, priceCents, surfaceDm2, rooms,
             bedrooms, bathrooms, features, address, communeCode, postalCode, lat, lng, addressPrecision,
             blurSeed, publicLat, publicLng, createdAt, updatedAt)
           VALUES (?, ?, 'in_review', 'apartment', ?, 'En préparation.', ?, 6350, 3, 2, 1, '[]', ?, '35238',
             '35000', ?, ?, 'exact', '0123456789abcdef', ?, ?, ?, ?)`,
        )
        .run(
          propertyId,
          seller.id,
          title,
          priceCents,
          content.address,
          lat,
          lng,
          lat,
          lng,
          now,
          now,
        );
      database
        .prepare(
          `INSERT INTO Mandate (number, propertyId, priceCents, tier, feeCents, signedAt, withdrawalEndsOn, withdrawalEndsAt,
             expressRequestAt, homeType, homeAddress, homeLot, homePostalCode, homeCommuneCode, homeCity, homeSurfaceDm2, sellerName)
           SELECT (SELECT coalesce(max(number), 0) + 1 FROM Mandate), ?, ?, 'essential', 400000, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'Rennes', ?, firstName || ' ' || lastName
           FROM User WHERE id = ?`,
        )
        .run(
          ...[
            propertyId,
            priceCents,
            now,
            dayIn(14),
            dayEndIn(14),
            now,
            content.type,
            content.address,
            content.lot ?? null,
          ],
          ...[content.postalCode, content.communeCode, content.surfaceDm2, seller.id],
        );
      const photos = database.prepare(
        "INSERT INTO PropertyPhoto (propertyId, position, mediaKey, alt) VALUES (?, ?, ?, ?)",
      );
      for (const [position, { key, alt }] of (content.photos ?? []).entries())
        photos.run(propertyId, position, key, alt);
      database
        .prepare(
          `INSERT INTO ListingRevision (id, propertyId, sellerId, status, content, fieldVersions, createdAt,
             updatedAt, submittedAt)
           VALUES (?, ?, ?, 'in_review', ?, '{}', ?, ?, ?)`,
        )
        .run(revisionId, propertyId, seller.id, JSON.stringify(content), now, now, now);
    })(),
  );
  return { revisionId, propertyId, title };
}

/** Hands in again what was returned. */
export function handInAgain({ revisionId, propertyId }: HandedIn): void {
  inDatabase((database) =>
    database.transaction(() => {
      database
        .prepare(
          `UPDATE ListingRevision SET status = 'in_review', submittedAt = ?, decidedAt = NULL,
             version = version + 1 WHERE id = ?`,
        )
        .run(storedInstant(), revisionId);
      database.prepare("UPDATE Property SET status = 'in_review' WHERE id = ?").run(propertyId);
    })(),
  );
}

/** A return of what was handed in before with other words, for its surface: it came back as it is. */
export function writeReturn(revisionId: string, before: RevisionContent): void {
  const at = (hours: number) => storedInstant(new Date(Date.now() - hours * 3_600_000));
  const reasons = [{ field: "surfaceDm2", reason: "inexact", note: "" }];
  inDatabase((database) =>
    database.transaction(() => {
      const { content } = database
        .prepare<[string], { content: string }>("SELECT content FROM ListingRevision WHERE id = ?")
        .get(revisionId) ?? { content: "{}" };
      const step = database.prepare(
        "INSERT INTO RevisionEvent (id, revisionId, kind, at, content, reasons) VALUES (?, ?, ?, ?, ?, ?)",
      );
      const was = JSON.stringify({ ...JSON.parse(content), ...before });
      step.run(newId(), revisionId, "submitted", at(3), was, null);
      step.run(newId(), revisionId, "returned", at(2), null, JSON.stringify(reasons));
      step.run(newId(), revisionId, "submitted", at(1), content, null);
    })(),
  );
}

/** What the team presses to approve, and reads afterwards. */
const APPROVALS = {
  new: { button: "Valider et publier", done: "L’annonce est validée" },
  change: { button: "Valider les modifications", done: "Les modifications sont validées" },
} as const;

/** Claims what was handed in and approves it, on a trust manager's page. */
export async function approve(
  office: Page,
  revisionId: string,
  kind: keyof typeof APPROVALS = "new",
): Promise<void> {
  const { button, done } = APPROVALS[kind];
  await office.goto(`/trust-manager/quality-control/${revisionId}`);
  await office.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(office.getByText("Vous vous occupez de cette annonce.")).toBeVisible();
  await office.getByRole("button", { name: button }).click();
  await expect(office.getByText(done)).toBeVisible();
}
