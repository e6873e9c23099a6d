import type { FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SUPPORT_FORM } from "@/components/support/copy";
import { type SignedIn, SupportForm } from "@/components/support/SupportForm";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import type { EstimateView } from "@/lib/estimates/views";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { supportRoutes } from "@/lib/routes/support";
import { SUPPORT } from "./copy";

/** The page that asks for a Looper's help with an estimated home, and what it says once that is done. */
export function SupportScreen({
  estimate,
  person,
  loginHref,
  isDone,
  action,
}: {
  estimate: EstimateView;
  person: SignedIn | null;
  loginHref: string;
  /** Whether it was just asked for. */
  isDone: boolean;
  action: FormAction;
}) {
  const { id, isSupportRequested } = estimate;
  // Of a home that was asked for otherwise, the estimate itself does not know.
  const isRequested = isDone || isSupportRequested;
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{isDone ? SUPPORT.done.title : SUPPORT.title}</h1>
        {!isRequested && <p className="mt-3 text-lead text-ink-soft">{SUPPORT.lead}</p>}
      </div>
      {isRequested && (
        <Callout tone="success" live={isDone} className="max-w-text">
          <p>{isDone ? SUPPORT.done.text : SUPPORT.already}</p>
        </Callout>
      )}
      <Home estimate={estimate} />
      {!isRequested && (
        <SupportForm
          person={person}
          loginHref={loginHref}
          consent={SUPPORT.consent}
          action={action}
        >
          <FieldProblem name="estimateId" />
          <input type="hidden" name="estimateId" value={id} />
        </SupportForm>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={estimateRoutes.result(id)} variant="secondary">
          {SUPPORT.back}
        </LinkButton>
        <Link href={routes.privacy} className="text-link inline-flex min-h-11 items-center">
          {SUPPORT_FORM.privacy}
        </Link>
        {isRequested && person !== null && (
          <Link
            href={supportRoutes.request()}
            className="text-link inline-flex min-h-11 items-center"
          >
            {SUPPORT.follow}
          </Link>
        )}
      </div>
    </Container>
  );
}

function Home({
  estimate: { type, surfaceDm2, street, commune, figure },
}: {
  estimate: EstimateView;
}) {
  return (
    <div className="max-w-text rounded-card border border-line bg-surface p-4">
      <p className="text-small text-ink-soft">{SUPPORT.about}</p>
      <p className="mt-1 font-semibold wrap-anywhere">
        {`${PROPERTY_TYPE_LABELS[type]} de ${formatSurface(surfaceDm2)}, ${street}, ${commune}`}
      </p>
      {figure && (
        <p className="text-small text-ink-soft figures">
          {SUPPORT.range(formatPrice(figure.lowCents), formatPrice(figure.highCents))}
        </p>
      )}
    </div>
  );
}
