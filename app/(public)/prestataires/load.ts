import { redirect } from "next/navigation";
import { cache } from "react";
import type { NamedCommune } from "@/lib/communes/commune";
import { findCommuneBySlug } from "@/lib/communes/queries/find-commune-by-slug";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { type ProviderType, providerTypeOf } from "@/lib/kernel/provider-kinds";
import { listDirectory } from "@/lib/providers/queries/list-directory";
import { filteredPath, readFilters, readSubject } from "@/lib/providers/schemas";
import { providerRoutes } from "@/lib/routes/providers";
import { type CommuneChoice, chooseCommune } from "@/lib/search/queries/choose-commune";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";

/** What an address of the directory names. */
export interface DirectoryAddress {
  /** Null on the page of all trades. */
  metier?: string;
  commune?: string;
}

export interface DirectoryPageProps {
  params: Promise<DirectoryAddress>;
  searchParams: Promise<Parameters>;
}

/** What a page of the directory shows. */
export type LoadedDirectory = NonNullable<Awaited<ReturnType<typeof loadOnce>>>;

/** The commune of the address, or what the place that was typed comes to. */
async function placeOf(slug: string | undefined, text: string): Promise<CommuneChoice | null> {
  if (slug === undefined) return chooseCommune(text);
  const commune = await findCommuneBySlug(slug);
  if (commune === null) return null;
  const { code, name, departmentCode } = commune;
  return { kind: "found", commune: { code, name, slug, departmentCode } };
}

/** The page of a trade, of a trade in a commune, or of all of them. */
function pathOf(type: ProviderType | null, commune: NamedCommune | null): string {
  return type === null ? providerRoutes.all : providerRoutes.of(type, commune?.slug);
}

const loadOnce = cache(async (address: string, query: string) => {
  const { metier, commune: slug }: DirectoryAddress = JSON.parse(address);
  const parameters: Parameters = JSON.parse(query);
  const type = metier === undefined ? null : providerTypeOf(metier);
  if (metier !== undefined && type === null) return null;
  const text = (textOf(parameters.location) ?? "").slice(0, MAX_LOCATION_LENGTH);
  const { filters, isUnread } = readFilters(parameters);
  const { home } = readSubject(parameters);
  // The form is one for all pages: the trade and the commune that it names have a page of their own.
  const chosen = metier === undefined ? providerTypeOf(textOf(parameters.metier) ?? "") : type;
  if (metier === undefined && chosen !== null) {
    redirect(filteredPath(providerRoutes.of(chosen), filters, { location: text, home }));
  }
  const place = await placeOf(slug, text);
  if (place === null) return null;
  const commune = place.kind === "found" ? place.commune : null;
  if (type !== null && slug === undefined && commune !== null) {
    redirect(filteredPath(pathOf(type, commune), filters, { home }));
  }
  const view = await listDirectory({ type, communeCode: commune?.code ?? null, filters });
  const path = pathOf(type, commune);
  return { type, place, commune, home, filters, isUnread, text, view, path };
});

/** The directory of an address, once a request, for the page and its metadata; null where the address names nothing. */
export async function loadDirectory({ params, searchParams }: DirectoryPageProps) {
  return loadOnce(JSON.stringify(await params), JSON.stringify(await searchParams));
}
