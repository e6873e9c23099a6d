import { useRef, useState } from "react";
import { useNextFocus } from "@/components/ui/useNextFocus";
import { moved } from "@/lib/kernel/moved";
import { WORDS } from "./copy";
import {
  type KnownPhoto,
  type PhotoEntry,
  type PhotoKind,
  placed,
  type RemovedPhoto,
  restored,
  withPhoto,
} from "./queue";

/** The list as it was last changed: two files may arrive before its owner has rendered the first. */
function useLatest(photos: readonly PhotoEntry[], onChange: (photos: PhotoEntry[]) => void) {
  const latest = useRef(photos);
  latest.current = photos;
  const change = (next: PhotoEntry[]) => {
    latest.current = next;
    onChange(next);
  };
  return { latest, change };
}

/**
 * The changes of a field's pictures: they arrive, are put in order, described, taken out and brought back.
 * `message` says in a sentence what was done last; the focus goes on from where it was.
 */
export function usePhotoList({
  id,
  kind,
  photos,
  max,
  onChange,
}: {
  /** Of the field: the ids of its controls begin with it. */
  id: string;
  kind: PhotoKind;
  photos: readonly PhotoEntry[];
  max: number;
  onChange: (photos: PhotoEntry[]) => void;
}) {
  const words = WORDS[kind];
  const { latest, change } = useLatest(photos, onChange);
  const order = useRef(new Map<string, number>());
  const [sent, setSent] = useState<readonly KnownPhoto[]>([]);
  const [removed, setRemoved] = useState<readonly RemovedPhoto[]>([]);
  const [message, setMessage] = useState("");
  const focusNext = useNextFocus();
  const placeOf = (list: readonly PhotoEntry[], key: string) =>
    list.findIndex((photo) => photo.key === key);
  const update = (key: string, changes: Partial<PhotoEntry>) =>
    change(latest.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  return {
    sent,
    removed,
    message,
    /** Takes one that was sent. @returns what to say of a file that brought nothing new */
    arrive: (photo: KnownPhoto, chosen: number): string | null => {
      setSent((all) => [...all.filter(({ key }) => key !== photo.key), photo]);
      const there = placeOf(latest.current, photo.key);
      if (there !== -1) return words.there(there + 1);
      const next = withPhoto(latest.current, { key: photo.key, chosen }, order.current, max);
      order.current.set(photo.key, chosen);
      change(next);
      setMessage(words.arrived(placeOf(next, photo.key) + 1));
      return null;
    },
    move: (from: number, to: number, focusId: string | null) => {
      if (to < 0 || to >= photos.length || to === from) return;
      focusNext(focusId);
      // What a person put in order stays so, whatever arrives later.
      order.current.clear();
      change(moved(latest.current, from, to));
      setMessage(words.moved(from + 1, to + 1, photos.length));
    },
    /** Puts one where it is dragged to. */
    place: (key: string, to: number) => {
      order.current.clear();
      change(placed(latest.current, key, to));
    },
    /** Says where one was dragged to in the end. */
    drop: (key: string, from: number) => {
      const to = placeOf(latest.current, key);
      if (from !== to) setMessage(words.moved(from + 1, to + 1, latest.current.length));
    },
    remove: (at: number) => {
      const photo = latest.current[at];
      if (!photo) return;
      const left = latest.current.filter((_, index) => index !== at);
      const neighbour = left[Math.min(at, left.length - 1)];
      focusNext(neighbour ? `${id}-${neighbour.key}-retirer` : `${id}-fichiers`);
      setRemoved((all) => [{ photo, at }, ...all.filter((each) => each.photo.key !== photo.key)]);
      change(left);
      setMessage(words.removed(at + 1));
    },
    restore: (removedPhoto: RemovedPhoto) => {
      const { key } = removedPhoto.photo;
      const next = restored(latest.current, removedPhoto, max);
      const at = placeOf(next, key);
      if (at === -1) return;
      focusNext(`${id}-${key}-retirer`);
      change(next);
      setMessage(words.restored(at + 1));
    },
    describe: (key: string, alt: string) => update(key, { alt }),
    /** Names the room that one shows, by its row; empty for none. */
    nameRoom: (key: string, room: string) => update(key, { room: room || undefined }),
  };
}
