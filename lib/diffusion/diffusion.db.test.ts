import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { requestDiffusion, signDiffusion } from "../mandate-signing/commands/request-diffusion.ts";
import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import { withdrawMandate } from "../mandate-signing/commands/withdraw-mandate.ts";
import { findMandateOf } from "../mandate-signing/queries/find-mandate-of-home.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { acceptedOfferRow, communeRow, propertyRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { signatureCodeOf, signMandateOf } from "../testing/mandates.ts";
import { lastSigning, nameOwners, otherOwner, signAsOther } from "../testing/owners.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { exportFeeds } from "./commands/export-feeds.ts";
import { fetchFeed } from "./commands/fetch-feed.ts";
import { withdrawConsent } from "./commands/withdraw-consent.ts";
import { listDiffusion } from "./queries/list-diffusion.ts";

/** From a signature to a portal's file, and out of it again. */

const NOW = new Date("2026-11-24T10:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const TOKEN = "t".repeat(40);
const ADDRESS = { kind: "address", code: "un", name: "Portail Un", agency: "AG1", token: TOKEN };

const database = adoptedDatabase();
let folder: string;
let seller: Actor;
let propertyId: string;

const configure = (...targets: object[]) =>
  replaceOnce(
    "env",
    parseEnvironment({ NODE_ENV: "test", DIFFUSION_TARGETS: JSON.stringify(targets) }),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-diffusion-"));
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  configure(ADDRESS);
  database.raw.prepare("DELETE FROM DiffusionFeed").run();
  database.raw.prepare("DELETE FROM DiffusedListing").run();
  database.raw.prepare("UPDATE DiffusionConsent SET endedAt = givenAt WHERE endedAt IS NULL").run();
  seller = await createPerson(database, [["seller", "active"]]);
  propertyId = await addHome();
});

/** A home that is not published yet: what its mandate is signed for is its row. */
async function addHome(overrides: { isDemonstration?: boolean } = {}): Promise<string> {
  const home = propertyRow({
    sellerId: seller.userId,
    status: "draft",
    publishedAt: null,
    ghgClass: "B",
    ...overrides,
  });
  await database.writer.$transaction((tx) => tx.property.create({ data: home }));
  return home.id;
}

const setStatus = (status: PropertyStatus, id = propertyId) =>
  database.raw
    .prepare("UPDATE Property SET status = ?, publishedAt = ? WHERE id = ?")
    .run(status, "2026-11-24T10:00:00.000+00:00", id);

/** Signs the mandate, with the consent to portals or without it. */
async function signed(diffusion: boolean, now = NOW): Promise<number> {
  const origin = signInContext();
  const input = { propertyId, diffusion };
  const { signatureId } = await requestMandateSignature(input, seller, origin, now);
  const code = signatureCodeOf(database, seller);
  const typed = { signatureId, name: "Camille Martin", code, accept: true } as const;
  return (await signMandate({ ...typed, expressRequest: true }, seller, origin, now)).mandateNumber;
}

/** Signs the paper that gives it later. */
async function signedLater(now = NOW): Promise<void> {
  const origin = signInContext();
  const { signatureId } = await requestDiffusion({ propertyId }, seller, origin, now);
  const code = signatureCodeOf(database, seller);
  await signDiffusion(
    { signatureId, name: "Camille Martin", code, accept: true },
    seller,
    origin,
    now,
  );
}

const feed = async (now = NOW, portal = "un", token = TOKEN) =>
  Buffer.from((await fetchFeed({ portal, token, isNoted: true }, now)).bytes).toString("latin1");
const states = async () =>
  (await listDiffusion([propertyId], seller))[propertyId]?.map(({ name, state }) => [name, state]);

