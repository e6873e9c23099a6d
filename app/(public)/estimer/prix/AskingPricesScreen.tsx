import { PlaceField } from "@/components/search/PlaceField";
import { Button, LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import type { NamedCommune } from "@/lib/communes/commune";
import { inCommune, typeset } from "@/lib/communes/french";
import { MIN_HOMES } from "@/lib/estimates/rules";
import type { CommunePricesView } from "@/lib/estimates/views";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { communeText } from "@/lib/search/places/rules";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { ASKING_PRICES } from "./copy";
import { MedianTable } from "./MedianTable";
import { PaidPrices, type PaidPricesResult } from "./PaidPrices";

/** What the field suggests: places that one commune answers for. */
const PLACES = ["commune", "postalCode"] as const;

const OFFICIAL = "https://app.dvf.etalab.gouv.fr/";

/** What the listings of a commune ask for, and what homes were sold for. It estimates nothing, and says so. */
export function AskingPricesScreen({
  text,
  view,
  paid,
}: {
  text: string;
  view: CommunePricesView;
  /** Null until a commune is found. */
  paid: PaidPricesResult | null;
}) {
  return (
    <Container className="flex flex-col gap-10 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{ASKING_PRICES.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{ASKING_PRICES.lead}</p>
      </div>
      <search aria-label={ASKING_PRICES.form}>
        <form action={estimateRoutes.askingPrices} className="max-w-[36rem]">
          <label htmlFor="commune" className="mb-1.5 block font-semibold">
            {ASKING_PRICES.field}
          </label>
          <div className="flex flex-wrap gap-3">
            <PlaceField
              id="commune"
              label={ASKING_PRICES.field}
              placeholder={ASKING_PRICES.placeholder}
              kinds={PLACES}
              defaultValue={text}
              maxLength={MAX_LOCATION_LENGTH}
              className="min-w-0 flex-[1_1_9rem]"
            />
            <Button type="submit" className="min-h-12">
              {ASKING_PRICES.submit}
            </Button>
          </div>
        </form>
      </search>
      <Answer view={view} />
      {view.kind === "found" && paid && <PaidPrices commune={view.commune} paid={paid} />}
      <p className="max-w-text text-small text-ink-soft">
        {ASKING_PRICES.official}{" "}
        <Link href={OFFICIAL} rel="noopener" className="text-link">
          {ASKING_PRICES.officialLink}
        </Link>
      </p>
    </Container>
  );
}

function Answer({ view }: { view: CommunePricesView }) {
  if (view.kind === "nothing-asked") return null;
  if (view.kind === "unknown") {
    return (
      <Callout tone="warning" live className="max-w-text">
        <p>{ASKING_PRICES.unknown(view.text)}</p>
        {view.suggestions.length > 0 && (
          <Choice label={ASKING_PRICES.perhaps} communes={view.suggestions} />
        )}
      </Callout>
    );
  }
  if (view.kind === "several") {
    return (
      <Callout live className="max-w-text">
        <Choice label={ASKING_PRICES.several(view.text)} communes={view.communes} />
      </Callout>
    );
  }
  const { commune, real, demonstrations } = view;
  const isEmpty = real.length === 0 && demonstrations.length === 0;
  return (
    <section aria-labelledby="prix" className="flex flex-col gap-6">
      <h2 id="prix" className="text-heading">
        {ASKING_PRICES.heading(inCommune(typeset(commune.name)))}
      </h2>
      {isEmpty && <p>{ASKING_PRICES.none}</p>}
      {!isEmpty && (
        <>
          {real.length > 0 ? (
            <MedianTable
              caption={ASKING_PRICES.real}
              medians={real}
              fewest={MIN_HOMES}
              noun={ASKING_PRICES.homes}
              tooFew={ASKING_PRICES.tooFew(MIN_HOMES)}
            />
          ) : (
            <p>{ASKING_PRICES.noReal}</p>
          )}
          {demonstrations.length > 0 && (
            <div className="flex flex-col gap-3">
              <MedianTable
                caption={ASKING_PRICES.demonstrations}
                medians={demonstrations}
                fewest={MIN_HOMES}
                noun={ASKING_PRICES.homes}
                tooFew={ASKING_PRICES.tooFew(MIN_HOMES)}
              />
              <p className="text-small text-ink-soft">{ASKING_PRICES.demonstrationsNote}</p>
            </div>
          )}
          <p className="max-w-text text-small text-ink-soft">{ASKING_PRICES.note}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <LinkButton href={routes.city(commune.slug)} variant="secondary">
            {ASKING_PRICES.seeListings}
          </LinkButton>
        )}
        <LinkButton href={routes.estimate} variant="secondary">
          {ASKING_PRICES.estimate}
        </LinkButton>
        <LinkButton href={routes.sell} variant="secondary">
          {ASKING_PRICES.fees}
        </LinkButton>
      </div>
    </section>
  );
}

/** Communes to choose from: each a link to its own prices. */
function Choice({ label, communes }: { label: string; communes: readonly NamedCommune[] }) {
  return (
    <>
      <p>{label}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {communes.map((commune) => (
          <li key={commune.code}>
            <Link
              href={estimateRoutes.askingPricesIn(commune.slug)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {typeset(communeText(commune))}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
