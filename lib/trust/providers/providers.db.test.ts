import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { findProvider } from "../../providers/queries/find-provider.ts";
import { listDirectory } from "../../providers/queries/list-directory.ts";
import { quoteToken } from "../../quotes/link.ts";
import { findProviderQuote } from "../../quotes/queries/find-provider-quote.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { answered, providerRow, quoteRow } from "../../testing/providers.ts";
import { changeProvider } from "./commands/change-provider.ts";
import { enterProvider } from "./commands/enter-provider.ts";
import { recordCheck } from "./commands/record-check.ts";
import { reinstateProvider } from "./commands/reinstate-provider.ts";
import { removeCheck } from "./commands/remove-check.ts";
import { removeReview } from "./commands/remove-review.ts";
import { suspendProvider } from "./commands/suspend-provider.ts";
import { findManagedProvider } from "./queries/find-managed-provider.ts";
import { listManagedProviders } from "./queries/list-managed-providers.ts";
import { type ProviderEntry, providerEntrySchema, readPrice } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const database = adoptedDatabase();
const people: Record<string, Actor> = {};
let manager: Actor;

beforeAll(async () => {
  for (const [name, roles] of Object.entries(PERSONAS)) {
    people[name] = await createPerson(database, roles);
  }
  manager = people["trust manager"] as Actor;
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

const place = `${communeRow().name} (${communeRow().departmentCode})`;
const entry = (changes: Partial<ProviderEntry> = {}): ProviderEntry => ({
  name: "Studio Lumen",
  type: "photographer",
  description: "Photographies d’intérieur et de façade, livrées en deux jours.",
  email: "studio@example.org",
  location: place,
  unit: "fixed",
  price: "190",
  availability: "within_24h",
  specialties: ["Intérieurs"],
  certifications: [],
  ...changes,
});
const code = (of: string) => expect.objectContaining({ code: of });
const actions = (id: string) =>
  database.raw
    .prepare("SELECT action FROM AuditEvent WHERE subjectType = 'provider' AND subjectId = ?")
    .all(id)
    .map((row) => (row as { action: string }).action);

let count = 0;
async function entered(changes: Partial<ProviderEntry> = {}) {
  count += 1;
  const email = `team${count}@example.org`;
  const { providerId } = await enterProvider(entry({ email, ...changes }), manager, NOW);
  return { providerId, email };
}

/** Changes fields as somebody does who opened the page just before. */
async function change(providerId: string, changes: Partial<ProviderEntry>) {
  const { entry: seen } = await findManagedProvider(providerId, manager, NOW);
  return changeProvider({ providerId, seen, ...entry(changes) }, manager, NOW);
}

const checkedAt = NOW.toISOString();

describe("the team", () => {
  test("enters a provider, whom the directory shows and who gets a mail", async () => {
    const { providerId, email } = await entered();
    const page = await findProvider(providerId, NOW);
    expect(page).toMatchObject({ name: "Studio Lumen", reviewCount: 0, verified: false });
    const [mail] = writtenMails(database.raw, email);
    expect(mail).toMatchObject({ kind: "provider-listed" });
    expect(mail?.text).toContain(`/prestataire/${providerId}`);
    expect(actions(providerId)).toEqual(["provider.entered"]);
    const again = enterProvider(entry({ email }), manager, NOW);
    await expect(again).rejects.toEqual(code("provider.entered"));
    // The same firm of another trade is another line.
    await enterProvider(entry({ email, type: "home_stager" }), manager, NOW);
  });

  test("is the only one who may", async () => {
    const { providerId } = await entered();
    const { entry: seen } = await findManagedProvider(providerId, manager, NOW);
    for (const [name, actor] of Object.entries(people)) {
      if (name === "trust manager") continue;
      for (const refused of [
        () => enterProvider(entry(), actor, NOW),
        () => changeProvider({ providerId, seen, ...entry() }, actor, NOW),
        () => suspendProvider({ providerId, reason: "complaints" }, actor, NOW),
        () => reinstateProvider({ providerId }, actor, NOW),
        () => removeCheck({ providerId, kind: "rge", checkedAt }, actor, NOW),
        () => removeReview({ quoteId: newId(), reason: "unlawful" }, actor, NOW),
        () => listManagedProviders(actor, { view: "listed" }, NOW),
        () => findManagedProvider(providerId, actor, NOW),
      ]) {
        await expect(refused()).rejects.toEqual(code("request.forbidden"));
      }
    }
  });

  test("verifies by papers in force, and sees those that end", async () => {
    const { providerId } = await entered();
    const paper = {
      providerId,
      kind: "liability_insurance",
      number: "RC 1",
      body: "Mutuelle",
      seen: checkedAt,
    } as const;
    const ended = recordCheck({ ...paper, validUntil: "2026-11-20" }, manager, NOW);
    await expect(ended).rejects.toMatchObject({ fields: { validUntil: expect.any(String) } });
    await recordCheck({ ...paper, validUntil: "2026-12-21" }, manager, NOW);
    expect((await findProvider(providerId, NOW))?.verified).toBe(true);
    const inPapers = async (now: Date) =>
      (await listManagedProviders(manager, { view: "papers" }, now)).providers.find(
        ({ id }) => id === providerId,
      );
    expect((await inPapers(NOW))?.checks).toMatchObject([{ state: "ending" }]);
    expect((await inPapers(new Date("2026-12-22T10:00:00Z")))?.missing).toEqual([
      "liability_insurance",
    ]);
    await recordCheck({ ...paper, validUntil: "2027-12-21" }, manager, NOW);
    expect(await inPapers(NOW)).toBeUndefined();
    await removeCheck({ providerId, kind: "liability_insurance", checkedAt }, manager, NOW);
    expect((await findProvider(providerId, NOW))?.verified).toBe(false);
    const gone = removeCheck({ providerId, kind: "liability_insurance", checkedAt }, manager, NOW);
    await expect(gone).rejects.toEqual(code("provider.moved"));
  });

  test("suspends a provider, whom nobody sees any more, and reinstates them", async () => {
    const { providerId, email } = await entered();
    const reason = "complaints" as const;
    await suspendProvider({ providerId, reason }, manager, NOW);
    const again = suspendProvider({ providerId, reason }, manager, NOW);
    await expect(again).rejects.toEqual(code("provider.moved"));
    expect(await findProvider(providerId, NOW)).toBeNull();
    const { providers } = await listDirectory({ now: NOW });
    expect(providers.map(({ id }) => id)).not.toContain(providerId);
    const list = await listManagedProviders(manager, { view: "suspended" }, NOW);
    expect(list.providers.map(({ id }) => id)).toEqual([providerId]);
    await reinstateProvider({ providerId }, manager, NOW);
    expect(await findProvider(providerId, NOW)).not.toBeNull();
    expect(writtenMails(database.raw, email).map(({ kind }) => kind)).toEqual([
      "provider-listed",
      "provider-suspended",
      "provider-suspended",
    ]);
  });

  test("corrects an address: the former links are dead, open quotes are sent to the new one", async () => {
    const { providerId, email } = await entered();
    const clientId = (people.buyer as Actor).userId;
    const quote = quoteRow({ providerId, clientId });
    const agreed = quoteRow({
      ...answered({ status: "accepted", acceptedAt: NOW }),
      providerId,
      clientId,
      createdAt: NOW,
    });
    await database.writer.$transaction((tx) =>
      tx.quoteRequest.createMany({ data: [quote, agreed] }),
    );
    const former = quoteToken(quote.id, email);
    expect(await findProviderQuote(former, NOW)).not.toBeNull();
    const corrected = "corrected@example.org";
    await change(providerId, { email: corrected });
    expect(await findProviderQuote(former, NOW)).toBeNull();
    const mails = writtenMails(database.raw, corrected);
    const of = (id: string) => mails.find(({ text }) => text.includes(quoteToken(id, corrected)));
    expect(mails).toHaveLength(3);
    expect(mails[0]).toMatchObject({ kind: "provider-listed" });
    expect(of(quote.id)).toMatchObject({ kind: "quote-requested" });
    // What was agreed is no new request.
    expect(of(agreed.id)).toMatchObject({ kind: "quote-news" });
    expect(of(agreed.id)?.text).toContain("Ce lien remplace celui de l’ancienne adresse");
    await change(providerId, { email: corrected, price: "200" });
    expect(writtenMails(database.raw, corrected)).toHaveLength(3);
  });

  test("informs a suspended provider's new address of no page", async () => {
    const { providerId } = await entered();
    await suspendProvider({ providerId, reason: "own_request" }, manager, NOW);
    const email = "suspended@example.org";
    await change(providerId, { email });
    expect(writtenMails(database.raw, email)).toEqual([]);
    await reinstateProvider({ providerId }, manager, NOW);
    const [mail] = writtenMails(database.raw, email);
    expect(mail?.text).not.toContain("contester");
  });

  test("takes a review off, out of the rating too, and its author learns why", async () => {
    const { providerId } = await entered();
    const author = people.buyer as Actor;
    const done = { ...answered({ status: "done", acceptedAt: NOW }), doneAt: NOW };
    const quote = quoteRow({ ...done, providerId, clientId: author.userId });
    const marks = { quality: 1, punctuality: 1, priceHeld: 1, comment: "…", createdAt: NOW };
    await database.writer.$transaction(async (tx) => {
      await tx.quoteRequest.create({ data: quote });
      await tx.providerReview.create({ data: { quoteId: quote.id, ...marks } });
    });
    expect(await findProvider(providerId, NOW)).toMatchObject({ reviewCount: 1, ratingTenths: 10 });
    await removeReview({ quoteId: quote.id, reason: "personal_data" }, manager, NOW);
    expect(await findProvider(providerId, NOW)).toMatchObject({
      reviewCount: 0,
      reviews: { reviews: [], removed: 1 },
    });
    const notified = database.raw
      .prepare("SELECT event FROM Notification WHERE userId = ?")
      .all(author.userId);
    expect(notified).toEqual([{ event: "quote.review-removed" }]);
    const again = removeReview({ quoteId: quote.id, reason: "unlawful" }, manager, NOW);
    await expect(again).rejects.toEqual(code("provider.moved"));
  });

  test("changes nothing of a demonstration", async () => {
    const data = providerRow({ type: "photographer" });
    await database.writer.$transaction((tx) => tx.serviceProvider.create({ data }));
    const { id: providerId } = data;
    const { entry: seen } = await findManagedProvider((await entered()).providerId, manager, NOW);
    for (const refused of [
      () => changeProvider({ providerId, seen, ...entry() }, manager, NOW),
      () => suspendProvider({ providerId, reason: "complaints" }, manager, NOW),
      () => findManagedProvider(providerId, manager, NOW),
    ]) {
      await expect(refused()).rejects.toEqual(code("provider.not-found"));
    }
  });
});

describe("what is typed", () => {
  test.each([
    ["fixed", "190", { unit: "fixed", cents: 190_00 }],
    ["hourly", "65,50 €", { unit: "hourly", cents: 65_50 }],
    ["percentage", "0,15 %", { unit: "percentage", rateBps: 15 }],
    ["percentage", "0,1", { unit: "percentage", rateBps: 10 }],
    ["percentage", "21", null],
    ["fixed", "0", null],
    ["fixed", "beaucoup", null],
  ] as const)("a price of the kind %s, %s", (unit, typed, price) => {
    expect(readPrice(unit, typed)).toEqual(price);
  });

  test("lines are texts of their own, an address is compared in one form", () => {
    const read = providerEntrySchema.parse({
      ...entry(),
      email: "Studio@Example.org",
      specialties: "Intérieurs\n\n  Drone \nIntérieurs",
      certifications: "",
    });
    expect(read).toMatchObject({
      email: "studio@example.org",
      specialties: ["Intérieurs", "Drone"],
      certifications: [],
    });
    const long = Array.from({ length: 11 }, (_, index) => `${index}`).join("\n");
    const refused = providerEntrySchema.safeParse({
      ...entry(),
      specialties: long,
      certifications: "",
    });
    expect(refused.success).toBe(false);
  });
});
