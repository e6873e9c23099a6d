import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { pageOf } from "./offers";
import { comeInAsTrustManager, mailsTo } from "./people";
import { use } from "./support";

/** Providers whom the team enters, as tests need them. */

let count = 0;
/** An address that is nobody's: providers stay on the site of other tests. */
const newAddress = () => {
  count += 1;
  return `studio-${Date.now()}-${test.info().workerIndex}-${count}@example.org`;
};

export interface Studio {
  id: string;
  name: string;
  email: string;
}

/** Where the last mail of a provider leads. */
export function demandLink({ email }: Studio): string {
  const link = /https?:\/\/\S+jeton=[\w.-]+/.exec(mailsTo(email).at(-1)?.text ?? "")?.[0];
  if (!link) throw new Error("expected a link to a request");
  return link;
}

/** Enters a photographer as the team does. */
export async function enterStudio(office: Page, town = "Rennes"): Promise<Studio> {
  const email = newAddress();
  const name = `Studio ${email.slice(7, -12)}`;
  await office.goto("/trust-manager/providers/nouveau");
  await use(office);
  await office.getByLabel("Nom de l’entreprise").fill(name);
  await office.getByLabel("Métier").selectOption({ label: "Photographe" });
  await office.getByLabel("Commune de l’établissement").fill(town);
  await office.getByLabel("Présentation").fill("Photographies d’intérieur, livrées en deux jours.");
  await office.getByLabel("E-mail des demandes").fill(email);
  await office.getByLabel("Mode de tarif").selectOption({ label: "Au forfait" });
  await office.getByLabel("Tarif", { exact: true }).fill("beaucoup");
  await office.getByLabel("Disponibilité").selectOption({ label: "Répond sous 24 heures" });
  await office.getByLabel("Spécialités").fill("Intérieurs\nFaçades");
  await office.getByRole("button", { name: "Inscrire", exact: true }).click();
  await expect(office.getByText("Indiquez un tarif")).toBeVisible();
  await expectAccessible(office);
  await office.getByLabel("Tarif", { exact: true }).fill("190");
  await office.getByRole("button", { name: "Inscrire", exact: true }).click();
  await expect(office.getByText("Le prestataire est inscrit")).toBeVisible();
  const id = new URL(office.url()).pathname.split("/").at(-1) ?? "";
  return { id, name, email };
}

export async function openOffice(browser: Browser): Promise<Page> {
  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  return office;
}
