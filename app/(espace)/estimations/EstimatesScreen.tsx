import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import type { EstimateSummary } from "@/lib/estimates/views";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { ESTIMATES as COPY } from "./copy";

/** The estimates that an account keeps. */
export function EstimatesScreen({
  estimates,
  deleteAction,
}: {
  estimates: readonly EstimateSummary[];
  deleteAction: FormAction;
}) {
  return (
    <>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      {estimates.length === 0 ? (
        <NoData title={COPY.empty}>{COPY.emptyText}</NoData>
      ) : (
        <ul aria-label={COPY.title} className="flex flex-col gap-4">
          {estimates.map((estimate) => (
            <li key={estimate.id}>
              <EstimateCard estimate={estimate} deleteAction={deleteAction} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton
        href={routes.estimate}
        variant={estimates.length === 0 ? "primary" : "secondary"}
        className="mt-6"
      >
        {COPY.begin}
      </LinkButton>
    </>
  );
}

function EstimateCard({
  estimate: { id, type, surfaceDm2, street, commune, figure, createdAt },
  deleteAction,
}: {
  estimate: EstimateSummary;
  deleteAction: FormAction;
}) {
  const where = `${street}, ${commune}`;
  return (
    <Card flat className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <Link href={estimateRoutes.result(id)} className="text-link font-semibold wrap-anywhere">
          {`${PROPERTY_TYPE_LABELS[type]} de ${formatSurface(surfaceDm2)}, ${where}`}
        </Link>
        <p className="figures">
          {figure
            ? COPY.range(formatPrice(figure.lowCents), formatPrice(figure.highCents))
            : COPY.none}
        </p>
        <p className="text-small text-ink-soft">{COPY.made(formatDate(createdAt))}</p>
      </div>
      <ActionForm id={`supprimer-${id}`} action={deleteAction}>
        <input type="hidden" name="estimateId" value={id} />
        <SubmitButton variant="quiet" sending={COPY.removing} aria-label={COPY.removeOf(where)}>
          {COPY.remove}
        </SubmitButton>
      </ActionForm>
    </Card>
  );
}
