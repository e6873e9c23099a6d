import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { MAIN_ID } from "@/components/ui/SkipLink";
import { serialize } from "@/lib/kernel/serialize";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { findPreviewCommune } from "@/lib/revisions/queries/find-preview-commune";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../../page-metadata";
import { EDITOR_PAGES } from "../../copy";
import { loadLooperChoice, loadRevision } from "../../load";
import { PreviewPage } from "./PreviewPage";

const COPY = EDITOR_PAGES.preview;

export const metadata = pageMetadata({ title: `${COPY.bar} · ${EDITOR_PAGES.title}` });

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The public page of a listing as it would be now; `cadre` is how the editor shows it beside its form. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id, content, mandate, propertyStatus } = await loadRevision((await params).id);
  const isFramed = (await searchParams).cadre === "oui";
  const choice = await loadLooperChoice(id);
  const isOnline = propertyStatus === "active" || propertyStatus === "paused";
  const stored = {
    id,
    content,
    commune: await findPreviewCommune(content.communeCode),
    looper: choice.state === "accepted" ? choice.looper : null,
    mandate,
    at: new Date().toISOString(),
  };
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
            <LinkButton variant="accent" href={spaceRoutes.editListing(id)} className="ml-auto">
              {COPY.back}
            </LinkButton>
          </Container>
        </header>
      )}
      <main id={MAIN_ID} tabIndex={-1} className="py-4 outline-none">
        <PreviewPage
          stored={serialize(stored)}
          mapStyleUrl={mapStyleUrl(env())}
          isFramed={isFramed}
        />
      </main>
    </>
  );
}
