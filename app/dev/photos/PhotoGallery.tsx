"use client";

import { useState } from "react";
import { WORDS } from "@/components/photos/copy";
import { PhotoField } from "@/components/photos/PhotoField";
import type { PhotoEntry, PhotoKind } from "@/components/photos/queue";

function Example({ kind, uploadUrl }: { kind: PhotoKind; uploadUrl: string }) {
  const [photos, setPhotos] = useState<readonly PhotoEntry[]>([]);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-heading">{WORDS[kind].list}</h2>
      <PhotoField kind={kind} photos={photos} onChange={setPhotos} uploadUrl={uploadUrl} />
    </section>
  );
}

/** The field for photos and for plans. */
export function PhotoGallery({ uploadUrl }: { uploadUrl: string }) {
  return (
    <>
      <Example kind="photo" uploadUrl={uploadUrl} />
      <Example kind="plan" uploadUrl={uploadUrl} />
    </>
  );
}
