import type { FormAction } from "@/components/forms/ActionForm";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { estimateRoutes } from "@/lib/routes/estimates";
import { supportRoutes } from "@/lib/routes/support";
import { ESTIMATE_FORM } from "./copy";
import { EstimateForm } from "./EstimateForm";

/** The form of an estimate. */
export function EstimateScreen({ action }: { action: FormAction }) {
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{ESTIMATE_FORM.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{ESTIMATE_FORM.lead}</p>
      </div>
      <EstimateForm action={action} />
      <div className="max-w-text text-small text-ink-soft">
        <p>{ESTIMATE_FORM.source}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Link
            href={estimateRoutes.method}
            className="text-link inline-flex min-h-11 items-center"
          >
            {ESTIMATE_FORM.method}
          </Link>
          <Link
            href={estimateRoutes.askingPrices}
            className="text-link inline-flex min-h-11 items-center"
          >
            {ESTIMATE_FORM.asking}
          </Link>
          <Link
            href={supportRoutes.request()}
            className="text-link inline-flex min-h-11 items-center"
          >
            {ESTIMATE_FORM.support}
          </Link>
        </p>
      </div>
    </Container>
  );
}
