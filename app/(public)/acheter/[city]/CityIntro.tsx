import { TYPE_PLURALS, TYPE_SINGULARS } from "@/lib/content/common";
import { formatCount, formatPrice, formatPricePerM2 } from "@/lib/kernel/format";
import { CITY } from "./copy";
import { type CityMarket, cityIntroduction } from "./sentences";

/** A city's market, from the homes for sale there today. */
export function CityIntro({ city }: { city: CityMarket }) {
  return (
    <div className="flex flex-col gap-4 pb-3">
      <p className="max-w-[60ch] text-ink-soft">{cityIntroduction(city)}</p>
      {city.byType.length > 0 && <Figures city={city} />}
    </div>
  );
}

function Figures({ city }: { city: CityMarket }) {
  return (
    <>
      <dl className="city-figures">
        {city.byType.map(({ type, count, medianPricePerM2Cents, medianPriceCents }) => (
          <div key={type}>
            <dt>{formatCount(count, TYPE_SINGULARS[type], TYPE_PLURALS[type])}</dt>
            <dd>
              {medianPricePerM2Cents === null || medianPriceCents === null ? (
                <span>{CITY.noMedian}</span>
              ) : (
                <>
                  <strong>{formatPricePerM2(medianPricePerM2Cents)}</strong>
                  <span>{CITY.medianPrice(formatPrice(medianPriceCents))}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-fine text-ink-soft">{CITY.figuresNote}</p>
    </>
  );
}
