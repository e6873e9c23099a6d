import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { MAIN_ID } from "@/components/ui/SkipLink";
import type { PropertyStatus } from "@/lib/kernel/property-kinds";
import { serialize } from "@/lib/kernel/serialize";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { findPreviewCommune } from "@/lib/revisions/queries/find-preview-commune";
import { reviewOf, spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../../page-metadata";
import { EDITOR_PAGES } from "../../copy";
import { loadLooperChoice, loadReviewed, loadRevision } from "../../load";
import { PreviewPage, type StoredPreview } from "./PreviewPage";

const COPY = EDITOR_PAGES.preview;

export const metadata = pageMetadata({ title: `${COPY.bar} · ${EDITOR_PAGES.title}` });

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What is shown, to whom it may be. */
interface Shown {
  stored: StoredPreview;
  isOnline: boolean;
  back: { label: string; href: string };
}

/** As its seller wrote it so far. */
async function ownPreview(revisionId: string): Promise<Shown> {
  const { id, content, mandate, propertyStatus } = await loadRevision(revisionId);
  const choice = await loadLooperChoice(id);
  const commune = await findPreviewCommune(content.communeCode);
  const looper = choice.state === "accepted" ? choice.looper : null;
  return {
    stored: { id, content, commune, looper, mandate, at: new Date().toISOString() },
    isOnline: isForSale(propertyStatus),
    back: { label: COPY.back, href: spaceRoutes.editListing(id) },
  };
}

/** As it was handed in, for the team. */
async function reviewedPreview(revisionId: string): Promise<Shown> {
  const { id, content, commune, looper, mandate, propertyStatus } = await loadReviewed(revisionId);
  return {
    stored: { id, content, commune, looper, mandate, at: new Date().toISOString() },
    isOnline: isForSale(propertyStatus),
    back: { label: COPY.backToReview, href: reviewOf(id) },
  };
}

const isForSale = (status: PropertyStatus | null) => status === "active" || status === "paused";

/**
 * The public page of a listing as it would be now; `cadre` is how the editor shows it beside its form, `controle` how the
 * team reads it.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const query = await searchParams;
  const isFramed = query.cadre === "oui";
  const isHandedIn = query.controle === "oui";
  const { stored, isOnline, back } = await (isHandedIn ? reviewedPreview(id) : ownPreview(id));
  return (
    <>
      {!isFramed && (
        <header className="sticky top-0 z-30 bg-night text-on-night">
          <Container className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="eye" />
              {COPY.bar}
            </p>
            <p className="text-small max-sm:hidden">{isOnline ? COPY.change : COPY.text}</p>
            <LinkButton variant="accent" href={back.href} className="ml-auto">
              {back.label}
            </LinkButton>
          </Container>
        </header>
      )}
      <main id={MAIN_ID} tabIndex={-1} className="py-4 outline-none">
        <PreviewPage
          stored={serialize(stored)}
          mapStyleUrl={mapStyleUrl(env())}
          isFramed={isFramed}
          isHandedIn={isHandedIn}
        />
      </main>
    </>
  );
}
