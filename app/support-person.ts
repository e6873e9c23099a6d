import type { SignedIn } from "@/components/support/SupportForm";
import { getProfile } from "@/lib/accounts/profile/queries/get-profile";
import { currentVisitor } from "@/lib/auth/session";
import { fullName } from "@/lib/kernel/person-name";

/** In whose name a request of a Looper's help is sent; null for nobody's who is signed in. */
export async function supportPerson(): Promise<SignedIn | null> {
  const visitor = await currentVisitor();
  if (visitor?.kind !== "person") return null;
  const { phone, email, ...names } = await getProfile(visitor.actor);
  return { name: fullName(names), email, phone };
}
