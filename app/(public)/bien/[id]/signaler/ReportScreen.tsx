import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import type { ReportedListing } from "@/lib/reports/views";
import { routes } from "@/lib/routes/public";
import { REPORT_FORM } from "./copy";
import { ReportForm } from "./ReportForm";

/** The page that reports a listing, and what it says once that is done. */
export function ReportScreen({
  listing,
  email,
  isDone,
  mailbox,
  action,
}: {
  listing: ReportedListing;
  email: string | null;
  isDone: boolean;
  /** Where the acknowledgement is read, on an installation that sends no mail. */
  mailbox: ReactNode;
  action: FormAction;
}) {
  const { id, title, city } = listing;
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{isDone ? REPORT_FORM.done.title : REPORT_FORM.title}</h1>
        {!isDone && <p className="mt-3 text-lead text-ink-soft">{REPORT_FORM.lead}</p>}
      </div>
      {isDone && (
        <>
          <Callout tone="success" live className="max-w-text">
            <p>{REPORT_FORM.done.text}</p>
          </Callout>
          {mailbox}
        </>
      )}
      <div className="max-w-text rounded-card border border-line bg-surface p-4">
        <p className="text-small text-ink-soft">{REPORT_FORM.about}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-ink-soft figures">
          {city} · {REPORT_FORM.reference(id.toUpperCase())}
        </p>
      </div>
      {!isDone && <ReportForm listingId={id} email={email} action={action} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={routes.listing(id)} variant="secondary">
          {REPORT_FORM.back}
        </LinkButton>
        <Link href={routes.privacy} className="text-link inline-flex min-h-11 items-center">
          {REPORT_FORM.privacy}
        </Link>
      </div>
    </Container>
  );
}
