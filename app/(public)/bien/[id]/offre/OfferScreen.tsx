import type { FormAction } from "@/components/forms/ActionForm";
import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatPrice } from "@/lib/kernel/format";
import type { OfferFormView } from "@/lib/offers/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { OFFER_FORM as COPY } from "./copy";
import { OfferForm } from "./OfferForm";

/** The page of an offer: its form, or why there is none now and what to do instead. */
export function OfferScreen({ view, action }: { view: OfferFormView; action: FormAction }) {
  const { property, standing } = view;
  return (
    <Container className="py-6 md:py-10">
      <Link
        href={routes.listing(property.id)}
        className="inline-flex min-h-11 items-center gap-2 text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {COPY.back}
      </Link>
      <div className="mt-2 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0">
          <h1 className="text-title">{COPY.title}</h1>
          {standing.kind === "possible" && (
            <p className="mt-3 text-lead text-ink-soft">{COPY.lead}</p>
          )}
        </div>
        <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 lg:col-start-2">
          <PropertyThumbnail photo={property.photo} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{property.title}</p>
            <p className="text-small text-ink-soft">{property.city}</p>
            <p className="mt-1 text-small">
              {COPY.askingPrice}{" "}
              <strong className="whitespace-nowrap tabular-nums">
                {formatPrice(property.priceCents)}
              </strong>
            </p>
          </div>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          {standing.kind === "possible" ? (
            <OfferForm view={view} asBuyer={standing.asBuyer} action={action} />
          ) : (
            <Blocked standing={standing} />
          )}
        </div>
        <aside aria-labelledby="loi" className="lg:col-start-2">
          <h2 id="loi" className="font-semibold">
            {COPY.rightsTitle}
          </h2>
          <ul className="mt-2 flex flex-col gap-2 text-small text-ink-soft">
            {COPY.rights.map((right) => (
              <li key={right} className="flex gap-2">
                <Icon name="shield-check" className="mt-0.5 size-4 shrink-0 text-leaf" />
                {right}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Container>
  );
}

type Standing = Exclude<OfferFormView["standing"], { kind: "possible" }>;

function Blocked({ standing }: { standing: Standing }) {
  if (standing.kind === "pending") {
    const copy = COPY.blocked.pending;
    return (
      <Callout tone="info" title={copy.title}>
        <p>{copy[standing.author](standing.amountCents)}</p>
        <LinkButton href={spaceRoutes.offer(standing.offerId)} className="mt-4">
          {copy.action}
        </LinkButton>
      </Callout>
    );
  }
  const { title, text, action } = COPY.blocked[standing.kind];
  return (
    <Callout tone={standing.kind === "own" ? "info" : "warning"} title={title}>
      <p>{text}</p>
      <LinkButton
        href={standing.kind === "own" ? spaceRoutes.offers : routes.buy}
        variant="secondary"
        className="mt-4"
      >
        {action}
      </LinkButton>
    </Callout>
  );
}
