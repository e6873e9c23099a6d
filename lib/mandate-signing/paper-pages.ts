import { spaceRoutes } from "../routes/space.ts";
import type { SignatureKind } from "./rules.ts";

/** The page on which the person with the account signs a document of their home. */
export const signingPage = (kind: SignatureKind, propertyId: string): string =>
  kind === "amendment" ? spaceRoutes.changePrice(propertyId) : spaceRoutes.mandate(propertyId);
