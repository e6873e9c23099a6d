"use client";

import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { mediaUrl, PHONE_WIDTH } from "@/lib/listings/media/rules";
import type { ListingPhoto } from "@/lib/listings/views";
import { Photo, Thumbnail } from "../../../../../../components/listings/Photo";
import { GALLERY, type GalleryCopy } from "../islands-copy";
import { useCarousel } from "./useCarousel";
import type { ViewerMode, ViewerProps } from "./Viewer";

/** Width of the stage in the page's layout. */
const STAGE_SIZES = `(min-width: 80rem) 50rem, (min-width: 64rem) calc(100vw - 30rem), ${PHONE_WIDTH}`;

/** Widths of a thumbnail: as `min-w-19 max-w-36` let it be, on a rail shared by few or by many. */
const WIDE_THUMBNAIL = "9rem";
const THUMBNAIL_SIZES = `(min-width: 40rem) ${WIDE_THUMBNAIL}, 5rem`;
const MANY = 4;

const CONTROL =
  "only-scripting grid size-11 place-items-center rounded-full bg-surface/90 text-ink shadow-card " +
  "hover:bg-surface hover:text-brand";

/**
 * A listing's photos. The strip scrolls and snaps by itself, and each photo has its anchor
 * (#photo-3), so that fingers and thumbnails work without a script; with one come the arrows, the
 * keyboard, the counter and the full screen.
 */
export function Gallery({
  photos,
  title,
  isIllustrated,
}: {
  photos: readonly ListingPhoto[];
  title: string;
  /** Whether the pictures are drawn: they are then named so. */
  isIllustrated: boolean;
}) {
  const copy = isIllustrated ? GALLERY.illustrations : GALLERY.photos;
  const total = photos.length;
  const { index, go, onKeyDown, strip } = useCarousel(total);
  const [mode, setMode] = useState<ViewerMode | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const several = total > 1;

  // Few open it: its code comes when they do.
  const open = (wanted: ViewerMode) => {
    setMode(wanted);
    import("./Viewer").then(
      (module) => setViewer(() => module.Viewer),
      // Without it the picture itself.
      () => window.location.assign(mediaUrl(photos[index]?.mediaKey ?? "", 1280)),
    );
  };

  const openPhoto = (event: MouseEvent) => {
    // A new tab or window is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open("photo");
  };

  const closeViewer = (last: number) => {
    setMode(null);
    go(last);
  };

  return (
    <section
      aria-label={copy.label}
      aria-roledescription={several ? copy.role : undefined}
      className="min-w-0"
    >
      <div className="relative">
        <div
          {...strip}
          {...(several && { role: "group", tabIndex: 0, "aria-label": copy.strip, onKeyDown })}
          className="flex aspect-3/2 snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-sunken [scrollbar-width:none] motion-safe:scroll-smooth sm:rounded-card print:overflow-hidden"
        >
          {photos.map((photo, at) => (
            <a
              key={photo.mediaKey}
              id={`photo-${at + 1}`}
              href={mediaUrl(photo.mediaKey, 1280)}
              onClick={openPhoto}
              // The full-screen button does the same for the keyboard, once.
              tabIndex={-1}
              // Photos further along are loaded when the strip comes near them: the first is waited for.
              className="w-full shrink-0 snap-start snap-always scroll-mt-20 cursor-zoom-in [content-visibility:auto]"
            >
              <Photo
                photo={photo}
                sizes={STAGE_SIZES}
                first={at === 0}
                className="size-full object-cover"
              />
            </a>
          ))}
        </div>

        {several && (
          <>
            <Arrow side="left" label={copy.previous} onClick={() => go(index - 1)} />
            <Arrow side="right" label={copy.next} onClick={() => go(index + 1)} />
          </>
        )}
        <div className="no-print pointer-events-none absolute inset-x-3 bottom-3 flex items-center gap-2 *:pointer-events-auto">
          {several && (
            <button
              type="button"
              onClick={() => open("grid")}
              aria-haspopup="dialog"
              className="only-scripting flex min-h-11 items-center gap-2 rounded-full bg-surface/90 px-3 text-small font-semibold text-ink shadow-card hover:bg-surface hover:text-brand sm:px-4"
            >
              <Icon name="layout-grid" />
              <span className="max-sm:visually-hidden">{copy.all}</span>
            </button>
          )}
          <span className="grow" />
          {several && <Counter index={index} photos={photos} copy={copy} />}
          <button
            type="button"
            onClick={() => open("photo")}
            aria-label={copy.fullScreen}
            aria-haspopup="dialog"
            className={CONTROL}
          >
            <Icon name="maximize-2" />
          </button>
        </div>
      </div>

      {several && <Thumbnails photos={photos} index={index} go={go} copy={copy} />}

      {Viewer && mode && (
        <Viewer
          photos={photos}
          title={title}
          copy={copy}
          start={index}
          mode={mode}
          onClose={closeViewer}
        />
      )}
    </section>
  );
}

function Arrow({
  side,
  label,
  onClick,
}: {
  side: "left" | "right";
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className={cx(
        CONTROL,
        "no-print absolute top-1/2 -translate-y-1/2",
        side === "left" ? "left-3" : "right-3",
      )}
    >
      <Icon name={side === "left" ? "chevron-left" : "chevron-right"} className="size-6" />
    </button>
  );
}

/** Which photo is in view, and the room that it shows. */
function Counter({
  index,
  photos,
  copy,
}: {
  index: number;
  photos: readonly ListingPhoto[];
  copy: GalleryCopy;
}) {
  const total = photos.length;
  const room = photos[index]?.room;
  return (
    <p
      aria-live="polite"
      className="only-scripting flex min-w-0 gap-2 rounded-full bg-night/85 px-3 py-1 text-small font-semibold text-on-night figures"
    >
      <span aria-hidden="true" className="shrink-0">
        {index + 1} / {total}
      </span>
      <span className="visually-hidden">{copy.photo(index + 1, total)}</span>
      {room && <span className="truncate font-normal">{room}</span>}
    </p>
  );
}

function Thumbnails({
  photos,
  index,
  go,
  copy,
}: {
  photos: readonly ListingPhoto[];
  index: number;
  go: (to: number) => void;
  copy: GalleryCopy;
}) {
  const rail = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const current = rail.current?.children[index];
    if (!(rail.current && current instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the page too.
    const left = current.offsetLeft - (rail.current.clientWidth - current.offsetWidth) / 2;
    rail.current.scrollTo({ left });
  }, [index]);

  return (
    <nav aria-label={copy.thumbnails} className="no-print mt-2 px-gutter sm:px-0">
      <ol
        ref={rail}
        className="relative -m-1 flex gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {photos.map((photo, at) => (
          <li key={photo.mediaKey} className="min-w-19 max-w-36 flex-1">
            <a
              href={`#photo-${at + 1}`}
              aria-label={copy.thumbnail(at + 1, photos.length, photo.alt)}
              aria-current={at === index ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(at);
              }}
              className="gallery-thumbnail"
            >
              <Thumbnail
                photo={photo}
                sizes={photos.length > MANY ? THUMBNAIL_SIZES : WIDE_THUMBNAIL}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
