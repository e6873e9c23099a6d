import { Icon } from "@/components/ui/Icon";
import { REVIEW } from "./copy";

/** What is written under a picture: its place, its words, its room, and what it could have better. */
export function PictureText({
  rank,
  text,
  room,
  hints,
}: {
  rank: number;
  text: string;
  /** The room that it shows. */
  room?: string | undefined;
  hints: readonly string[];
}) {
  return (
    <figcaption className="text-small text-ink-soft wrap-anywhere">
      {rank}. {text || REVIEW.noAlt}
      {room && <span className="block font-semibold text-ink">{REVIEW.room(room)}</span>}
      {hints.map((hint) => (
        <span key={hint} className="mt-1 flex items-start gap-1.5 font-semibold text-ink">
          <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0 text-tile" />
          {hint}
        </span>
      ))}
    </figcaption>
  );
}
