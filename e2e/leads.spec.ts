import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import { comeIn, comeInAsTrustManager, createAccount, givePapers, giveZone } from "./people";
import { inDatabase, storedInstant } from "./support";

/** The leads of all loopers, in the team's space. */

/** A commune where no other looper is. */
const SAINT_FLOUR = "15187";
const LIST = "/trust-manager/lead-qualification";

/** A lead of a looper's, older than those of the sample: the first of the list. */
function writeLead(looperId: string, contactName: string): string {
  const id = newId();
  const at = storedInstant(new Date(Date.now() - 90 * 86_400_000));
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO Lead
           (id, kind, ambassadorId, communeCode, consentAt, contactName, status, factAt, createdAt, updatedAt)
         VALUES (?, 'seller', ?, ?, ?, ?, 'contacted', ?, ?, ?)`,
      )
      .run(id, looperId, SAINT_FLOUR, at, contactName, at, at, at),
  );
  return id;
}

const looperOf = (leadId: string) =>
  inDatabase((database) =>
    database
      .prepare<[string], { ambassadorId: string; status: string }>(
        "SELECT ambassadorId, status FROM Lead WHERE id = ?",
      )
      .get(leadId),
  );

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function openHandOver(page: Page, name: string): Promise<void> {
  await page.goto(LIST);
  await rowOf(page, name)
    .getByRole("link", { name: /^Confier à un autre Looper/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Confier le prospect ${name}`);
}

test("a lead is given to another looper near the home, for a reason, once", async ({ page }) => {
  const [from, to, other] = [
    await createAccount(["ambassador"]),
    await createAccount(["ambassador"]),
    await createAccount(["ambassador"]),
  ];
  for (const { id } of [from, to, other]) {
    givePapers(id);
    giveZone(id, SAINT_FLOUR);
  }
  const name = `Ada ${newId()}`;
  const lead = writeLead(from.id, name);
  await comeInAsTrustManager(page);

  // Left open meanwhile.
  const stale = await page.context().newPage();
  await openHandOver(stale, name);

  await openHandOver(page, name);
  await expectAccessible(page, "the form of handing over");
  await expectFits(page);
  const submit = (on: Page) => on.getByRole("button", { name: "Confier ce prospect" }).click();
  await submit(page);
  await expect(page.getByText("Choisissez un Looper dans la liste.")).toBeVisible();
  await expect(page.getByText("Choisissez une raison.")).toBeVisible();
  const pick = async (on: Page, looperId: string) => {
    await on.locator(`input[name="toId"][value="${looperId}"]`).check();
    await on.getByLabel("Raison").selectOption("silent");
  };
  await expect(page.locator(`input[name="toId"][value="${from.id}"]`)).toHaveCount(0);
  await pick(page, to.id);
  await submit(page);
  await expect(page.getByText(/^Le prospect est proposé à ce Looper/)).toBeVisible();
  expect(looperOf(lead)).toEqual({ ambassadorId: to.id, status: "offered" });

  await pick(stale, other.id);
  await submit(stale);
  await expect(stale.getByText(/vient d’être proposé à Camille Martin/)).toBeVisible();
  expect(looperOf(lead)?.ambassadorId).toBe(to.id);
});

test("nobody else opens the team's list of leads", async ({ page }) => {
  await comeIn(page, ["ambassador"]);
  await page.goto(LIST);
  expect(new URL(page.url()).pathname).not.toBe(LIST);
});
