import { permanentRedirect } from "next/navigation";
import { routes } from "@/lib/routes";
import { pageActor } from "@/lib/server/auth/page";
import type { PageQuery } from "@/lib/trust/addresses";

/** The specification's other spelling of the page of roles (decision 3). */
export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  await pageActor("/profil/roles");
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const each of [value ?? []].flat()) query.append(name, each);
  }
  permanentRedirect(query.size > 0 ? `${routes.profileRoles}?${query}` : routes.profileRoles);
}
