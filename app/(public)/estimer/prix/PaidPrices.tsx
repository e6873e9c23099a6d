import { Link } from "@/components/ui/Link";
import type { NamedCommune } from "@/lib/communes/commune";
import { inCommune, typeset } from "@/lib/communes/french";
import { FEWEST_PUBLISHED } from "@/lib/estimates/paid-prices";
import type { findPaidPrices } from "@/lib/estimates/queries/find-paid-prices";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { estimateRoutes } from "@/lib/routes/estimates";
import { ASKING_PRICES } from "./copy";
import { MedianTable } from "./MedianTable";

export type PaidPricesResult = Awaited<ReturnType<typeof findPaidPrices>>;

const { paid: COPY } = ASKING_PRICES;

/** What homes were sold for in a commune, from the State's published sales. */
export function PaidPrices({ commune, paid }: { commune: NamedCommune; paid: PaidPricesResult }) {
  return (
    <section aria-labelledby="ventes" className="flex flex-col gap-4">
      <h2 id="ventes" className="text-heading">
        {COPY.heading(inCommune(typeset(commune.name)))}
      </h2>
      {paid.state === "found" ? (
        <>
          <MedianTable
            caption={COPY.caption(
              formatCivilDate(paid.value.from),
              formatCivilDate(paid.value.until),
            )}
            medians={paid.value.types}
            fewest={FEWEST_PUBLISHED}
            noun={COPY.sales}
            tooFew={COPY.tooFew(FEWEST_PUBLISHED)}
          />
          <p className="max-w-text text-small text-ink-soft">{COPY.source(formatDate(paid.at))}</p>
        </>
      ) : (
        <div className="max-w-text">
          <p>{COPY[paid.state]}</p>
          {paid.state !== "none" && (
            <Link
              href={estimateRoutes.askingPricesIn(commune.slug)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {COPY.again}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
