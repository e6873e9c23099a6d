import type { PaperKind } from "../mandates/parties.ts";
import { spaceRoutes } from "../routes/space.ts";

/** The page on which the person with the account signs a document of their home. */
export const signingPage = (kind: PaperKind, propertyId: string): string =>
  kind === "amendment" ? spaceRoutes.changePrice(propertyId) : spaceRoutes.mandate(propertyId);
