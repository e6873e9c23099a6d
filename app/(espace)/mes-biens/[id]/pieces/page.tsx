import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { DocumentList } from "@/components/documents/DocumentList";
import { Panel } from "@/components/space/Panel";
import { pageActor } from "@/lib/auth/page-actor";
import { findOwnHome } from "@/lib/documents/queries/find-own-home";
import { listOwnDocuments } from "@/lib/documents/queries/list-own-documents";
import { DOCUMENT_FORMS } from "../../../documents/forms";
import { PAPERS } from "../_papers/copy";
import { PapersHead } from "../_papers/PapersHead";
import { PROPERTY_DOCUMENTS as COPY } from "./copy";

export const metadata = pageMetadata({ title: `${PAPERS.files} · ${PAPERS.title}` });

/** Looked up once a request. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/mes-biens/[id]/pieces");
  const home = await orNotFound(findOwnHome(actor, id));
  return { home, view: await listOwnDocuments(actor, "home", { propertyId: home.id }) };
});

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { home, view } = await load((await params).id);
  return (
    <>
      <PapersHead propertyId={home.id} lead={COPY.lead(home.title)} part="files" />
      <Panel id="documents" title={PAPERS.files}>
        <DocumentList view={view} actions={DOCUMENT_FORMS} />
      </Panel>
    </>
  );
}
