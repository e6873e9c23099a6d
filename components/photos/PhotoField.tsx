"use client";

import { useEffect, useId, useRef } from "react";
import { FIELDS } from "@/lib/revisions/fields";
import { WORDS } from "./copy";
import { FileChooser } from "./FileChooser";
import { PhotoCard } from "./PhotoCard";
import {
  hintsAmong,
  type KnownPhoto,
  type PhotoEntry,
  type PhotoKind,
  type PhotoRoom,
  removedPhotos,
  uploadsUnderWay,
} from "./queue";
import { RemovedPhotos } from "./RemovedPhotos";
import { UploadList } from "./UploadList";
import { usePageFiles } from "./usePageFiles";
import { usePhotoDrag } from "./usePhotoDrag";
import { usePhotoList } from "./usePhotoList";
import { useUploads } from "./useUploads";

interface PhotoFieldProps {
  kind?: PhotoKind;
  /** In their order; the first photo is the cover. */
  photos: readonly PhotoEntry[];
  /** What the server knows of them: hints and placeholder colours. */
  known?: readonly KnownPhoto[];
  /** Keys of pictures that the listing names elsewhere. */
  named?: readonly string[];
  /** The rooms that a photo may show; without any, none is asked for. */
  rooms?: readonly PhotoRoom[];
  onChange: (photos: PhotoEntry[]) => void;
  /** How many files are on their way: a person who leaves the page loses them. */
  onUnderWay?: (count: number) => void;
  /** The call that takes a file: POST /api/revisions/{id}/photos. */
  uploadUrl: string;
  max?: number;
}

/** Says how many files are on their way, each time that changes. */
function useUnderWay(count: number, onUnderWay: ((count: number) => void) | undefined): void {
  const tell = useRef(onUnderWay);
  tell.current = onUnderWay;
  useEffect(() => {
    tell.current?.(count);
  }, [count]);
}

/**
 * The pictures of a listing: chosen, dropped, pasted or taken, sent one by one, described, and put in order by
 * hand or by keyboard. The value is its owner's, who stores it; files are sent at once.
 */
export function PhotoField({
  kind = "photo",
  photos,
  known = [],
  named = [],
  rooms = [],
  onChange,
  onUnderWay,
  uploadUrl,
  max = FIELDS.photos.max,
}: PhotoFieldProps) {
  const words = WORDS[kind];
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = usePhotoList({ id, kind, photos, max, onChange });
  const { uploads, add, retry, end } = useUploads(uploadUrl, list.arrive);
  const underWay = uploadsUnderWay(uploads);
  useUnderWay(underWay, onUnderWay);
  const take = (files: readonly File[]) => add(files, max - photos.length - underWay);
  usePageFiles(root, take);
  const { sent, removed } = list;
  return (
    <div ref={root} data-photo-field="" className="mt-2 flex flex-col gap-5">
      {photos.length < max ? (
        <FileChooser id={`${id}-fichiers`} kind={kind} onFiles={take} />
      ) : (
        <p className="rounded-card bg-sunken p-4 text-small">{words.full(max)}</p>
      )}
      <UploadList uploads={uploads} onRetry={retry} onEnd={end} />
      {photos.length > 0 && (
        <>
          <p className="text-small text-ink-soft">{words.count(photos.length, max)}</p>
          <PhotoCards
            {...{ id, kind, photos, rooms, list }}
            details={new Map([...known, ...sent].map((photo) => [photo.key, photo]))}
          />
        </>
      )}
      <RemovedPhotos
        kind={kind}
        photos={removedPhotos(photos, removed, { known: [...sent, ...known], named })}
        isFull={photos.length >= max}
        onRestore={list.restore}
      />
      <p role="status" className="visually-hidden">
        {list.message}
      </p>
    </div>
  );
}

/** The pictures in their order, each dragged or moved to another place. */
function PhotoCards({
  id,
  kind,
  photos,
  rooms,
  list: { move, place, drop, remove, describe, nameRoom },
  details,
}: {
  id: string;
  kind: PhotoKind;
  photos: readonly PhotoEntry[];
  rooms: readonly PhotoRoom[];
  list: ReturnType<typeof usePhotoList>;
  /** Their facts from the server, by their keys. */
  details: ReadonlyMap<string, KnownPhoto>;
}) {
  const element = useRef<HTMLOListElement>(null);
  const drag = usePhotoDrag({ list: element, onMove: place, onEnd: drop });
  return (
    <ol
      ref={element}
      aria-label={WORDS[kind].list}
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
          rooms={rooms}
          isDragged={drag.dragged === photo.key}
          handle={drag.handleOf(photo.key, at)}
          onMove={move}
          onRemove={remove}
          onDescribe={describe}
          onNameRoom={nameRoom}
        />
      ))}
    </ol>
  );
}
