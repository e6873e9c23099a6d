import type { APIRequestContext } from "@playwright/test";
import { runTs } from "../scripts/setup/run.mjs";
import { type OwnSite, startOwnSite } from "./own-site";
import { inDatabase, storedInstant } from "./support";

/** A portal that reads its file at a private address. */

const TOKEN = "0123456789abcdef0123456789abcdef";
const PORTAL = {
  kind: "address",
  code: "exemple",
  name: "Portail Exemple",
  agency: "AG1",
  token: TOKEN,
};
const ADDRESS = `/api/diffusion/${PORTAL.code}`;
/** Where the portal reads. */
export const PORTAL_ADDRESS = `${ADDRESS}/${TOKEN}`;
/** The same with a secret that is none. */
export const WRONG_PORTAL_ADDRESS = `${ADDRESS}/${"x".repeat(32)}`;

/** A site with that portal. */
export const startSiteWithPortal = (): Promise<OwnSite> =>
  startOwnSite({ DIFFUSION_TARGETS: JSON.stringify([PORTAL]) });

/** Has the portal's file written now where it is due. */
export const writeDueFiles = (site: OwnSite) => runTs("e2e/export-feeds.ts", [], { env: site.env });

/** Has it written now: no test waits for an hour. */
export async function writeFiles(site: OwnSite): Promise<void> {
  inDatabase(
    (database) => database.prepare("UPDATE DiffusionFeed SET nextAt = ?").run(storedInstant()),
    site.database,
  );
  await writeDueFiles(site);
}

/** The file as the portal reads it. */
export async function readPortalFile(request: APIRequestContext): Promise<string> {
  return (await (await request.get(PORTAL_ADDRESS)).body()).toString("latin1");
}
