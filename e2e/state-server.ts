import { type PublicDataServer, startPublicDataServer } from "../lib/testing/public-data-server";

export type StateServer = PublicDataServer;

/**
 * The State's interfaces beside a site of a test's own, all of one place: 12 rue de Paris in Rennes, its DPE
 * 2435E0000000A, its risks, its parcel and sales nearby (lib/testing/public-data-samples.ts). Start a site with
 * `startOwnSite(state.env)`.
 */
export const startStateServer = (): Promise<StateServer> => startPublicDataServer();
