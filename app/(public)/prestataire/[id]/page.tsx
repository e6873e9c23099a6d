import { cache } from "react";
import { Missing } from "@/components/layout/Missing";
import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { JsonLd } from "@/components/ui/JsonLd";
import { inCommune, typeset } from "@/lib/communes/french";
import { COMMON } from "@/lib/content/common";
import type { Parameters } from "@/lib/kernel/parameters";
import { env } from "@/lib/platform/env";
import { findProvider } from "@/lib/providers/queries/find-provider";
import { readSubject } from "@/lib/providers/schemas";
import { providerRoutes } from "@/lib/routes/providers";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { DIRECTORY } from "../../prestataires/copy";
import { crumbsJsonLd } from "../../prestataires/sentences";
import { PROVIDER } from "./copy";
import { ProviderScreen } from "./ProviderScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache((id: string) => findProvider(id));

export async function generateMetadata({ params }: PageProps) {
  const provider = await load((await params).id);
  if (provider === null) return pageMetadata({ title: PROVIDER.missing.title });
  const { id, name, type, place, description } = provider;
  const where = inCommune(typeset(place.name));
  return pageMetadata({
    title: PROVIDER.metaTitle(name, PROVIDER_TYPE_LABELS[type].toLowerCase(), where),
    description,
    path: providerRoutes.one(id),
  });
}

/** /prestataire/{id}: what one can know of a provider; where there is none, the proxy's 404. */
export default async function Page({ params, searchParams }: PageProps) {
  const provider = await load((await params).id);
  if (provider === null) return <Missing copy={PROVIDER.missing} href={providerRoutes.all} />;
  const { id, name, type, place } = provider;
  const crumbs = [
    { label: COMMON.home, href: routes.home },
    { label: DIRECTORY.crumb, href: providerRoutes.all },
    { label: DIRECTORY.plurals[type], href: providerRoutes.of(type) },
    { label: typeset(place.name), href: providerRoutes.of(type, place.slug) },
    { label: name },
  ];
  return (
    <>
      <JsonLd data={crumbsJsonLd(crumbs, providerRoutes.one(id), env().APP_URL)} />
      <ProviderScreen
        provider={provider}
        subject={readSubject(await searchParams)}
        crumbs={crumbs}
      />
    </>
  );
}
