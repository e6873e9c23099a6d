import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { Missing } from "@/components/layout/Missing";
import { JsonLd } from "@/components/ui/JsonLd";
import { env } from "@/lib/platform/env";
import { providerRoutes } from "@/lib/routes/providers";
import { DIRECTORY } from "../copy";
import { type DirectoryPageProps, loadDirectory } from "../load";
import { crumbsJsonLd, directoryCrumbs, directoryTitle } from "../sentences";
import { DirectoryScreen } from "./DirectoryScreen";

/** Of the three pages: a commune with nobody around is nothing to index. */
export async function directoryMetadata(props: DirectoryPageProps): Promise<Metadata> {
  const found = await loadDirectory(props);
  if (found === null) return pageMetadata({ title: DIRECTORY.missing.title });
  const { view, path } = found;
  return pageMetadata({
    title: directoryTitle(found),
    description: DIRECTORY.metaDescription,
    path: view.isBeyond || view.total === 0 ? null : path,
  });
}

/** The directory, a trade's, or a trade's around a commune; where the address names nothing, the proxy's 404. */
export async function DirectoryPage(props: DirectoryPageProps) {
  const found = await loadDirectory(props);
  if (found === null) return <Missing copy={DIRECTORY.missing} href={providerRoutes.all} />;
  const crumbs = directoryCrumbs(found);
  return (
    <>
      <JsonLd data={crumbsJsonLd(crumbs, found.path, env().APP_URL)} />
      <DirectoryScreen directory={found} crumbs={crumbs} />
    </>
  );
}
