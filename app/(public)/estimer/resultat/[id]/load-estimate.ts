import { cache } from "react";
import { estimateReader } from "@/lib/auth/estimate-holder";
import { findEstimate } from "@/lib/estimates/queries/find-estimate";
import { isToken } from "@/lib/platform/tokens";

/** Who reads, once a request. */
export const loadReader = cache(estimateReader);

/** The estimate of an address, once a request; null where there is none. */
export const loadEstimate = cache(async (id: string) =>
  isToken(id) ? findEstimate(id, await loadReader()) : null,
);