describe("a listing is in a portal's file", () => {
  test("with the mandate's consent, once it is online, and the seller reads since when", async () => {
    await signed(true);
    await exportFeeds(NOW);
    expect(await feed()).toBe("");
    expect(await states()).toEqual([]);
    setStatus("active");
    expect(await states()).toEqual([["Portail Un", "next"]]);
    await exportFeeds(at(59));
    expect(await feed(at(59))).toBe("");
    await exportFeeds(at(60));
    expect(await states()).toEqual([["Portail Un", "not-fetched"]]);
    const text = await feed(at(61));
    expect(text).toContain(`"${propertyId.toUpperCase()}"`);
    expect(text).toContain('"AG1"');
    expect(text).toContain("honoraires à la charge du vendeur");
    expect(text.trimEnd().split("\n")).toHaveLength(1);
    expect(await states()).toEqual([["Portail Un", "sent"]]);
    await exportFeeds(at(120));
    expect((await listDiffusion([propertyId], seller))[propertyId]?.[0]?.since).toEqual(at(60));
  });

  test("with a paper that is signed later", async () => {
    const number = await signed(false);
    setStatus("active");
    await exportFeeds(NOW);
    expect(await feed()).toBe("");
    expect((await findMandateOf(propertyId, seller, NOW)).diffusion).toMatchObject({
      canSign: true,
      consent: null,
    });
    await signedLater(at(1));
    const { diffusion, mandate } = await findMandateOf(propertyId, seller, at(2));
    expect(diffusion).toMatchObject({
      canSign: false,
      consent: { portals: ["Portail Un"], givenAt: at(1) },
    });
    expect(mandate).toMatchObject({ number, decisions: [{ kind: "diffusion" }] });
    expect(await codeOf(signedLater(at(2)))).toBe("diffusion.given");
    await exportFeeds(at(60));
    expect(await feed()).toContain(propertyId);
  });

  test("never without a consent", async () => {
    await signed(false);
    setStatus("active");
    await exportFeeds(NOW);
    expect(await feed()).toBe("");
    expect(await states()).toEqual([]);
  });

  test("never where it is an example, whatever the rows say", async () => {
    propertyId = await addHome({ isDemonstration: true });
    expect(await codeOf(signed(true))).toBe("diffusion.demonstration");
    const mandateNumber = await signed(false);
    expect(await codeOf(signedLater())).toBe("diffusion.demonstration");
    expect((await findMandateOf(propertyId, seller, NOW)).diffusion.canSign).toBe(false);
    const { id: signatureId } = database.raw
      .prepare<[string], { id: string }>("SELECT id FROM Signature WHERE propertyId = ?")
      .get(propertyId) ?? { id: "" };
    const data = { signatureId, mandateNumber, portals: ["Portail Un"], givenAt: NOW };
    await database.writer.$transaction((tx) => tx.diffusionConsent.create({ data }));
    setStatus("active");
    await exportFeeds(NOW);
    expect(await feed()).toBe("");
  });

  test.each(["paused", "under_offer", "in_review"] as const)(
    "not while it is %s",
    async (status) => {
      await signed(true);
      setStatus("active");
      await exportFeeds(NOW);
      expect(await feed()).toContain(propertyId);
      const buyer = await createPerson(database, [["buyer", "active"]]);
      const offer = acceptedOfferRow(propertyId, buyer.userId);
      if (status === "under_offer") {
        await database.writer.$transaction((tx) => tx.offer.create({ data: offer }));
      }
      setStatus(status);
      expect(await states()).toEqual([["Portail Un", "leaving"]]);
      await exportFeeds(at(60));
      expect(await feed()).toBe("");
      expect(await states()).toEqual([]);
    },
  );

  test("not after its mandate ended", async () => {
    await signed(true);
    setStatus("active");
    await exportFeeds(NOW);
    await withdrawMandate({ propertyId }, seller, at(10));
    await exportFeeds(at(60));
    expect(await feed()).toBe("");
  });

  test("at the portals alone that the signature names", async () => {
    await signed(true);
    setStatus("active");
    const two = { ...ADDRESS, code: "deux", name: "Portail Deux" };
    configure(ADDRESS, two);
    await exportFeeds(NOW);
    expect(await feed()).toContain(propertyId);
    expect(await feed(NOW, "deux")).toBe("");
    expect((await findMandateOf(propertyId, seller, NOW)).diffusion.canSign).toBe(true);
    await signedLater(at(1));
    await exportFeeds(at(60));
    expect(await feed(NOW, "deux")).toContain(propertyId);
    // The same code under another name is another portal.
    configure({ ...ADDRESS, name: "Portail Autre" });
    await exportFeeds(at(120));
    expect(await feed()).toBe("");
  });
});

