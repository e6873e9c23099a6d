import { z } from "zod";
import { STEPS } from "../revisions/steps.ts";

const id = z.string().max(50);

/** A property of which a change is begun, and the step that it begins with. */
export const startChangeSchema = z.strictObject({ propertyId: id, step: z.enum(STEPS).optional() });

/** What another listing begins with: a property, or a revision of one. */
export const duplicateSchema = z
  .strictObject({ revisionId: id.optional(), propertyId: id.optional() })
  .transform(({ revisionId, propertyId = "" }) =>
    revisionId === undefined ? { propertyId } : { revisionId },
  );

/** A withdrawn listing whose dwelling is put up for sale again. */
export const relistSchema = z.strictObject({ propertyId: id });

/** What is given up. */
export const discardSchema = z.strictObject({ revisionId: id });
