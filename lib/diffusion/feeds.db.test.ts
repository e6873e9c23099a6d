import { describe, expect, test } from "vitest";
import { withdrawMandate } from "../mandate-signing/commands/withdraw-mandate.ts";
import { findMandateOf } from "../mandate-signing/queries/find-mandate-of-home.ts";
import { acceptedOfferRow } from "../testing/builders.ts";
import { ADDRESS, at, diffusionWorld, exportAt, NOW, TOKEN } from "../testing/diffusion.ts";
import { codeOf } from "../testing/error-code.ts";
import { signMandateOf } from "../testing/mandates.ts";
import { createPerson } from "../testing/people.ts";
import { fetchFeed } from "./commands/fetch-feed.ts";
import { listDiffusion } from "./queries/list-diffusion.ts";

/** From a signature to a portal's file, and out of it again. */

const world = diffusionWorld();

describe("a listing is in a portal's file", () => {
  test("with the mandate's consent, once it is online, and the seller reads since when", async () => {
    await world.sign(true);
    await exportAt(NOW);
    expect(await world.peek()).toBe("");
    expect(await world.states()).toEqual([]);
    world.setStatus("active");
    expect(await world.states()).toEqual([["Portail Un", "next"]]);
    await exportAt(at(59));
    expect(await world.fetch(at(59))).toBe("");
    await exportAt(at(60));
    expect(await world.states()).toEqual([["Portail Un", "not-fetched"]]);
    const text = await world.fetch(at(61));
    expect(text).toContain(`"${world.propertyId.toUpperCase()}"`);
    expect(text).toContain('"AG1"');
    expect(text).toContain("honoraires à la charge du vendeur");
    expect(text.trimEnd().split("\n")).toHaveLength(1);
    expect(await world.states()).toEqual([["Portail Un", "sent"]]);
    await exportAt(at(120));
    // Since the portal has it, not since its file was made.
    expect((await world.views())[0]?.since).toEqual(at(61));
  });

  test("with a paper that is signed later", async () => {
    const number = await world.sign(false);
    world.setStatus("active");
    await exportAt(NOW);
    expect(await world.peek()).toBe("");
    expect((await findMandateOf(world.propertyId, world.seller, NOW)).diffusion).toMatchObject({
      canSign: true,
      consent: null,
    });
    await world.signPaper(at(1));
    const { diffusion, mandate } = await findMandateOf(world.propertyId, world.seller, at(2));
    expect(diffusion).toMatchObject({
      canSign: false,
      consent: { portals: ["Portail Un"], givenAt: at(1) },
    });
    expect(mandate).toMatchObject({ number, decisions: [{ kind: "diffusion" }] });
    expect(await codeOf(world.signPaper(at(2)))).toBe("diffusion.given");
    await exportAt(at(60));
    expect(await world.peek()).toContain(world.propertyId);
  });

  test("never without a consent", async () => {
    await world.sign(false);
    world.setStatus("active");
    await exportAt(NOW);
    expect(await world.peek()).toBe("");
    expect(await world.states()).toEqual([]);
  });

  test("never where it is an example, whatever the rows say", async () => {
    world.propertyId = await world.addHome({ isDemonstration: true });
    expect(await codeOf(world.sign(true))).toBe("diffusion.demonstration");
    const mandateNumber = await world.sign(false);
    expect(await codeOf(world.signPaper())).toBe("diffusion.demonstration");
    expect((await findMandateOf(world.propertyId, world.seller, NOW)).diffusion.canSign).toBe(
      false,
    );
    const { id: signatureId } = world.database.raw
      .prepare<[string], { id: string }>("SELECT id FROM Signature WHERE propertyId = ?")
      .get(world.propertyId) ?? { id: "" };
    const data = { signatureId, mandateNumber, portals: ["Portail Un"], givenAt: NOW };
    await world.database.writer.$transaction((tx) => tx.diffusionConsent.create({ data }));
    world.setStatus("active");
    await exportAt(NOW);
    expect(await world.peek()).toBe("");
  });

  test.each(["paused", "withdrawn", "sold", "under_offer", "in_review"] as const)(
    "not while it is %s",
    async (status) => {
      await world.publish();
      await exportAt(NOW);
      expect(await world.fetch(at(1))).toContain(world.propertyId);
      const buyer = await createPerson(world.database, [["buyer", "active"]]);
      const offer = acceptedOfferRow(world.propertyId, buyer.userId);
      if (status === "under_offer" || status === "sold") {
        await world.database.writer.$transaction((tx) => tx.offer.create({ data: offer }));
      }
      world.setStatus(status);
      expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
      await exportAt(at(60));
      expect(await world.fetch(at(61))).toBe("");
      expect(await world.states()).toEqual([["Portail Un", "gone"]]);
    },
  );

  test("not after its mandate ended", async () => {
    await world.publish();
    await exportAt(NOW);
    await withdrawMandate({ propertyId: world.propertyId }, world.seller, at(10));
    await exportAt(at(60));
    expect(await world.peek()).toBe("");
  });

  test("at the portals alone that the signature names", async () => {
    await world.publish();
    const two = { ...ADDRESS, code: "deux", name: "Portail Deux" };
    world.configure(ADDRESS, two);
    await exportAt(NOW);
    expect(await world.peek()).toContain(world.propertyId);
    expect(await world.fetch(NOW, "deux")).toBe("");
    expect((await findMandateOf(world.propertyId, world.seller, NOW)).diffusion.canSign).toBe(true);
    await world.signPaper(at(1));
    await exportAt(at(60));
    expect(await world.fetch(NOW, "deux")).toContain(world.propertyId);
    // The same code under another name is another portal.
    world.configure({ ...ADDRESS, name: "Portail Autre" });
    await exportAt(at(120));
    expect(await world.peek()).toBe("");
  });
});

test("of two processes at once one writes a portal's file", async () => {
  await world.publish();
  await Promise.all([exportAt(at(0)), exportAt(at(1)), exportAt(at(2))]);
  const feeds = world.database.raw
    .prepare("SELECT attemptedAt, offeredAt FROM DiffusionFeed")
    .all();
  expect(feeds).toHaveLength(1);
  const [{ attemptedAt, offeredAt }] = feeds as [Record<string, string>];
  expect(offeredAt).toBe(attemptedAt);
  expect(await world.fetch(at(3))).toContain(world.propertyId);
});

test("a program that asks for the headers of a file alone has not fetched it", async () => {
  await world.publish();
  await exportAt(NOW);
  await fetchFeed({ portal: "un", token: TOKEN, isNoted: false }, at(1));
  expect(await world.states()).toEqual([["Portail Un", "not-fetched"]]);
  await world.fetch(at(2));
  expect(await world.states()).toEqual([["Portail Un", "sent"]]);
});

test.each([
  ["un", "x".repeat(40)],
  ["un", ""],
  ["un", `${TOKEN}t`],
  ["autre", TOKEN],
  ["dossier", TOKEN],
])("at the address %s/%s nobody finds a file", async (portal, token) => {
  world.configure(ADDRESS, {
    kind: "folder",
    code: "dossier",
    name: "D0",
    agency: "A",
    path: world.folder,
  });
  await exportAt(NOW);
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
  await signMandateOf(world.database, {
    propertyId: world.propertyId,
    actor: world.seller,
    now: NOW,
  });
  const other = await createPerson(world.database, [["seller", "active"]]);
  expect(await listDiffusion([world.propertyId], other)).toEqual({});
});
