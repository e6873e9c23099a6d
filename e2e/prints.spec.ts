import { expect, test } from "@playwright/test";
import { pdfText } from "../lib/testing/pdf-text";
import { ownListing, pageOf } from "./offers";
import { createAccount, signInOn } from "./people";
import { RESTED } from "./support";

/** The printed papers of a home that is for sale. */

const PRINTS = [
  { link: /^Affiche de vitrine \(PDF\)/, path: "affiche.pdf" },
  { link: /^Fiche à imprimer \(PDF\)/, path: "fiche.pdf" },
];

test("a seller downloads the window card and the leaflet, which nobody else reaches", async ({
  page,
  browser,
}) => {
  const listing = await ownListing();
  await signInOn(page, listing.seller.email);
  await page.goto("/mes-biens");
  const card = page
    .locator('ul[aria-label="Liste des biens"] > li')
    .filter({ hasText: listing.title });
  await card.getByText("Plus d’actions").click();
  const other = await pageOf(browser, (await createAccount(["seller"])).email);
  for (const { link, path } of PRINTS) {
    const address = `/mes-biens/${listing.id}/${path}`;
    await expect(card.getByRole("link", { name: link })).toHaveAttribute("href", address);
    const response = await page.request.get(address, RESTED);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const text = pdfText(await response.body());
    // The reader of files gives every space as the same one.
    expect(text).toContain(listing.title.replaceAll(/\s/g, " "));
    expect(text).toContain("honoraires à la charge du vendeur");
    expect(text).toContain(`/bien/${listing.id}`);
    expect((await other.request.get(address, RESTED)).status()).toBe(404);
  }
});
