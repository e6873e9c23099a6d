import type { Page } from "@playwright/test";

/** The landing page's form, and how its texts are found. */

/** The title of the dialog that explains the referral. */
export const MODAL = "Comment fonctionne le parrainage ?";

/** A text whatever its spaces are. */
export const loose = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s"));

export const emailOf = (page: Page) => page.getByLabel("Votre e-mail");
export const sendOf = (page: Page) => page.getByRole("button", { name: "Je m’inscris" });
export const formOf = (page: Page) =>
  page.getByRole("form", { name: "Rejoindre la liste d’attente" });
