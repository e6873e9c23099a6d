import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { contactRoutes } from "@/lib/routes/contact";

const WRITE = "Écrire à notre équipe";

/** The way to the team, beside what somebody may have a question about: as a line of its own. */
export function ContactLink({
  topic,
  listingId,
  visitId,
  className,
}: Parameters<typeof contactRoutes.form>[0] & { className?: string }) {
  return (
    <Link
      href={contactRoutes.form({ topic, listingId, visitId })}
      className={cx("text-link inline-flex min-h-11 items-center w-fit", className)}
    >
      {WRITE}
    </Link>
  );
}
