import type { ReactNode } from "react";
import { Photo } from "@/components/listings/Photo";
import type { PhotoView } from "@/lib/listings/views";
import { PROPERTIES as COPY } from "./copy";

/** The picture at the head of a home's card, with the badges that lie over it. */
export function Cover({ photo, children }: { photo: PhotoView | null; children: ReactNode }) {
  return (
    <div className="relative aspect-3/2 bg-sunken">
      {photo ? (
        <Photo
          photo={photo}
          sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 85vw"
          className="size-full object-cover"
        />
      ) : (
        <p className="grid size-full place-items-center text-small text-ink-soft">{COPY.noPhoto}</p>
      )}
      <p className="absolute top-3 left-3 flex flex-wrap gap-1.5">{children}</p>
    </div>
  );
}
