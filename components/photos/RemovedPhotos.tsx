import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { mediaUrl } from "@/lib/listings/media/rules";
import { PHOTOS, WORDS } from "./copy";
import type { PhotoKind, RemovedPhoto } from "./queue";

/** The pictures that were taken out, each to be brought back, those of an earlier visit too. */
export function RemovedPhotos({
  kind,
  photos,
  isFull,
  onRestore,
}: {
  kind: PhotoKind;
  photos: readonly RemovedPhoto[];
  /** Whether there is no place for any. */
  isFull: boolean;
  onRestore: (removed: RemovedPhoto) => void;
}) {
  const words = WORDS[kind];
  if (photos.length === 0) return null;
  return (
    <section aria-label={words.removedList} className="flex flex-col gap-3">
      <h3 className="text-small font-semibold">{words.removedList}</h3>
      <ul className="flex flex-wrap gap-3">
        {photos.map((removed, at) => {
          const { key, alt } = removed.photo;
          const name = alt || PHOTOS.removedNumber(at + 1);
          return (
            <li
              key={key}
              className="flex items-center gap-3 rounded-card border border-line bg-surface p-2"
            >
              <img
                src={mediaUrl(key, 160)}
                alt={name}
                loading="lazy"
                decoding="async"
                className={cx(
                  "h-12 w-18 rounded-control",
                  kind === "plan" ? "plan-picture" : "object-cover",
                )}
              />
              <Button
                variant="quiet"
                aria-label={PHOTOS.of(words.restore, name)}
                aria-disabled={isFull || undefined}
                onClick={() => {
                  if (!isFull) onRestore(removed);
                }}
              >
                <Icon name="plus" />
                {words.restore}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
