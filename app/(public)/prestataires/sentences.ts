import type { Crumb } from "@/components/ui/Breadcrumb";
import { inCommune, typeset } from "@/lib/communes/french";
import { COMMON } from "@/lib/content/common";
import { providerRoutes } from "@/lib/routes/providers";
import { routes } from "@/lib/routes/public";
import { DIRECTORY } from "./copy";
import type { LoadedDirectory } from "./load";

/** The heading of a page of the directory. */
export function directoryTitle({
  type,
  commune,
}: Pick<LoadedDirectory, "type" | "commune">): string {
  if (commune === null) return type === null ? DIRECTORY.title : DIRECTORY.plurals[type];
  const where = inCommune(typeset(commune.name));
  return type === null ? DIRECTORY.everywhere(where) : DIRECTORY.titleIn(type, where);
}

/** The way to a page of the directory; its own stop is the last. */
export function directoryCrumbs({
  type,
  commune,
}: Pick<LoadedDirectory, "type" | "commune">): Crumb[] {
  const crumbs: Crumb[] = [{ label: COMMON.home, href: routes.home }];
  if (type === null) return [...crumbs, { label: DIRECTORY.crumb }];
  crumbs.push({ label: DIRECTORY.crumb, href: providerRoutes.all });
  if (commune === null) return [...crumbs, { label: DIRECTORY.plurals[type] }];
  crumbs.push({ label: DIRECTORY.plurals[type], href: providerRoutes.of(type) });
  return [...crumbs, { label: typeset(commune.name) }];
}

/** The same way as structured data; the last stop has the page's own path. */
export function crumbsJsonLd(crumbs: readonly Crumb[], path: string, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${href ?? path}`,
    })),
  } as const;
}
