import { describe, expect, test } from "vitest";
import { ADDRESS, at, diffusionWorld, exportAt, NOW, TOKEN } from "../testing/diffusion.ts";
import { codeOf } from "../testing/error-code.ts";
import { fetchFeed } from "./commands/fetch-feed.ts";
import { withdrawConsent } from "./commands/withdraw-consent.ts";

/** What a seller reads of their home is what the portal has: its last file, not our last one. */

const world = diffusionWorld();
const withdraw = (now: Date) =>
  withdrawConsent({ propertyId: world.propertyId }, world.seller, now);

/** The home is in the file that the portal fetched. */
async function published(): Promise<void> {
  await world.publish();
  await exportAt(NOW);
  await world.fetch(at(1));
}

describe("a home that leaves a private address", () => {
  test("is there until the portal has fetched a file without it", async () => {
    await published();
    await withdraw(at(5));
    expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
    await exportAt(at(6));
    expect(await world.peek()).toBe("");
    expect(await world.sentences()).toEqual([
      "Quitte Portail Un au prochain passage\u00a0: elle est encore dans le dernier fichier que ce portail a pris.",
    ]);
    await exportAt(at(66));
    expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
    await world.fetch(at(70));
    expect(await world.views()).toMatchObject([{ state: "gone", leftAt: at(70) }]);
    expect(await world.sentences()).toEqual([
      "N’est plus transmise à Portail Un depuis le 24 novembre 2026.",
    ]);
  });

  test("was there all the time where it comes back before that", async () => {
    await published();
    world.setStatus("paused");
    await exportAt(at(60));
    world.setStatus("active");
    expect(await world.states()).toEqual([["Portail Un", "next"]]);
    await exportAt(at(120));
    expect(await world.views()).toMatchObject([{ state: "sent", since: at(1) }]);
  });

  test("comes back anew once it was gone", async () => {
    await published();
    world.setStatus("paused");
    await exportAt(at(60));
    await world.fetch(at(61));
    world.setStatus("active");
    await exportAt(at(120));
    expect(await world.states()).toEqual([["Portail Un", "not-fetched"]]);
    await world.fetch(at(121));
    expect(await world.views()).toMatchObject([{ state: "sent", since: at(121) }]);
  });

  test("leaves no trace where the portal never fetched it", async () => {
    await world.publish();
    await exportAt(NOW);
    world.setStatus("paused");
    expect(await world.sentences()).toEqual([
      "Quitte Portail Un au prochain passage\u00a0: ce portail n’a pas encore pris le fichier où elle figure.",
    ]);
    await exportAt(at(60));
    expect(await world.states()).toEqual([]);
    await world.fetch(at(61));
    expect(await world.states()).toEqual([]);
  });
});

describe("our own check", () => {
  test("leaves out what the format can't have, and the seller reads why", async () => {
    await world.publish();
    world.setGhgClass(null);
    await exportAt(NOW);
    expect(await world.peek()).toBe("");
    expect(await world.views()).toMatchObject([
      { state: "refused", isThere: false, refusals: [{ field: "ghgClass", reason: "missing" }] },
    ]);
    world.setGhgClass("C");
    await exportAt(at(60));
    expect(await world.states()).toEqual([["Portail Un", "not-fetched"]]);
  });

  test("does not hide that the portal has the home until it fetches the next file", async () => {
    await published();
    world.setGhgClass(null);
    await exportAt(at(60));
    expect(await world.views()).toMatchObject([{ state: "refused", isThere: true }]);
    expect(await world.sentences()).toEqual([
      "Encore dans le dernier fichier pris par Portail Un\u00a0; la mise à jour est refusée par notre contrôle.",
    ]);
    await withdraw(at(61));
    expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
    await world.fetch(at(62));
    expect(await world.states()).toEqual([["Portail Un", "gone"]]);
  });
});

describe("a file is served as it was made", () => {
  test("in its own alphabet until the next one, which is due at once", async () => {
    await published();
    world.configure({ ...ADDRESS, encoding: "utf-8" });
    const served = (now: Date) => fetchFeed({ portal: "un", token: TOKEN, isNoted: true }, now);
    const before = await served(at(2));
    expect(before.encoding).toBe("iso-8859-1");
    expect(Buffer.from(before.bytes).toString("latin1")).toContain("à la charge");
    await exportAt(at(3));
    const next = await served(at(4));
    expect(next.encoding).toBe("utf-8");
    expect(Buffer.from(next.bytes).toString("utf8")).toContain("à la charge");
    await exportAt(at(5));
    expect(await world.views()).toMatchObject([{ state: "sent", since: at(1) }]);
  });

  test("for the name that was signed, and to no other one", async () => {
    await published();
    world.configure({ ...ADDRESS, name: "Portail Autre" });
    expect(await codeOf(world.fetch(at(2)))).toBe("diffusion.not-found");
    expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
    await exportAt(at(3));
    expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
    expect(await world.fetch(at(4))).toBe("");
    expect(await world.states()).toEqual([["Portail Un", "gone"]]);
    await world.signPaper(at(5));
    await exportAt(at(63));
    await world.fetch(at(64));
    expect(await world.states()).toEqual([["Portail Autre", "sent"]]);
  });
});

describe("a portal that leaves the configuration", () => {
  test("is forgotten where it has nothing", async () => {
    await world.publish();
    await exportAt(NOW);
    world.configure({ ...ADDRESS, code: "deux", name: "Portail Deux" });
    await exportAt(at(1));
    const portals = world.database.raw.prepare("SELECT portal FROM DiffusionFeed").all();
    expect(portals).toEqual([{ portal: "deux" }]);
    expect(await world.states()).toEqual([]);
  });

  test("still has the homes of its last file, and their sellers read it", async () => {
    await published();
    world.configure();
    for (const minute of [1, 2]) await exportAt(at(minute));
    expect(await world.sentences()).toEqual([
      "Encore dans le dernier fichier pris par Portail Un, qui n’est plus relié à notre site\u00a0: nous ne pouvons plus l’en retirer.",
    ]);
    await withdraw(at(3));
    expect(await world.states()).toEqual([["Portail Un", "unlinked"]]);
    world.configure(ADDRESS);
    expect(await codeOf(world.fetch(at(4)))).toBe("diffusion.not-found");
    await exportAt(at(5));
    expect(await world.states()).toEqual([["Portail Un", "leaving"]]);
    expect(await world.fetch(at(6))).toBe("");
    expect(await world.states()).toEqual([["Portail Un", "gone"]]);
  });
});

test("a portal that does not come for two days is named", async () => {
  await published();
  expect(await world.sentences(at(2 * 24 * 60))).toEqual([
    "Transmise à Portail Un depuis le 24 novembre 2026.",
  ]);
  expect(await world.sentences(at(2 * 24 * 60 + 2))).toEqual([
    "Transmise à Portail Un depuis le 24 novembre 2026. Ce portail n’a pas lu notre fichier depuis le 24 novembre 2026.",
  ]);
});
