import { expect, test } from "@playwright/test";
import { expectAccessible, expectFits } from "./axe";
import { lookAt } from "./look";
import { pageOf } from "./offers";
import { createAccount, dayIn, mailsTo, signInOn } from "./people";
import { demandLink, enterStudio, openOffice } from "./studios";
import { use } from "./support";

/** A photographer whom the team enters answers a quote without account, and is rated. */

test("a photographer answers a quote by the mail's link, and is rated", async ({
  page: client,
  browser,
}) => {
  const office = await openOffice(browser);
  const studio = await enterStudio(office);

  await test.step("the team reads a paper: the directory says so", async () => {
    expect(mailsTo(studio.email).map(({ kind }) => kind)).toEqual(["provider-listed"]);
    await office.getByText("Enregistrer une pièce lue").click();
    await office
      .getByLabel("Pièce", { exact: true })
      .selectOption({ label: "Assurance de responsabilité civile professionnelle" });
    await office.getByLabel("Numéro").fill("RC-42");
    await office.getByLabel("Délivrée par").fill("Mutuelle des indépendants");
    await office.getByLabel("Dernier jour de validité").fill(dayIn(20));
    await office.getByRole("button", { name: "Enregistrer la pièce" }).click();
    await expect(office.getByText("La pièce est enregistrée.")).toBeVisible();
    await expect(office.getByText("À renouveler")).toBeVisible();
    await lookAt(office, "a provider, for the team");
    await office.goto("/trust-manager/providers?filtre=papers");
    await expect(office.getByRole("link", { name: studio.name })).toBeVisible();
    await lookAt(office, "the team's list of providers");
  });

  const person = await createAccount(["seller"]);
  await test.step("a client requests a quote from the provider's page", async () => {
    await signInOn(client, person.email);
    await client.goto(`/prestataire/${studio.id}`);
    await expect(client.getByText("Vérifié", { exact: true })).toBeVisible();
    await lookAt(client, "a provider who can be requested");
    await client.getByRole("link", { name: "Demander un devis" }).click();
    await expect(client.getByRole("heading", { level: 1 })).toHaveText("Demander un devis");
    await use(client);
    await client.getByLabel("Commune où intervenir").fill("Zzyzx");
    await client.getByLabel("Votre besoin").fill("Douze photos d’un trois-pièces.");
    await client.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(client.getByText("Nous ne connaissons pas cette commune.")).toBeVisible();
    await expect(client.getByLabel("Votre besoin")).toHaveValue("Douze photos d’un trois-pièces.");
    await lookAt(client, "the request");
    await client.getByLabel("Commune où intervenir").fill("35000");
    await client.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(client.getByText("Votre demande est envoyée au prestataire.")).toBeVisible();
    await expect(client.getByText("En attente de réponse")).toBeVisible();
  });
  const quote = new URL(client.url()).pathname;

  const firm = await pageOf(browser);
  await test.step("the provider asks, then answers without account", async () => {
    const mail = mailsTo(studio.email).at(-1);
    expect(mail?.kind).toBe("quote-requested");
    await firm.goto(demandLink(studio));
    await use(firm);
    await expect(firm.getByText("Douze photos d’un trois-pièces.")).toBeVisible();
    await expect(firm.getByText(person.email)).toHaveCount(0);
    await lookAt(firm, "the request, for its provider");
    await firm.getByLabel("Votre message").fill("À quel étage ?");
    await firm.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(firm.getByText("Votre message est envoyé.")).toBeVisible();
    await use(firm);
    await firm.getByLabel("Montant TTC, en euros").fill("190");
    await firm.getByLabel("Jour de l’intervention").fill(dayIn(0));
    await firm.getByLabel("Devis valable jusqu’au").fill(dayIn(1));
    await firm.getByRole("button", { name: "Envoyer le devis" }).click();
    await expect(firm.getByText("Le devis doit être accepté au plus tard")).toBeVisible();
    await firm.getByLabel("Devis valable jusqu’au").fill(dayIn(0));
    await firm.getByRole("button", { name: "Envoyer le devis" }).click();
    await expect(firm.getByText("Votre devis est envoyé au client.")).toBeVisible();
  });

  await test.step("the client reads it, and accepts", async () => {
    await client.goto("/messages");
    await lookAt(client, "an inbox with a provider's message");
    await client.getByRole("link", { name: "À quel étage ?" }).click();
    await expect(client).toHaveURL(new RegExp(`${quote}$`));
    await use(client);
    await expect(client.getByText("À quel étage ?")).toBeVisible();
    await expect(client.getByText(studio.email)).toHaveCount(0);
    await lookAt(client, "an answered quote");
    await client.getByRole("button", { name: "Accepter ce devis" }).click();
    await expect(client.getByText("Le devis est accepté.")).toBeVisible();
    await expect(client.getByRole("link", { name: studio.email })).toBeVisible();
    await expect(client.getByRole("heading", { name: "Donner votre avis" })).toHaveCount(0);
    expect(mailsTo(studio.email).at(-1)?.text).toContain("accepte votre devis");
  });

  await test.step("the provider has the contact, and states that it was done", async () => {
    await firm.goto(demandLink(studio));
    await use(firm);
    await expect(firm.getByRole("link", { name: person.email })).toBeVisible();
    await expect(firm.getByText("convenez avec lui de l’adresse")).toBeVisible();
    // On the day of the work it is the client's alone to cancel.
    await expect(firm.getByText("seul le client peut encore annuler")).toBeVisible();
    await expect(firm.getByText("Annuler la prestation")).toHaveCount(0);
    await expectAccessible(firm);
    await firm.getByRole("button", { name: "La prestation a eu lieu" }).click();
    await expect(firm.getByText("La prestation est déclarée faite.")).toBeVisible();
  });

  await test.step("the client rates, once, and the directory shows it", async () => {
    await client.goto("/devis");
    await expect(client.getByText("À vous de jouer")).toBeVisible();
    await lookAt(client, "the client's quotes");
    await client.getByRole("link", { name: studio.name }).click();
    await use(client);
    await client.getByLabel("Qualité").selectOption({ label: "5 sur 5" });
    await client.getByLabel("Ponctualité").selectOption({ label: "4 sur 5" });
    await client.getByRole("button", { name: "Publier mon avis" }).click();
    await expect(client.getByText("Choisissez une note de 1 à 5.")).toBeVisible();
    await client.getByLabel("Prix tenu").selectOption({ label: "5 sur 5" });
    await client.getByLabel("Commentaire").fill("À l’heure, et lumineux.");
    await client.getByRole("button", { name: "Publier mon avis" }).click();
    await expect(client.getByText("Votre avis est publié. Merci.")).toBeVisible();
    await expect(client.getByRole("button", { name: "Publier mon avis" })).toHaveCount(0);
    await expectFits(client);
    const page = await pageOf(browser);
    await page.goto(`/prestataire/${studio.id}`);
    await expect(page.getByText("À l’heure, et lumineux.")).toBeVisible();
    await expect(page.getByText(/^4,7 sur 5, 1\savis$/)).toBeVisible();
    await lookAt(page, "a provider with a review");
  });

  await test.step("the team takes the review off, then suspends the provider", async () => {
    await office.goto(`/trust-manager/providers/${studio.id}`);
    await use(office);
    await office.getByText("Retirer cet avis").click();
    const reviews = office.getByRole("region", { name: "Avis" });
    await reviews.getByLabel("Motif").selectOption({ label: "Sans rapport avec la prestation" });
    await reviews.getByRole("button", { name: "Confirmer le retrait" }).click();
    await expect(office.getByText("L’avis est retiré")).toBeVisible();
    await use(office);
    await office.getByText("Suspendre", { exact: true }).click();
    const presence = office.getByRole("region", { name: "Présence dans l’annuaire" });
    await presence.getByLabel("Motif").selectOption({ label: "Réclamations de clients" });
    await presence.getByRole("button", { name: "Confirmer la suspension" }).click();
    await expect(office.getByText("La fiche est suspendue")).toBeVisible();
    const answer = await client.request.get(`/prestataire/${studio.id}`);
    expect(answer.status()).toBe(404);
    await client.goto(`/devis/nouveau?prestataire=${studio.id}`);
    await expect(client.getByText("Celui de cette adresse n’y est pas")).toBeVisible();
  });
});

