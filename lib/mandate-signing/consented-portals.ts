import { z } from "zod";

const portalsSchema = z.array(z.string());

/** The portals of a stored consent. @throws {ZodError} where they are none of ours */
export const readPortals = (stored: unknown): string[] =>
  portalsSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);
