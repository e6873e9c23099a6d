import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { exportFeeds } from "../diffusion/commands/export-feeds.ts";
import { fetchFeed } from "../diffusion/commands/fetch-feed.ts";
import { portalText } from "../diffusion/copy.ts";
import { listDiffusion } from "../diffusion/queries/list-diffusion.ts";
import type { PortalView } from "../diffusion/views.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { requestDiffusion, signDiffusion } from "../mandate-signing/commands/request-diffusion.ts";
import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "./adopted-database.ts";
import { communeRow, propertyRow } from "./builders.ts";
import { signatureCodeOf } from "./mandates.ts";
import { createPerson } from "./people.ts";
import { signInContext } from "./sign-in-context.ts";

export const NOW = new Date("2026-11-24T10:00:00Z");
/** So many minutes later. */
export const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const PUBLISHED = "2026-11-24T10:00:00.000+00:00";

export const TOKEN = "t".repeat(40);
/** A portal that fetches its file. */
export const ADDRESS = {
  kind: "address",
  code: "un",
  name: "Portail Un",
  agency: "AG1",
  token: TOKEN,
} as const;

/** Makes the files that are due, by a clock that stands. */
export const exportAt = (now: Date) => exportFeeds(() => now);

/** A seller with a home in a database, and portals that each test configures; the first of them is there to begin with. */
export function diffusionWorld() {
  const database = adoptedDatabase();
  const world = {
    database,
    seller: {} as Actor,
    propertyId: "",
    /** Of the machine, for portals that have their file in one. */
    folder: "",
    configure: (...targets: object[]) =>
      replaceOnce(
        "env",
        parseEnvironment({ NODE_ENV: "test", DIFFUSION_TARGETS: JSON.stringify(targets) }),
      ),
    /** A home that is not published yet: what its mandate is signed for is its row. */
    addHome: async (overrides: { isDemonstration?: boolean } = {}): Promise<string> => {
      const home = propertyRow({
        sellerId: world.seller.userId,
        status: "draft",
        publishedAt: null,
        ghgClass: "B",
        ...overrides,
      });
      await database.writer.$transaction((tx) => tx.property.create({ data: home }));
      return home.id;
    },
    setStatus: (status: PropertyStatus): void => {
      database.raw
        .prepare("UPDATE Property SET status = ?, publishedAt = ?, soldAt = ? WHERE id = ?")
        .run(status, PUBLISHED, status === "sold" ? PUBLISHED : null, world.propertyId);
    },
    /** Has its energy class unknown, which our own check refuses, or known again. */
    setGhgClass: (ghgClass: string | null): void => {
      database.raw
        .prepare("UPDATE Property SET ghgClass = ? WHERE id = ?")
        .run(ghgClass, world.propertyId);
    },
    /** Signs the mandate, with the consent to portals or without it. @returns its number */
    sign: async (diffusion: boolean, now = NOW): Promise<number> => {
      const { propertyId, seller } = world;
      const origin = signInContext();
      const input = { propertyId, diffusion };
      const { signatureId } = await requestMandateSignature(input, seller, origin, now);
      const code = signatureCodeOf(database, seller);
      const typed = { signatureId, name: "Camille Martin", code, accept: true } as const;
      const signed = await signMandate({ ...typed, expressRequest: true }, seller, origin, now);
      return signed.mandateNumber;
    },
    /** Signs the paper that gives the consent later. */
    signPaper: async (now = NOW): Promise<void> => {
      const { propertyId, seller } = world;
      const origin = signInContext();
      const { signatureId } = await requestDiffusion({ propertyId }, seller, origin, now);
      const code = signatureCodeOf(database, seller);
      const typed = { signatureId, name: "Camille Martin", code, accept: true } as const;
      await signDiffusion(typed, seller, origin, now);
    },
    /** Signs with the consent and is online. */
    publish: async (): Promise<void> => {
      await world.sign(true);
      world.setStatus("active");
    },
    /** The portal fetches its file. */
    fetch: async (now: Date, portal = "un"): Promise<string> => {
      const { bytes } = await fetchFeed({ portal, token: TOKEN, isNoted: true }, now);
      return Buffer.from(bytes).toString("latin1");
    },
    /** The file, which nobody has fetched thereby. */
    peek: async (portal = "un"): Promise<string> => {
      const { bytes } = await fetchFeed({ portal, token: TOKEN, isNoted: false }, NOW);
      return Buffer.from(bytes).toString("latin1");
    },
    views: async (now = NOW): Promise<PortalView[]> =>
      (await listDiffusion([world.propertyId], world.seller, now))[world.propertyId] ?? [],
    /** Where the home stands, by portal. */
    states: async (now = NOW): Promise<string[][]> =>
      (await world.views(now)).map(({ name, state }) => [name, state]),
    /** What its seller reads. */
    sentences: async (now = NOW): Promise<string[]> => (await world.views(now)).map(portalText),
  };

  beforeAll(async () => {
    world.folder = mkdtempSync(join(tmpdir(), "loopimmo-diffusion-"));
    await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  });
  afterAll(() => {
    replaceOnce("env", undefined);
    rmSync(world.folder, { recursive: true });
  });
  beforeEach(async () => {
    world.configure(ADDRESS);
    database.raw.prepare("DELETE FROM DiffusionFeed").run();
    database.raw.prepare("DELETE FROM DiffusedListing").run();
    database.raw
      .prepare("UPDATE DiffusionConsent SET endedAt = givenAt WHERE endedAt IS NULL")
      .run();
    world.seller = await createPerson(database, [["seller", "active"]]);
    world.propertyId = await world.addHome();
  });
  return world;
}
