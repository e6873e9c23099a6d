import { propertyAnchor, spaceRoutes } from "./space.ts";

/** A home among those that its looper looks after. */
export const entrustedHome = (id: string) =>
  `${spaceRoutes.ambassador.properties}#${propertyAnchor(id)}`;
