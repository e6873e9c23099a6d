import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/Icon";
import type { ListingPhoto } from "@/lib/listings/views";
import { Photo } from "../../../../../../components/listings/Photo";
import type { GalleryCopy } from "../islands-copy";
import { useCarousel } from "./useCarousel";

/** One photo at a time, or all of them. */
export type ViewerMode = "photo" | "grid";

export interface ViewerProps {
  photos: readonly ListingPhoto[];
  /** The listing's title, which names the dialog. */
  title: string;
  copy: GalleryCopy;
  start: number;
  mode: ViewerMode;
  /** Receives the photo that was in view. */
  onClose: (last: number) => void;
}

/**
 * The photos over the whole window: a native modal dialog, which keeps the focus in, closes with
 * Escape and gives the focus back. It exists only while it is open.
 */
export function Viewer({ photos, title, copy, start, mode: firstMode, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef(start);
  const [mode, setMode] = useState(firstMode);
  const [at, setAt] = useState(start);

  useEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    if (!opened.open) opened.showModal();
    // The other view's controls are gone, and the focus with them.
    if (mode) opened.querySelector("button")?.focus();
  }, [mode]);

  return (
    <dialog
      ref={dialog}
      onClose={() => onClose(last.current)}
      aria-label={`${copy.label}, ${title}`}
      className="panel-night m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain backdrop:bg-night"
    >
      {mode === "photo" ? (
        <Slides
          photos={photos}
          copy={copy}
          start={at}
          onMove={(index) => {
            last.current = index;
          }}
          onGrid={() => setMode("grid")}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <Grid
          photos={photos}
          copy={copy}
          onPick={(index) => {
            last.current = index;
            setAt(index);
            setMode("photo");
          }}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

function Slides({
  photos,
  copy,
  start,
  onMove,
  onGrid,
  onClose,
}: {
  photos: readonly ListingPhoto[];
  copy: GalleryCopy;
  start: number;
  onMove: (index: number) => void;
  onGrid: () => void;
  onClose: () => void;
}) {
  const total = photos.length;
  const { index, go, onKeyDown, strip } = useCarousel(total, start);
  const several = total > 1;

  const shown = photos[index];

  useEffect(() => onMove(index), [index, onMove]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from any control of the dialog
    <div onKeyDown={onKeyDown} className="flex h-full flex-col">
      <Bar>
        <p aria-live="polite" className="font-semibold figures">
          <span aria-hidden="true">
            {index + 1} / {total}
          </span>
          <span className="visually-hidden">{copy.photo(index + 1, total)}</span>
        </p>
        <div className="flex gap-1">
          {several && (
            <BarButton label={copy.all} onClick={onGrid}>
              <Icon name="layout-grid" className="size-6" />
            </BarButton>
          )}
          <BarButton label={copy.close} onClick={onClose}>
            <Icon name="x" className="size-6" />
          </BarButton>
        </div>
      </Bar>
      <div className="relative min-h-0 grow">
        <div
          {...strip}
          {...(several && { role: "group", tabIndex: 0, "aria-label": copy.strip })}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {photos.map((photo) => (
            <div key={photo.mediaKey} className="h-full w-full shrink-0 snap-start snap-always">
              <Photo photo={photo} sizes="100vw" className="size-full object-contain" />
            </div>
          ))}
        </div>
        {several && (
          <div className="pointer-events-none absolute inset-0 flex items-center justify-between px-2 *:pointer-events-auto *:bg-night/70">
            <BarButton label={copy.previous} onClick={() => go(index - 1)}>
              <Icon name="chevron-left" className="size-7" />
            </BarButton>
            <BarButton label={copy.next} onClick={() => go(index + 1)}>
              <Icon name="chevron-right" className="size-7" />
            </BarButton>
          </div>
        )}
      </div>
      <p className="min-h-14 px-gutter py-4 text-center text-small text-on-night-soft">
        {shown?.room && <strong className="mr-2 font-semibold text-on-night">{shown.room}</strong>}
        {shown?.alt}
      </p>
    </div>
  );
}

function Grid({
  photos,
  copy,
  onPick,
  onClose,
}: {
  photos: readonly ListingPhoto[];
  copy: GalleryCopy;
  onPick: (index: number) => void;
  onClose: () => void;
}) {
  return (
    <div className="flex h-full flex-col">
      <Bar>
        <p className="font-semibold">
          {copy.all} ({photos.length})
        </p>
        <BarButton label={copy.close} onClick={onClose}>
          <Icon name="x" className="size-6" />
        </BarButton>
      </Bar>
      <ol className="mx-auto grid min-h-0 w-full max-w-page grow content-start gap-3 overflow-y-auto px-gutter pb-8 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map((photo, at) => (
          <li key={photo.mediaKey}>
            <button
              type="button"
              onClick={() => onPick(at)}
              aria-label={copy.open(at + 1, photo.alt)}
              className="block w-full cursor-zoom-in overflow-hidden rounded-control"
            >
              <Photo
                photo={{ ...photo, alt: "" }}
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                className="aspect-3/2 w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 px-gutter">
      {children}
    </div>
  );
}

function BarButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="grid size-12 place-items-center rounded-full hover:bg-night-raised"
    >
      {children}
    </button>
  );
}