test("of two processes at once one writes a portal's file", async () => {
  await signed(true);
  setStatus("active");
  await Promise.all([exportFeeds(at(0)), exportFeeds(at(1)), exportFeeds(at(2))]);
  const attempts = database.raw.prepare("SELECT attemptedAt, deliveredAt FROM DiffusionFeed").all();
  expect(attempts).toHaveLength(1);
  const [{ attemptedAt, deliveredAt }] = attempts as [Record<string, string>];
  expect(deliveredAt).toBe(attemptedAt);
  expect(await feed(at(3))).toContain(propertyId);
});

test("a program that asks for the headers of a file alone has not fetched it", async () => {
  await signed(true);
  setStatus("active");
  await exportFeeds(NOW);
  await fetchFeed({ portal: "un", token: TOKEN, isNoted: false }, at(1));
  expect(await states()).toEqual([["Portail Un", "not-fetched"]]);
  await feed(at(2));
  expect(await states()).toEqual([["Portail Un", "sent"]]);
});

describe("the consent", () => {
  test("is taken back at once, without a signature, and not by others", async () => {
    await signed(true);
    setStatus("active");
    await exportFeeds(NOW);
    const other = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(withdrawConsent({ propertyId }, other, at(5)))).toBe("listing.not-found");
    await withdrawConsent({ propertyId }, seller, at(5));
    // Before the hour is over.
    await exportFeeds(at(6));
    expect(await feed()).toBe("");
    expect(await codeOf(withdrawConsent({ propertyId }, seller, at(7)))).toBe(
      "diffusion.not-given",
    );
    await signedLater(at(8));
    await exportFeeds(at(70));
    expect(await feed()).toContain(propertyId);
  });

  test("takes a paper with it that waits to give it again", async () => {
    await signed(true);
    configure(ADDRESS, { ...ADDRESS, code: "deux", name: "Portail Deux" });
    const origin = signInContext();
    const { signatureId } = await requestDiffusion({ propertyId }, seller, origin, NOW);
    const code = signatureCodeOf(database, seller);
    await withdrawConsent({ propertyId }, seller, at(1));
    const typed = { signatureId, name: "Camille Martin", code, accept: true } as const;
    expect(await codeOf(signDiffusion(typed, seller, origin, at(2)))).toBe("signature.not-found");
  });

  test("is signed by every owner, also where one decides of the rest", async () => {
    const alix = otherOwner();
    await nameOwners(propertyId, seller, { others: [alix], sellerDecides: true }, NOW);
    const origin = signInContext();
    const mandate = await requestMandateSignature({ propertyId }, seller, origin, NOW);
    await signAsOther(database, alix, NOW);
    const typed = await lastSigning(database, { ...mandate, actor: seller }, NOW);
    await signMandate({ ...typed, expressRequest: true }, seller, origin, NOW);
    const paper = await requestDiffusion({ propertyId }, seller, origin, at(1));
    expect(paper.isJoint).toBe(true);
    setStatus("active");
    await exportFeeds(at(2));
    expect(await feed()).toBe("");
    await signAsOther(database, alix, at(3));
    const last = await lastSigning(database, { ...paper, actor: seller }, at(4));
    await signDiffusion(last, seller, origin, at(4));
    await exportFeeds(at(62));
    expect(await feed()).toContain(propertyId);
  });

  test("is refused where no portal is configured, and nothing is exported", async () => {
    configure();
    expect(await codeOf(signed(true))).toBe("diffusion.no-portal");
    await signed(false);
    expect(await codeOf(signedLater())).toBe("diffusion.no-portal");
    await exportFeeds(NOW);
    expect(database.raw.prepare("SELECT * FROM DiffusionFeed").all()).toEqual([]);
    expect(await listDiffusion([propertyId], seller)).toEqual({});
  });

  test("is fixed in the database, but for its end", async () => {
    await signed(true);
    const change = (sql: string) => () =>
      database.raw.prepare(`${sql} WHERE endedAt IS NULL`).run();
    expect(change("UPDATE DiffusionConsent SET portals = '[]'")).toThrow(/never changed/);
    expect(change("DELETE FROM DiffusionConsent")).toThrow(/never deleted/);
    await withdrawConsent({ propertyId }, seller, at(1));
    const again = () => database.raw.prepare("UPDATE DiffusionConsent SET endedAt = NULL").run();
    expect(again).toThrow(/another signature/);
  });
});

