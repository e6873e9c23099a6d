import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { VISITS } from "./copy";

const MOST = 5;

/** A rating out of five: stars for the eye, words for the ear. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="block">
      <span aria-hidden="true" className="tracking-wider">
        {"★".repeat(rating)}
        {"☆".repeat(MOST - rating)}
      </span>
      <VisuallyHidden>{VISITS.stars(rating)}</VisuallyHidden>
    </span>
  );
}
