import { env } from "../../platform/env.ts";
import { isLoopbackUrl } from "../../platform/env-schema.ts";
import { publisherOf } from "../../platform/publisher.ts";
import { type DocumentPublisher, isCompletePublisher } from "../document.ts";

/** Who takes mandates, as the configuration names them. */
export function documentPublisher(): DocumentPublisher {
  const { publicationDirector: _director, host: _host, ...publisher } = publisherOf(env());
  return publisher;
}

/**
 * Whether a home's mandate can be signed here: a public site that doesn't say who takes it signs those of its
 * demonstration only.
 */
export const canTakeMandates = ({ isDemonstration }: { isDemonstration: boolean | 0 | 1 }) =>
  Boolean(isDemonstration) ||
  isLoopbackUrl(env().APP_URL) ||
  isCompletePublisher(documentPublisher());
