import { permanentRedirect } from "next/navigation";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";

/** The specification's other spelling of the page of roles (decision 0013). */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  await pageActor("/profil/roles");
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const each of [value ?? []].flat()) query.append(name, each);
  }
  permanentRedirect(
    query.size > 0 ? `${spaceRoutes.profileRoles}?${query}` : spaceRoutes.profileRoles,
  );
}
