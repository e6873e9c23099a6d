import { describe, expect, test } from "vitest";
import { requestDiffusion, signDiffusion } from "../mandate-signing/commands/request-diffusion.ts";
import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import { ADDRESS, at, diffusionWorld, exportAt, NOW } from "../testing/diffusion.ts";
import { codeOf } from "../testing/error-code.ts";
import { signatureCodeOf } from "../testing/mandates.ts";
import { lastSigning, nameOwners, otherOwner, signAsOther } from "../testing/owners.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { withdrawConsent } from "./commands/withdraw-consent.ts";
import { listDiffusion } from "./queries/list-diffusion.ts";

const world = diffusionWorld();

describe("the consent", () => {
  test("is taken back at once, without a signature, and not by others", async () => {
    await world.publish();
    await exportAt(NOW);
    const other = await createPerson(world.database, [["seller", "active"]]);
    expect(await codeOf(withdrawConsent({ propertyId: world.propertyId }, other, at(5)))).toBe(
      "listing.not-found",
    );
    await withdrawConsent({ propertyId: world.propertyId }, world.seller, at(5));
    // Before the hour is over.
    await exportAt(at(6));
    expect(await world.peek()).toBe("");
    expect(
      await codeOf(withdrawConsent({ propertyId: world.propertyId }, world.seller, at(7))),
    ).toBe("diffusion.not-given");
    await world.signPaper(at(8));
    await exportAt(at(70));
    expect(await world.peek()).toContain(world.propertyId);
  });

  test("takes a paper with it that waits to give it again", async () => {
    await world.sign(true);
    world.configure(ADDRESS, { ...ADDRESS, code: "deux", name: "Portail Deux" });
    const origin = signInContext();
    const { signatureId } = await requestDiffusion(
      { propertyId: world.propertyId },
      world.seller,
      origin,
      NOW,
    );
    const code = signatureCodeOf(world.database, world.seller);
    await withdrawConsent({ propertyId: world.propertyId }, world.seller, at(1));
    const typed = { signatureId, name: "Camille Martin", code, accept: true } as const;
    expect(await codeOf(signDiffusion(typed, world.seller, origin, at(2)))).toBe(
      "signature.not-found",
    );
  });

  test("is signed by every owner, also where one decides of the rest", async () => {
    const alix = otherOwner();
    await nameOwners(world.propertyId, world.seller, { others: [alix], sellerDecides: true }, NOW);
    const origin = signInContext();
    const mandate = await requestMandateSignature(
      { propertyId: world.propertyId },
      world.seller,
      origin,
      NOW,
    );
    await signAsOther(world.database, alix, NOW);
    const typed = await lastSigning(world.database, { ...mandate, actor: world.seller }, NOW);
    await signMandate({ ...typed, expressRequest: true }, world.seller, origin, NOW);
    const paper = await requestDiffusion(
      { propertyId: world.propertyId },
      world.seller,
      origin,
      at(1),
    );
    expect(paper.isJoint).toBe(true);
    world.setStatus("active");
    await exportAt(at(2));
    expect(await world.peek()).toBe("");
    await signAsOther(world.database, alix, at(3));
    const last = await lastSigning(world.database, { ...paper, actor: world.seller }, at(4));
    await signDiffusion(last, world.seller, origin, at(4));
    await exportAt(at(62));
    expect(await world.peek()).toContain(world.propertyId);
  });

  test("is refused where no portal is configured, and nothing is exported", async () => {
    world.configure();
    expect(await codeOf(world.sign(true))).toBe("diffusion.no-portal");
    await world.sign(false);
    expect(await codeOf(world.signPaper())).toBe("diffusion.no-portal");
    await exportAt(NOW);
    expect(world.database.raw.prepare("SELECT * FROM DiffusionFeed").all()).toEqual([]);
    expect(await listDiffusion([world.propertyId], world.seller)).toEqual({});
  });

  test("is fixed in the database, but for its end", async () => {
    await world.sign(true);
    const change = (sql: string) => () =>
      world.database.raw.prepare(`${sql} WHERE endedAt IS NULL`).run();
    expect(change("UPDATE DiffusionConsent SET portals = '[]'")).toThrow(/never changed/);
    expect(change("DELETE FROM DiffusionConsent")).toThrow(/never deleted/);
    await withdrawConsent({ propertyId: world.propertyId }, world.seller, at(1));
    const again = () =>
      world.database.raw.prepare("UPDATE DiffusionConsent SET endedAt = NULL").run();
    expect(again).toThrow(/another signature/);
  });
});
