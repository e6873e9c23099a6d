import { expect, type Locator, type Page } from "@playwright/test";
import { QUESTIONS } from "../lib/looper/training/bank";
import { pdf } from "../lib/testing/pdfs";

/** What somebody who wants to be a looper does on their file's page. */

/** A step of the file, by its heading. */
export const stepOf = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Hands in a paper as a PDF, with the field that goes with it. */
export async function handInPaper(
  page: Page,
  name: string,
  field: { label: string; value: string },
): Promise<void> {
  const step = stepOf(page, name);
  await step
    .getByLabel("Document", { exact: true })
    .setInputFiles({ name: "piece.pdf", mimeType: "application/pdf", buffer: await pdf(name) });
  await expect(step.getByText("Document prêt")).toBeVisible();
  await step.getByLabel(field.label).fill(field.value);
  await step.getByRole("button", { name: "Remettre cette pièce" }).click();
  await expect(step.getByText("À contrôler", { exact: true })).toBeVisible();
}

/** Answers the quiz that the page puts, with so many mistakes. */
export async function takeQuiz(page: Page, mistakes: number): Promise<void> {
  const groups = page.locator("form fieldset");
  await expect(groups).toHaveCount(10);
  for (const [index, group] of (await groups.all()).entries()) {
    const put = (await group.locator("legend").textContent()) ?? "";
    const known = QUESTIONS.find(({ question }) => put.endsWith(question));
    if (!known) throw new Error(`no question is ${put}`);
    const { choices, right } = known;
    const wrong = right === "a" ? "b" : "a";
    await group
      .getByRole("radio", { name: choices[index < mistakes ? wrong : right], exact: true })
      .check();
  }
  await page.getByRole("button", { name: "Valider mes réponses" }).click();
}

/** Signs the agency contract whose code was sent for. */
export async function signContract(page: Page, name: string, code: string): Promise<void> {
  await page.getByLabel("Votre nom").fill(name);
  await page.getByLabel("Code reçu par e-mail").fill(code);
  await page.getByLabel(/J’ai lu le contrat/).check();
  await page.getByRole("button", { name: "Signer le contrat" }).click();
}
