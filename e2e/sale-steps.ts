import { expect, type Page } from "@playwright/test";
import { opened } from "./offers";

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
