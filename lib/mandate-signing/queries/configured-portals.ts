import { env } from "../../platform/env.ts";

/** The portals that the site sends listings to, by the names that sellers sign. */
export const configuredPortals = (): string[] => env().DIFFUSION_TARGETS.map(({ name }) => name);
