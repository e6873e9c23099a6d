import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { NoData } from "@/components/space/NoData";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { pageActor } from "@/lib/auth/page-actor";
import { spaceRoutes } from "@/lib/routes/space";
import { listPropertyDocuments } from "@/lib/sales/report/queries/list-property-documents";
import type { PropertyDocument } from "@/lib/sales/report/views";
import { PAPERS } from "../_papers/copy";
import { PapersHead } from "../_papers/PapersHead";
import { DOCUMENTS as COPY } from "./copy";

export const metadata = pageMetadata({ title: `${PAPERS.documents} · ${PAPERS.title}` });

function hrefOf(document: PropertyDocument): string {
  switch (document.kind) {
    case "sale-record":
      return spaceRoutes.saleRecord(document.saleId);
    case "mandate":
      return spaceRoutes.mandateDocument(document.number);
    case "amendment":
      return spaceRoutes.mandateDocument(document.number, document.position);
    case "acceptance":
    case "withdrawal":
    case "diffusion":
      return spaceRoutes.signedDocument(document.signatureId);
    case "decision-evidence":
      return spaceRoutes.signedEvidence(document.signatureId);
    case "evidence":
      return spaceRoutes.mandateEvidence(document.number, document.position ?? undefined);
    case "invoice":
      return spaceRoutes.invoiceDocument(document.number);
  }
}

/** What there is to download of a home. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor("/mes-biens/[id]/documents");
  const { property, documents } = await orNotFound(listPropertyDocuments((await params).id, actor));
  return (
    <>
      <PapersHead
        propertyId={property.id}
        lead={COPY.lead(property.title, property.city)}
        part="documents"
      />
      {documents.length === 0 ? (
        <NoData title={COPY.empty.title}>
          <p>{COPY.empty.text}</p>
        </NoData>
      ) : (
        <Card flat className="px-5 py-2 md:px-6">
          <ul aria-label={COPY.list} className="divide-y divide-line">
            {documents.map((document) => (
              <li
                key={hrefOf(document)}
                className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4"
              >
                <Icon name="file-text" className="size-6 shrink-0 text-brand" />
                <div className="min-w-0 grow basis-40">
                  <p className="font-semibold">{COPY.name(document)}</p>
                  <p className="text-small text-ink-soft">{COPY.dated(document.at)}</p>
                </div>
                <LinkButton variant="secondary" href={hrefOf(document)}>
                  <Icon name="download" />
                  <span>
                    {COPY.download}
                    <VisuallyHidden> {COPY.name(document)}</VisuallyHidden>
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
