import { publisherSchema } from "../../../lib/mandate-signing/document.ts";

/** The publisher of a demonstration: none. */
export const NOBODY = publisherSchema.parse(
  Object.fromEntries(Object.keys(publisherSchema.shape).map((field) => [field, null])),
);
