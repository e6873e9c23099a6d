import type { ReactNode } from "react";
import { fieldText } from "@/components/revisions/field-text";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { STEP_LABELS } from "@/lib/revisions/copy";
import { type ContentField, FIELDS } from "@/lib/revisions/fields";
import type { ChangeView } from "@/lib/revisions/review";
import { STEPS } from "@/lib/revisions/steps";
import { spaceRoutes } from "@/lib/routes/space";
import { EDITOR_PAGES } from "../../copy";

const COPY = EDITOR_PAGES.change;

/** Longest text that is shown beside what it becomes, in characters. */
const SHORT = 60;

/** What a field was and becomes, where that says more than its name. */
function valuesOf(field: ContentField, { published, proposed }: ChangeView) {
  // Of a commune its code is stored.
  if (field === "communeCode") return null;
  const before = fieldText(field, published) ?? COPY.empty;
  const after = fieldText(field, proposed) ?? COPY.empty;
  const areShown = before !== after && Math.max(before.length, after.length) <= SHORT;
  return areShown ? { before, after } : null;
}

/** What a seller changes of a published listing; the steps to choose from while that is nothing. */
export function ChangeSummary({ revisionId, change }: { revisionId: string; change: ChangeView }) {
  if (change.changed.length === 0) return <NoChange revisionId={revisionId} />;
  return (
    <Lines id="modifications" title={COPY.title} lead={COPY.lead}>
      {change.changed.map((field) => {
        const values = valuesOf(field, change);
        return (
          <li key={field} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <Link
              href={spaceRoutes.editListingStep(revisionId, FIELDS[field].step, field)}
              className="flex min-h-9 items-center font-semibold hover:underline"
            >
              {FIELDS[field].label}
            </Link>
            {values && (
              <p className="flex flex-wrap items-center gap-x-2 text-small wrap-anywhere">
                <del className="text-ink-soft">{values.before}</del>
                <Icon name="arrow-right" className="size-4 shrink-0 text-ink-soft" />
                <ins className="font-semibold no-underline">{values.after}</ins>
              </p>
            )}
          </li>
        );
      })}
    </Lines>
  );
}

function NoChange({ revisionId }: { revisionId: string }) {
  return (
    <Lines id="modifier" title={COPY.noneTitle} lead={COPY.none}>
      {STEPS.filter((step) => step !== "verification").map((step) => (
        <li key={step}>
          <Link
            href={spaceRoutes.editListingStep(revisionId, step)}
            className="flex min-h-11 items-center justify-between gap-4 py-2 font-semibold hover:text-brand"
          >
            {STEP_LABELS[step]}
            <Icon name="chevron-right" className="size-5 shrink-0 text-brand" />
          </Link>
        </li>
      ))}
    </Lines>
  );
}

/** A list under its heading; the children are its items. */
function Lines({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{lead}</p>
      <Card flat className="mt-4 px-5">
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  );
}
