import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { findSharedFile } from "@/lib/offers/queries/find-shared-file";
import { SHARED_FILE } from "./copy";
import { SharedFileScreen } from "./SharedFileScreen";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/offres/[id]/dossier");
  return orNotFound(findSharedFile(id, actor));
});

export async function generateMetadata({ params }: PageProps) {
  const { buyer } = await load((await params).id);
  return pageMetadata({ title: SHARED_FILE.title(buyer.name) });
}

export default async function Page({ params }: PageProps) {
  return <SharedFileScreen file={await load((await params).id)} />;
}
