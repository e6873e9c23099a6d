import { PlaceField } from "@/components/search/PlaceField";
import { Button, LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import type { CityTypeFigures } from "@/lib/cities/rules";
import type { NamedCommune } from "@/lib/communes/commune";
import { inCommune, typeset } from "@/lib/communes/french";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { MIN_HOMES } from "@/lib/estimates/rules";
import type { CommunePricesView } from "@/lib/estimates/views";
import { formatPrice, formatPricePerM2 } from "@/lib/kernel/format";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { communeText } from "@/lib/search/places/rules";
import { MAX_LOCATION_LENGTH } from "@/lib/search-index/criteria";
import { ASKING_PRICES } from "./copy";

/** What the field suggests: places that one commune answers for. */
const PLACES = ["commune", "postalCode"] as const;

const OFFICIAL = "https://app.dvf.etalab.gouv.fr/";

/** What the listings of a commune ask for. It estimates nothing, and says so. */
export function AskingPricesScreen({ text, view }: { text: string; view: CommunePricesView }) {
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
            <Figures caption={ASKING_PRICES.real} figures={real} />
          ) : (
            <p>{ASKING_PRICES.noReal}</p>
          )}
          {demonstrations.length > 0 && (
            <div className="flex flex-col gap-3">
              <Figures caption={ASKING_PRICES.demonstrations} figures={demonstrations} />
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

/** The medians of each type that has enough homes, with their number. */
function Figures({ caption, figures }: { caption: string; figures: readonly CityTypeFigures[] }) {
  const { columns } = ASKING_PRICES;
  return (
    <div className="max-w-[44rem] overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left max-sm:text-small">
        <caption className="px-3 pt-4 sm:px-5 text-left font-semibold">{caption}</caption>
        <thead className="text-small text-ink-soft">
          <tr className="*:px-3 *:py-3 sm:*:px-5 *:font-medium">
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.pricePerM2}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ type, count, medianPriceCents, medianPricePerM2Cents }) => (
            <tr key={type} className="border-t border-line *:px-3 *:py-3 sm:*:px-5">
              <th scope="row" className="font-semibold">
                {PROPERTY_TYPE_LABELS[type]}
                <span className="block text-small font-normal text-ink-soft figures">
                  {ASKING_PRICES.homes(count)}
                </span>
              </th>
              {count < MIN_HOMES || medianPriceCents === null || medianPricePerM2Cents === null ? (
                <td colSpan={2} className="text-small text-ink-soft">
                  {ASKING_PRICES.tooFew(MIN_HOMES)}
                </td>
              ) : (
                <>
                  <td className="figures whitespace-nowrap">{formatPrice(medianPriceCents)}</td>
                  <td className="figures whitespace-nowrap">
                    {formatPricePerM2(medianPricePerM2Cents)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
