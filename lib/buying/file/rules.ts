import type { ProfileView } from "../../accounts/profile/views.ts";
import { isBlank } from "../../kernel/text.ts";
import type { MissingDetail } from "./views.ts";

/** What the profile lacks for the person to be written to. */
export function missingDetails(profile: Pick<ProfileView, MissingDetail>): MissingDetail[] {
  const names: readonly MissingDetail[] = ["phone", "address", "city", "postalCode"];
  return names.filter((name) => isBlank(profile[name] ?? ""));
}
