"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { FIELDS } from "@/lib/revisions/fields";
import { WORDS } from "./copy";
import { PhotoCard } from "./PhotoCard";
import {
  ACCEPTED_TYPES,
  hintsAmong,
  type KnownPhoto,
  moved,
  type PhotoEntry,
  type PhotoKind,
  placed,
  type RemovedPhoto,
  removedPhotos,
  restored,
  uploadsUnderWay,
  withPhoto,
} from "./queue";
import { RemovedPhotos } from "./RemovedPhotos";
import { UploadList } from "./UploadList";
import { usePhotoDrag } from "./usePhotoDrag";
import { useUploads } from "./useUploads";

/** Files that are dragged, dropped or pasted; none where it is text. */
const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];
const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") ?? false;

/**
 * The pictures of a listing: chosen, dropped, pasted or taken, sent one by one, described, and put in order by
 * hand or by keyboard. The value is its owner's, who stores it; files are sent at once.
 */
export function PhotoField({
  kind = "photo",
  photos,
  known = [],
  named = [],
  onChange,
  onUnderWay,
  uploadUrl,
  max = FIELDS.photos.max,
}: {
  kind?: PhotoKind;
  /** In their order; the first photo is the cover. */
  photos: readonly PhotoEntry[];
  /** What the server knows of them: hints and placeholder colours. */
  known?: readonly KnownPhoto[];
  /** Keys of pictures that the listing names elsewhere. */
  named?: readonly string[];
  onChange: (photos: PhotoEntry[]) => void;
  /** How many files are on their way: a person who leaves the page loses them. */
  onUnderWay?: (count: number) => void;
  /** The call that takes a file: POST /api/revisions/{id}/photos. */
  uploadUrl: string;
  max?: number;
}) {
  const words = WORDS[kind];
  const id = useId();
  const [sent, setSent] = useState<readonly KnownPhoto[]>([]);
  const [removed, setRemoved] = useState<readonly RemovedPhoto[]>([]);
  const order = useRef(new Map<string, number>());
  const [message, setMessage] = useState("");
  const [isOver, setIsOver] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const toFocus = useRef<string | null>(null);
  // Two files may arrive before the owner has rendered the first.
  const latest = useRef(photos);
  latest.current = photos;
  const change = (next: PhotoEntry[]) => {
    latest.current = next;
    onChange(next);
  };

  const { uploads, add, retry, end } = useUploads(uploadUrl, (photo, chosen) => {
    setSent((all) => [...all.filter(({ key }) => key !== photo.key), photo]);
    const there = latest.current.findIndex(({ key }) => key === photo.key);
    if (there !== -1) return words.there(there + 1);
    const next = withPhoto(latest.current, { key: photo.key, chosen }, order.current, max);
    order.current.set(photo.key, chosen);
    change(next);
    setMessage(words.arrived(next.findIndex(({ key }) => key === photo.key) + 1));
    return null;
  });
  const underWay = uploadsUnderWay(uploads);
  const room = max - photos.length - underWay;
  const tell = useRef(onUnderWay);
  tell.current = onUnderWay;
  useEffect(() => {
    tell.current?.(underWay);
  }, [underWay]);

  const take = useRef((_: readonly File[]) => {});
  take.current = (files) => add(files, room);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      // Of two fields on a page, the one that has the focus takes it, else the first.
      if (files.length === 0 || event.defaultPrevented) return;
      // Offices copy a picture of a text beside it: a person who pastes into a field means the
      // text.
      const isText = event.clipboardData?.types.includes("text/plain") ?? false;
      if (isText && document.activeElement?.matches("input, textarea")) return;
      const focused = document.activeElement?.closest("[data-photo-field]");
      if (focused && focused !== root.current) return;
      event.preventDefault();
      take.current(files);
    };
    // A file dropped beside the field would replace the page, and what was typed with it.
    const guard = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", guard);
    document.addEventListener("drop", guard);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", guard);
      document.removeEventListener("drop", guard);
    };
  }, []);

  useEffect(() => {
    if (toFocus.current === null) return;
    document.getElementById(toFocus.current)?.focus();
    toFocus.current = null;
  });

  const move = (from: number, to: number, focusId: string | null) => {
    if (to < 0 || to >= photos.length || to === from) return;
    toFocus.current = focusId;
    // What a person put in order stays so, whatever arrives later.
    order.current.clear();
    change(moved(latest.current, from, to));
    setMessage(words.moved(from + 1, to + 1, photos.length));
  };
  const remove = (at: number) => {
    const photo = latest.current[at];
    if (!photo) return;
    const left = latest.current.filter((_, index) => index !== at);
    const neighbour = left[Math.min(at, left.length - 1)];
    toFocus.current = neighbour ? `${id}-${neighbour.key}-retirer` : `${id}-fichiers`;
    setRemoved((all) => [{ photo, at }, ...all.filter((each) => each.photo.key !== photo.key)]);
    change(left);
    setMessage(words.removed(at + 1));
  };
  const restore = (removedPhoto: RemovedPhoto) => {
    const next = restored(latest.current, removedPhoto, max);
    const at = next.findIndex(({ key }) => key === removedPhoto.photo.key);
    if (at === -1) return;
    toFocus.current = `${id}-${removedPhoto.photo.key}-retirer`;
    change(next);
    setMessage(words.restored(at + 1));
  };
  const describe = (key: string, alt: string) =>
    change(latest.current.map((photo) => (photo.key === key ? { ...photo, alt } : photo)));

  const drag = usePhotoDrag({
    list,
    onMove: (key, to) => {
      order.current.clear();
      change(placed(latest.current, key, to));
    },
    onEnd: (key, from) => {
      const to = latest.current.findIndex((photo) => photo.key === key);
      if (from !== to) setMessage(words.moved(from + 1, to + 1, latest.current.length));
    },
  });

  const choose = (input: HTMLInputElement) => {
    add([...(input.files ?? [])], room);
    // The same file may be chosen again.
    input.value = "";
  };
  const details = new Map([...known, ...sent].map((photo) => [photo.key, photo]));

  return (
    <div ref={root} data-photo-field="" className="mt-2 flex flex-col gap-5">
      {photos.length < max ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same by keyboard.
        <div
          onDragOver={(event) => {
            if (!hasFiles(event.dataTransfer)) return;
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setIsOver(false);
            add(filesOf(event.dataTransfer), room);
          }}
          className={cx(
            "flex flex-col items-start gap-3 rounded-card border-2 border-dashed p-5",
            isOver ? "border-brand bg-brand-soft" : "border-line-strong bg-surface",
          )}
        >
          <p className="max-w-text">{words.drop}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => chooser.current?.click()} id={`${id}-fichiers`}>
              <Icon name="plus" />
              {words.add}
            </Button>
            <label
              className={cx(
                buttonClass({ variant: "secondary" }),
                "hidden cursor-pointer focus-within:outline-2 focus-within:outline-focus pointer-coarse:inline-flex",
              )}
            >
              <Icon name="scan" />
              {words.camera}
              <input
                type="file"
                accept={ACCEPTED_TYPES}
                capture="environment"
                className="visually-hidden"
                onChange={(event) => choose(event.target)}
              />
            </label>
          </div>
          <input
            ref={chooser}
            type="file"
            multiple
            accept={ACCEPTED_TYPES}
            aria-label={words.add}
            tabIndex={-1}
            className="hidden"
            onChange={(event) => choose(event.target)}
          />
          <p className="text-fine text-ink-soft">{words.formats}</p>
        </div>
      ) : (
        <p className="rounded-card bg-sunken p-4 text-small">{words.full(max)}</p>
      )}

      <UploadList uploads={uploads} onRetry={retry} onEnd={end} />

      {photos.length > 0 && (
        <>
          <p className="text-small text-ink-soft">{words.count(photos.length, max)}</p>
          <ol
            ref={list}
            aria-label={words.list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4"
          >
            {photos.map((photo, at) => (
              <PhotoCard
                key={photo.key}
                id={`${id}-${photo.key}`}
                kind={kind}
                photo={photo}
                color={details.get(photo.key)?.color}
                {...hintsAmong(photos, details.get(photo.key))}
                at={at}
                count={photos.length}
                isDragged={drag.dragged === photo.key}
                handle={drag.handleOf(photo.key, at)}
                onMove={move}
                onRemove={remove}
                onDescribe={describe}
              />
            ))}
          </ol>
        </>
      )}
      <RemovedPhotos
        kind={kind}
        photos={removedPhotos(photos, removed, { known: [...sent, ...known], named })}
        isFull={photos.length >= max}
        onRestore={restore}
      />
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </div>
  );
}
