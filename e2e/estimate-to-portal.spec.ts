import { expect, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { comeInAsTeam } from "./own-site";
import { createAccount } from "./people";
import { readPortalFile, startSiteWithPortal, writeFiles } from "./portal";
import { approve } from "./revisions";
import {
  completeListing,
  estimateFlat,
  finishListing,
  handIn,
  openMandate,
  registerSeller,
  sellEstimated,
  signMandate,
} from "./selling";

/** An owner who wants a figure becomes a seller, and sees the home in a portal's file. */

const TITLE = `Deux pièces face à la baie ${newId()}`;

test("from a figure to a portal: estimate, account, mandate, publication, export", async ({
  browser,
}) => {
  const manager = await createAccount(["trust_manager"]);
  const site = await startSiteWithPortal();
  const [owner, team] = [
    await browser.newContext({ baseURL: site.origin }),
    await browser.newContext({ baseURL: site.origin }),
  ];
  try {
    const page = await owner.newPage();
    await estimateFlat(page);
    const price = await sellEstimated(page);
    await completeListing(page, TITLE);
    await test.step("the price is the figure, until the seller changes it", async () => {
      const digits = price.replace(/[^\d]/g, "");
      const typed = await page.getByLabel("Prix affiché").inputValue();
      expect(typed.replace(/\D/g, "")).toBe(digits);
      await finishListing(page);
    });
    const email = await registerSeller(page, site);
    const propertyId = await openMandate(page);
    // A term of the document: it is chosen before the code that signs it.
    await page.getByRole("checkbox", { name: /^J’autorise la diffusion.*Portail Exemple/ }).check();
    await signMandate(page, email, site);
    const revisionId = await handIn(page);
    await approve(await comeInAsTeam(team, site, manager), revisionId);
    await writeFiles(site);
    await expect
      .poll(() => readPortalFile(page.request))
      .toContain(`"${propertyId.toUpperCase()}"`);
    const card = page.locator('ul[aria-label="Liste des biens"] > li').filter({ hasText: TITLE });
    await expect(async () => {
      await page.goto("/mes-biens");
      await expect(card).toContainText("Transmise à Portail Exemple depuis le", { timeout: 1 });
    }).toPass();
    await expect(card).toContainText(price);
  } finally {
    await owner.close();
    await team.close();
    await site.stop();
  }
});