describe("our own check", () => {
  test("leaves out what the format can't have, and the seller reads why", async () => {
    await signed(true);
    setStatus("active");
    database.raw.prepare("UPDATE Property SET ghgClass = NULL WHERE id = ?").run(propertyId);
    await exportFeeds(NOW);
    expect(await feed()).toBe("");
    expect(await listDiffusion([propertyId], seller)).toMatchObject({
      [propertyId]: [{ state: "refused", refusals: [{ field: "ghgClass", reason: "missing" }] }],
    });
    database.raw.prepare("UPDATE Property SET ghgClass = 'C' WHERE id = ?").run(propertyId);
    await exportFeeds(at(60));
    expect(await states()).toEqual([["Portail Un", "not-fetched"]]);
  });
});

describe("a portal that can't be reached", () => {
  const TWO = { kind: "folder", code: "dossier", name: "Portail Dossier", agency: "A" };

  test("is tried again, later each time, and nothing is lost; others don't wait for it", async () => {
    const file = join(folder, "occupied");
    const path = join(file, "sub");
    // A file stands where the folder would be made.
    writeFileSync(file, "");
    configure({ ...TWO, path }, ADDRESS);
    await signed(true);
    setStatus("active");
    await exportFeeds(NOW);
    expect(await feed()).toContain(propertyId);
    expect(await states()).toEqual([
      ["Portail Dossier", "unreachable"],
      ["Portail Un", "sent"],
    ]);
    const row = () =>
      database.raw
        .prepare("SELECT failures, failure FROM DiffusionFeed WHERE portal = 'dossier'")
        .get();
    expect(row()).toEqual({ failures: 1, failure: "not-written" });
    await exportFeeds(at(4));
    expect(row()).toMatchObject({ failures: 1 });
    await exportFeeds(at(5));
    expect(row()).toMatchObject({ failures: 2 });
    rmSync(file);
    await exportFeeds(at(15));
    expect(row()).toEqual({ failures: 0, failure: null });
    expect(readFileSync(join(path, "dossier.csv"), "latin1")).toContain(propertyId);
    expect(await states()).toEqual([
      ["Portail Dossier", "sent"],
      ["Portail Un", "sent"],
    ]);
  });

  test("is forgotten once the configuration has it no more", async () => {
    await signed(true);
    setStatus("active");
    await exportFeeds(NOW);
    configure({ ...TWO, path: join(folder, "other") });
    await exportFeeds(at(1));
    const portals = database.raw.prepare("SELECT portal FROM DiffusionFeed").all();
    expect(portals).toEqual([{ portal: "dossier" }]);
  });
});

test.each([
  ["un", "x".repeat(40)],
  ["un", ""],
  ["un", `${TOKEN}t`],
  ["autre", TOKEN],
  ["dossier", TOKEN],
])("at the address %s/%s nobody finds a file", async (portal, token) => {
  configure(ADDRESS, { kind: "folder", code: "dossier", name: "D0", agency: "A", path: folder });
  await exportFeeds(NOW);
  expect(await codeOf(fetchFeed({ portal, token, isNoted: true }, NOW))).toBe(
    "diffusion.not-found",
  );
});

test("before its first file a portal finds none", async () => {
  expect(await codeOf(fetchFeed({ portal: "un", token: TOKEN, isNoted: true }, NOW))).toBe(
    "diffusion.not-found",
  );
});

test("somebody else reads nothing of a home's portals", async () => {
  await signMandateOf(database, { propertyId, actor: seller, now: NOW });
  const other = await createPerson(database, [["seller", "active"]]);
  expect(await listDiffusion([propertyId], other)).toEqual({});
});
