import { currentEntry } from "../../../components/layout/current-entry.ts";
import { spaceRoutes } from "../../../lib/routes/space.ts";

const { buyer, seller, ambassador, trustManager } = spaceRoutes;

/** Pages that every role shares, and the entries of the roles that they are a part of. */
const PARTS_OF: readonly (readonly [path: string, entries: readonly string[]])[] = [
  [spaceRoutes.visits, [buyer.visits, seller.visits, ambassador.visits]],
  [spaceRoutes.offers, [buyer.offers, seller.offers]],
  ["/ventes", [buyer.offers, seller.offers, trustManager.contracts]],
  [spaceRoutes.messages, [seller.messages]],
  [spaceRoutes.myProperties, [seller.properties, ambassador.properties]],
];

/** Which entry of a menu of the signed-in space the page belongs to. */
export const currentSpaceEntry = (hrefs: readonly string[], path: string) =>
  currentEntry(hrefs, path, PARTS_OF);
