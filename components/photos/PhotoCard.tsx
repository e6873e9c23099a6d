import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Select } from "@/components/ui/Select";
import { mediaUrl } from "@/lib/listings/media/rules";
import type { PhotoHint } from "@/lib/photos/rules";
import { HINTS, PHOTOS, WORDS } from "./copy";
import { ALT_LENGTHS, type PhotoEntry, type PhotoKind, type PhotoRoom } from "./queue";

/** One picture of the field: seen, described, moved, removed. */
export function PhotoCard({
  id,
  kind,
  photo,
  color,
  hints,
  twinAt,
  at,
  count,
  rooms,
  isDragged,
  handle,
  onMove,
  onRemove,
  onDescribe,
  onNameRoom,
}: {
  id: string;
  kind: PhotoKind;
  photo: PhotoEntry;
  /** Shown while it loads; undefined where it is not known. */
  color: string | undefined;
  hints: readonly PhotoHint[];
  /** Where the picture stands that it looks like; -1 for none. */
  twinAt: number;
  at: number;
  count: number;
  rooms: readonly PhotoRoom[];
  isDragged: boolean;
  /** What makes an element the one that the picture is dragged by. */
  handle: ComponentProps<"span">;
  /** `focusId` is the control that is to have the focus afterwards. */
  onMove: (from: number, to: number, focusId: string | null) => void;
  onRemove: (at: number) => void;
  onDescribe: (key: string, alt: string) => void;
  /** `room` is the row's id; empty for none. */
  onNameRoom: (key: string, room: string) => void;
}) {
  const words = WORDS[kind];
  const name = words.number(at + 1);
  const isCover = kind === "photo" && at === 0;
  const step = (to: number, label: string, icon: "arrow-left" | "arrow-right", end: string) => {
    const isPossible = to >= 0 && to < count;
    return (
      <Button
        id={`${id}-${end}`}
        variant="quiet"
        aria-label={PHOTOS.of(label, name)}
        // Not `disabled`: the focus stays where it is when a picture reaches the end.
        aria-disabled={!isPossible || undefined}
        className="min-w-11 px-0"
        onClick={() => onMove(at, to, `${id}-${end}`)}
      >
        <Icon name={icon} />
      </Button>
    );
  };
  return (
    <li
      data-photo={photo.key}
      className={cx(
        "flex min-w-0 flex-col gap-3 rounded-card border bg-surface p-3",
        isDragged ? "border-brand opacity-70" : "border-line",
      )}
    >
      <div className="relative">
        {color && kind === "photo" && (
          // An attribute: the content policy takes no style of its own in markup.
          <svg aria-hidden="true" className="absolute inset-0 size-full rounded-control">
            <rect width="100%" height="100%" fill={color} />
          </svg>
        )}
        <img
          src={mediaUrl(photo.key, 640)}
          alt={photo.alt || name}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={cx(
            "relative aspect-3/2 w-full rounded-control",
            kind === "plan" ? "plan-picture" : "object-cover",
          )}
        />
        <span className="absolute top-2 left-2 flex gap-1.5">
          <Badge tone={isCover ? "mimosa" : "neutral"}>{isCover ? PHOTOS.cover : name}</Badge>
        </span>
        {count > 1 && (
          <span
            {...handle}
            aria-hidden="true"
            title={PHOTOS.drag}
            className="absolute top-1.5 right-1.5 grid size-11 cursor-grab touch-none place-items-center rounded-control border border-line bg-surface select-none"
          >
            <Icon name="move-horizontal" />
          </span>
        )}
      </div>
      {hints.map((hint) => (
        <p key={hint} className="flex gap-2 text-fine text-ink-soft">
          <Icon name="info" className="mt-0.5 size-4 shrink-0" />
          {HINTS[kind](hint, twinAt + 1)}
        </p>
      ))}
      <Field id={`${id}-description`} label={words.alt} hint={at === 0 ? words.altHint : undefined}>
        {(control) => (
          <Input
            {...control}
            value={photo.alt}
            maxLength={ALT_LENGTHS[kind]}
            aria-label={PHOTOS.of(words.alt, name)}
            onChange={(event) => onDescribe(photo.key, event.target.value)}
          />
        )}
      </Field>
      {rooms.length > 0 && (
        <Field id={`${id}-piece`} label={PHOTOS.room}>
          {(control) => (
            <Select
              {...control}
              value={rooms.some((room) => room.id === photo.room) ? photo.room : ""}
              aria-label={PHOTOS.of(PHOTOS.room, name)}
              options={[
                { value: "", label: PHOTOS.noRoom },
                ...rooms.map((room) => ({ value: room.id, label: room.name })),
              ]}
              onChange={(event) => onNameRoom(photo.key, event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="mt-auto flex items-center gap-1">
        {step(at - 1, PHOTOS.back, "arrow-left", "reculer")}
        {step(at + 1, PHOTOS.forward, "arrow-right", "avancer")}
        <Button
          id={`${id}-retirer`}
          variant="quiet"
          aria-label={PHOTOS.of(PHOTOS.remove, name)}
          className="ml-auto min-w-11 px-0"
          onClick={() => onRemove(at)}
        >
          <Icon name="trash-2" />
        </Button>
      </div>
      {kind === "photo" && at > 0 && (
        <Button
          variant="secondary"
          aria-label={PHOTOS.of(PHOTOS.makeCover, name)}
          wide
          className="text-small"
          onClick={() => onMove(at, 0, `${id}-avancer`)}
        >
          {PHOTOS.makeCover}
        </Button>
      )}
    </li>
  );
}
