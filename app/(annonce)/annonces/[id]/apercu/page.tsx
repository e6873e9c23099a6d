import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { MAIN_ID } from "@/components/ui/SkipLink";
import { serialize } from "@/lib/kernel/serialize";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { findPreviewCommune } from "@/lib/revisions/communes/queries";
import { FIELD_LABELS } from "@/lib/revisions/copy";
import { previewOf } from "@/lib/revisions/preview";
import { STEP_OF_FIELD } from "@/lib/revisions/steps";
import { spaceRoutes } from "@/lib/routes/space";
import { listingWays } from "../../../../(public)/bien/[id]/_parts/ways";
import { pageMetadata } from "../../../../page-metadata";
import { EDITOR_PAGES, PREVIEW_NEEDS } from "../../copy";
import { loadRevision } from "../../load";
import { PreviewPage } from "./PreviewPage";

const COPY = EDITOR_PAGES.preview;

export const metadata = pageMetadata({ title: `${COPY.bar} · ${EDITOR_PAGES.title}` });

/** The public page of a listing that is not published, as it would be. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id, content } = await loadRevision((await params).id);
  const commune = await findPreviewCommune(content.communeCode);
  const listing = previewOf({ id, content }, commune, new Date());
  return (
    <>
      <div className="sticky top-0 z-30 bg-night text-on-night">
        <Container className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="eye" />
            {COPY.bar}
          </p>
          <p className="text-small max-sm:hidden">{COPY.text}</p>
          <LinkButton variant="accent" href={spaceRoutes.editListing(id)} className="ml-auto">
            {COPY.back}
          </LinkButton>
        </Container>
      </div>
      <main id={MAIN_ID} tabIndex={-1} className="py-4 outline-none">
        {listing ? (
          <PreviewPage
            listing={serialize(listing)}
            ways={listingWays(listing)}
            mapStyleUrl={mapStyleUrl(env())}
          />
        ) : (
          <Container width="text" className="py-10">
            <h1 className="text-title">{COPY.notYet}</h1>
            <p className="mt-3">{COPY.notYetText}</p>
            <ul className="mt-3 flex flex-col gap-1">
              {PREVIEW_NEEDS.filter((field) => content[field] === undefined).map((field) => (
                <li key={field}>
                  <Link
                    href={spaceRoutes.editListingStep(id, STEP_OF_FIELD[field], field)}
                    className="inline-flex min-h-9 items-center underline"
                  >
                    {FIELD_LABELS[field]}
                  </Link>
                </li>
              ))}
            </ul>
          </Container>
        )}
      </main>
    </>
  );
}
