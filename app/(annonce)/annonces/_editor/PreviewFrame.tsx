"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import type { Step } from "@/lib/revisions/steps";
import { spaceRoutes } from "@/lib/routes/space";
import { EDITOR } from "./copy";

/** From here on there is room for a telephone beside the form (editor.css). */
const WIDE = "(min-width: 80rem)";

/** The part of the page that each step is about; the others are about its head. */
const ANCHORS: Partial<Record<Step, string>> = {
  adresse: "emplacement",
  surfaces: "caracteristiques",
  description: "description",
  equipements: "caracteristiques",
  diagnostics: "energie",
  copropriete: "mentions",
  disponibilites: "visiter",
};

/** Scrolls the frame alone: an anchor in its address would scroll the page around it as well. */
function showPart({ contentWindow, contentDocument }: HTMLIFrameElement, id: string | undefined) {
  const part = id === undefined ? null : contentDocument?.getElementById(id);
  if (!part || !contentWindow) return;
  contentWindow.scrollTo({ top: part.getBoundingClientRect().top + contentWindow.scrollY });
}

/** The listing's page on a telephone, which follows what is typed. It is loaded only where there is room for it. */
export function PreviewFrame({ revisionId, step }: { revisionId: string; step: Step }) {
  const [isWide, setWide] = useState(false);
  const address = spaceRoutes.previewListing(revisionId, { framed: true });
  const anchor = ANCHORS[step];
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const update = () => setWide(query.matches);
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  if (!isWide) return null;
  return (
    <section aria-labelledby="apercu-direct" className="editor-preview">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="apercu-direct" className="font-sans text-small font-semibold tracking-normal">
          {EDITOR.livePreview}
        </h2>
        <Link
          href={spaceRoutes.previewListing(revisionId)}
          target="_blank"
          className="inline-flex min-h-6 items-center gap-1 text-small text-link"
        >
          {EDITOR.enlarge}
          <Icon name="external-link" className="size-3.5" />
          <span className="visually-hidden">{EDITOR.newTab}</span>
        </Link>
      </div>
      <div className="editor-phone">
        <iframe
          title={EDITOR.phone}
          src={address}
          onLoad={({ currentTarget }) => showPart(currentTarget, anchor)}
        />
      </div>
    </section>
  );
}
