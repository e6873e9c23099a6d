import { DOCUMENTS } from "@/components/documents/copy";
import { ExpiryBadge } from "@/components/documents/DocumentList";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { DOCUMENT_LABELS } from "@/lib/documents/copy";
import type { SharedDocument } from "@/lib/documents/views";
import { spaceRoutes } from "@/lib/routes/space";
import { SHARED_DOCUMENTS as COPY } from "./copy";

/** The documents that others opened to the person. */
export function SharedDocumentsScreen({ documents }: { documents: readonly SharedDocument[] }) {
  return (
    <>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      {documents.length === 0 ? (
        <NoData title={COPY.empty}>{COPY.emptyText}</NoData>
      ) : (
        <ul aria-label={COPY.title} className="flex flex-col gap-4">
          {documents.map(({ id, kind, fileName, bytes, owner, sharedAt, ...rest }) => (
            <li key={id}>
              <Card flat className="flex flex-wrap items-center justify-between gap-4 p-5">
                <div className="min-w-0">
                  <p className="font-semibold">{DOCUMENT_LABELS[kind]}</p>
                  <p className="text-small wrap-anywhere text-ink-soft">
                    {`${fileName}, ${DOCUMENTS.size(bytes)}`}
                  </p>
                  <p className="text-small">{COPY.from(owner, sharedAt)}</p>
                  <ExpiryBadge {...rest} />
                </div>
                <LinkButton href={spaceRoutes.document(id)} variant="secondary">
                  {COPY.open}
                  <VisuallyHidden>{COPY.openOf(fileName)}</VisuallyHidden>
                </LinkButton>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
