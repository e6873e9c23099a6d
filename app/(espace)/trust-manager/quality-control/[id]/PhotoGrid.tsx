"use client";

import { type ComponentType, type MouseEvent, useState } from "react";
import { GALLERY } from "@/app/(public)/bien/[id]/_parts/islands-copy";
import { Photo } from "@/components/listings/Photo";
import { mediaUrl } from "@/lib/listings/media/rules";
import type { ListingPhoto } from "@/lib/listings/views";
import type { ViewerProps } from "../../../../(public)/bien/[id]/_parts/gallery/Viewer";
import { PictureText } from "./PictureText";
import { PHOTO_GRID, SHARE_SIZES } from "./picture-grid";

/** A photo, with what the editor says of it to its seller. */
export interface HintedPhoto {
  photo: ListingPhoto;
  /** What its seller wrote of it; empty for nothing. */
  text: string;
  hints: readonly string[];
}

/**
 * The photos as thumbnails, each with its words. One opens over the page, in the viewer of the listing's own page; without
 * scripts it is a link to the picture.
 */
export function PhotoGrid({
  pictures,
  title,
}: {
  pictures: readonly HintedPhoto[];
  title: string;
}) {
  const [start, setStart] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    // A new tab or window is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari focuses no link that is clicked, and the dialog gives the focus back to what had it.
    event.currentTarget.focus();
    const { href } = event.currentTarget;
    setStart(at);
    import("../../../../(public)/bien/[id]/_parts/gallery/Viewer").then(
      (module) => setViewer(() => module.Viewer),
      // Without it the picture itself.
      () => window.location.assign(href),
    );
  };

  return (
    <>
      <ul className={PHOTO_GRID}>
        {pictures.map(({ photo, text, hints }, at) => (
          <li key={photo.mediaKey}>
            <figure className="flex flex-col gap-1.5">
              <a
                href={mediaUrl(photo.mediaKey, 1280)}
                onClick={(event) => open(event, at)}
                aria-label={GALLERY.photos.open(at + 1, photo.alt)}
                aria-haspopup="dialog"
                className="block cursor-zoom-in overflow-hidden rounded-control"
              >
                <Photo
                  photo={{ ...photo, alt: "" }}
                  sizes={SHARE_SIZES}
                  className="aspect-3/2 w-full bg-sunken object-cover"
                />
              </a>
              <PictureText rank={at + 1} text={text} room={photo.room} hints={hints} />
            </figure>
          </li>
        ))}
      </ul>
      {Viewer && start !== null && (
        <Viewer
          photos={pictures.map(({ photo }) => photo)}
          title={title}
          copy={GALLERY.photos}
          start={start}
          mode="photo"
          onClose={() => setStart(null)}
        />
      )}
    </>
  );
}
