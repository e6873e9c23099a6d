import { passwordMinFor } from "@/lib/accounts/schemas";
import { env } from "@/lib/platform/env";
import type { Actor } from "@/lib/policy/actor";

/** The least length of this person's next password. */
export function passwordMinOf({ roles }: Pick<Actor, "roles">): number {
  const isTrustManager = roles.some(({ role }) => role === "trust_manager");
  return passwordMinFor(isTrustManager, env().PASSWORD_MIN);
}