test("a demonstration can't be requested, and strange links lead to nothing", async ({ page }) => {
  await page.goto("/prestataires/photographe/rennes");
  await page.locator("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page.getByText("Elle ne peut pas être jointe.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Demander un devis" })).toHaveCount(0);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const person = await createAccount(["buyer"]);
  await signInOn(page, person.email);
  await page.goto(`/devis/nouveau?prestataire=${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Cette fiche est une démonstration",
  );
  for (const query of [
    "",
    "?jeton=x",
    `?jeton=${"a".repeat(12)}.${"A".repeat(43)}`,
    "?jeton=a&jeton=b",
  ]) {
    const answer = await page.goto(`/demande-de-devis${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText("Ce lien ne mène à aucune demande")).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto("/devis");
  await expect(page.getByText("Aucune demande de devis")).toBeVisible();
  await lookAt(page, "no quotes", "main");
});

test("a quote is requested, declined and cancelled without scripts", async ({ browser }) => {
  const office = await openOffice(browser);
  const studio = await enterStudio(office);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const person = await createAccount(["buyer"]);
  await signInOn(page, person.email);
  const request = async () => {
    await page.goto(`/devis/nouveau?prestataire=${studio.id}`);
    await page.getByLabel("Commune où intervenir").fill("Vitré");
    await page.getByLabel("Votre besoin").fill("Photos d’une maison.");
    await page.getByRole("button", { name: "Envoyer la demande" }).click();
  };
  await request();
  await expect(page.getByText("Votre demande est envoyée au prestataire.")).toBeVisible();
  await request();
  await expect(page.getByText("Vous avez déjà une demande en cours")).toBeVisible();
  await expect(page.getByLabel("Votre besoin")).toHaveValue("Photos d’une maison.");
  await page.goto(demandLink(studio));
  await page.getByText("Décliner la demande").click();
  await page.getByRole("button", { name: "Confirmer : je décline" }).click();
  await expect(page.getByText("La demande est déclinée")).toBeVisible();
  await request();
  await page.getByText("Annuler ma demande").click();
  await page.getByRole("button", { name: "Confirmer l’annulation" }).click();
  await expect(page.getByText("L’annulation est enregistrée")).toBeVisible();
  expect(mailsTo(studio.email).at(-1)?.text).toContain("annule sa demande");
  await context.close();
});
