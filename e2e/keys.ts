import { expect, type Locator, type Page } from "@playwright/test";

/** More controls than any page has before the one that is looked for. */
const MOST_PRESSES = 250;

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Goes on with the Tab key until a control has the focus, as somebody without a mouse does. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`not reached by the keyboard: ${control}`);
}

/** Reaches a link or button, and presses it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press("Enter");
}

/** Reaches a text field, and types in it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

/** Reaches a box, and ticks it. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await reach(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}

/** Reaches a group of answers of which none is chosen, and chooses one of them with the arrows. */
export async function choose(page: Page, group: Locator, answer: string | RegExp): Promise<void> {
  const wanted = group.getByRole("radio", { name: answer, exact: true });
  await reach(page, group.getByRole("radio").first());
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses++) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(wanted).toBeChecked();
  await expect(wanted).toBeFocused();
}
