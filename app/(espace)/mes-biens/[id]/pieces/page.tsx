import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { DocumentList } from "@/components/documents/DocumentList";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { pageActor } from "@/lib/auth/page-actor";
import { findOwnHome } from "@/lib/documents/queries/find-own-home";
import { listOwnDocuments } from "@/lib/documents/queries/list-own-documents";
import { spaceRoutes } from "@/lib/routes/space";
import { DOCUMENT_FORMS } from "../../../documents/forms";
import { PROPERTY_DOCUMENTS as COPY } from "./copy";

export const metadata = pageMetadata({ title: COPY.title });

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
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.myProperties}>{COPY.back}</BackLink>
        <PageTitle title={COPY.title} lead={COPY.lead(home.title)} />
      </div>
      <Panel id="documents" title={COPY.documents}>
        <DocumentList view={view} actions={DOCUMENT_FORMS} />
      </Panel>
    </>
  );
}
