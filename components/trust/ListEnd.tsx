import { LinkButton } from "@/components/ui/Button";
import { TRUST } from "./copy";

/** The ways on from a page of a list: to the rows after it, and back to its start. */
export function ListEnd({
  nextHref,
  firstHref,
}: {
  nextHref: string | null;
  /** Null on the first page. */
  firstHref: string | null;
}) {
  if (nextHref === null && firstHref === null) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {firstHref !== null && (
        <LinkButton href={firstHref} variant="quiet">
          {TRUST.first}
        </LinkButton>
      )}
      {nextHref !== null && (
        <LinkButton href={nextHref} variant="secondary">
          {TRUST.next}
        </LinkButton>
      )}
    </div>
  );
}
