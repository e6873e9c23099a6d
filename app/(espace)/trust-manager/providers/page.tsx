import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { listManagedProviders } from "@/lib/trust/providers/queries/list-managed-providers";
import { MANAGED_VIEWS } from "@/lib/trust/providers/views";
import { MANAGED } from "./copy";
import { ProvidersScreen } from "./ProvidersScreen";

export const metadata = pageMetadata({ title: MANAGED.title });

/** /trust-manager/providers: the directory as the team sees it. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/providers");
  const query = await searchParams;
  const view = oneOf(MANAGED_VIEWS, query.filtre);
  const search = textOf(query.q) ?? "";
  const list = await listManagedProviders(actor, { view, search });
  return <ProvidersScreen view={view} search={search} list={list} />;
}
