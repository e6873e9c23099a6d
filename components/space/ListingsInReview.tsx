import type { ReviewLine } from "@/lib/dashboards/lines";
import { formatDateTime } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { ContactLink } from "../contact/ContactLink";
import { Badge } from "../ui/Badge";
import { Link } from "../ui/Link";
import { DASHBOARDS } from "./dashboards-copy";
import { Panel } from "./Panel";

const COPY = DASHBOARDS.reviews;

/** What a seller handed in, and by when the team answers; nothing where nothing waits. */
export function ListingsInReview({ reviews }: { reviews: readonly ReviewLine[] }) {
  if (reviews.length === 0) return null;
  return (
    <Panel id="en-validation" title={COPY.title}>
      <ul className="divide-y divide-line">
        {reviews.map(({ revisionId, title, isChange, submittedAt, decideBy, isLate }) => {
          const answer = isLate ? COPY.late : COPY.by;
          return (
            <li key={revisionId} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 font-semibold">
                <Link
                  href={spaceRoutes.editListingStep(revisionId, "verification")}
                  className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere underline"
                >
                  {title || COPY.untitled}
                </Link>
                <span className="flex flex-wrap gap-2">
                  {isLate && <Badge tone="tile">{COPY.isLate}</Badge>}
                  <Badge>{COPY.kinds[isChange ? "change" : "new"]}</Badge>
                </span>
              </p>
              <p className="text-small text-ink-soft">
                {COPY.sent(formatDateTime(submittedAt))} {answer(formatDateTime(decideBy))}
              </p>
            </li>
          );
        })}
      </ul>
      <ContactLink topic="sale" className="text-small" />
    </Panel>
  );
}
