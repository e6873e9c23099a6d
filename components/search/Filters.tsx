import { FEATURE_LABELS, PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { capitalised, formatPrice, joinWords } from "@/lib/kernel/format";
import { ENERGY_CLASSES, PROPERTY_TYPES } from "@/lib/kernel/property-kinds";
import { FRESH_DAYS, NOTICE_DAYS } from "@/lib/listings/states/freshness";
import { CONFIRMED_FOR, STOREY_LABELS } from "@/lib/search/copy";
import { pricePerM2Label, shortCount, shortPriceLabel, shortSizeLabel } from "@/lib/search/labels";
import { countInUrl } from "@/lib/search/url";
import { type SearchCriteria, type SearchFacets, STOREYS } from "@/lib/search-index/criteria";
import { Bounds, type WrongTexts } from "./Bounds";
import { FEATURE_GROUPS, FILTERS, MONTHLY_ASSUMPTION } from "./copy";
import { FilterPanel } from "./FilterPanel";
import { Option } from "./Option";
import { PriceRange } from "./PriceRange";

const text = FILTERS;

interface FilterProps {
  criteria: SearchCriteria;
  facets: SearchFacets;
}

/** A filter with fields that are typed in. */
interface TypedFilterProps extends FilterProps {
  wrong: WrongTexts;
}

const unitsOf = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

export function TypeFilter({ criteria, facets }: FilterProps) {
  const chosen = joinWords(criteria.types.map((type) => PROPERTY_TYPE_LABELS[type]));
  return (
    <FilterPanel id="filtre-type" label={text.type} value={chosen || null}>
      <fieldset>
        <legend>{text.type}</legend>
        <div className="options">
          {PROPERTY_TYPES.map((type) => (
            <Option
              key={type}
              type="checkbox"
              name="type"
              value={type}
              checked={criteria.types.includes(type)}
              count={facets.types[type]}
            >
              {PROPERTY_TYPE_LABELS[type]}
            </Option>
          ))}
        </div>
      </fieldset>
    </FilterPanel>
  );
}

export function PriceFilter({ criteria, facets, wrong }: TypedFilterProps) {
  const { minPriceCents, maxPriceCents, maxMonthlyCents } = criteria;
  const chosen = [
    shortPriceLabel(minPriceCents, maxPriceCents),
    maxMonthlyCents !== null && text.monthlyShort(formatPrice(maxMonthlyCents)),
  ];
  return (
    <FilterPanel
      id="filtre-prix"
      label={text.price}
      value={chosen.filter(Boolean).join(" · ") || null}
    >
      <fieldset>
        <legend>{text.priceLegend}</legend>
        <PriceRange
          bands={facets.priceBands}
          min={unitsOf(minPriceCents)}
          max={unitsOf(maxPriceCents)}
          wrong={wrong}
        />
      </fieldset>
      <fieldset>
        <legend>{text.monthlyLegend}</legend>
        <Bounds
          kind="monthly"
          fields={[
            {
              name: "maxMonthly",
              label: text.maxMonthly,
              hint: text.maxMonthlyHint,
              value: unitsOf(maxMonthlyCents),
            },
          ]}
          wrong={wrong}
        />
        <p className="filter-hint">{MONTHLY_ASSUMPTION}</p>
      </fieldset>
    </FilterPanel>
  );
}

export function SizeFilter({ criteria, facets, wrong }: TypedFilterProps) {
  const { minSurfaceDm2, maxSurfaceDm2 } = criteria;
  return (
    <FilterPanel id="filtre-taille" label={text.size} value={shortSizeLabel(criteria)} wide>
      <fieldset>
        <legend>{text.surfaceLegend}</legend>
        <Bounds
          kind="surface"
          fields={[
            {
              name: "minSurface",
              label: text.minSurface,
              hint: text.from,
              value: unitsOf(minSurfaceDm2),
            },
            {
              name: "maxSurface",
              label: text.maxSurface,
              hint: text.to,
              value: unitsOf(maxSurfaceDm2),
            },
          ]}
          wrong={wrong}
        />
      </fieldset>
      <Minimum
        name="minRooms"
        legend={text.rooms}
        range={[criteria.minRooms, criteria.maxRooms]}
        counts={facets.minRooms}
      />
      <Minimum
        name="minBedrooms"
        legend={text.bedrooms}
        range={[criteria.minBedrooms, criteria.maxBedrooms]}
        counts={facets.minBedrooms}
      />
      <Minimum
        name="minBathrooms"
        legend={text.bathrooms}
        range={[criteria.minBathrooms, null]}
        counts={BATHROOMS}
      />
    </FilterPanel>
  );
}

/** Choices of bathrooms, whose homes are not counted. */
const BATHROOMS = [undefined, undefined, undefined];

/** "Any, 1+, 2+…": what a listing must have at least. A higher minimum, or a range, of the address shows too. */
function Minimum({
  name,
  legend,
  range: [min, max],
  counts,
}: {
  name: string;
  legend: string;
  range: readonly [min: number | null, max: number | null];
  counts: readonly (number | undefined)[];
}) {
  const choices = counts.map((count, index) => ({ minimum: index + 1, count }));
  const value = countInUrl(min, max);
  const other = value !== null && (max !== null || (min ?? 0) > counts.length);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="cells">
        <Option type="radio" name={name} value="" checked={value === null}>
          {text.any}
        </Option>
        {choices.map(({ minimum, count }) => (
          <Option
            key={minimum}
            type="radio"
            name={name}
            value={String(minimum)}
            checked={value === String(minimum)}
            count={count}
          >
            {`${minimum}+`}
          </Option>
        ))}
        {other && (
          <Option type="radio" name={name} value={value} checked>
            {shortCount(min, max)}
          </Option>
        )}
      </div>
    </fieldset>
  );
}

export function EnergyFilter({ criteria, facets }: FilterProps) {
  const { worstEnergy } = criteria;
  return (
    <FilterPanel
      id="filtre-dpe"
      label={text.energy}
      value={worstEnergy === null ? null : text.energyChoice(worstEnergy)}
    >
      <fieldset>
        <legend>{text.energyLegend}</legend>
        <div className="letters">
          {ENERGY_CLASSES.map((energyClass) => (
            <Option
              key={energyClass}
              type="radio"
              name="energy"
              value={energyClass}
              checked={worstEnergy === energyClass}
              count={facets.worstEnergy[energyClass]}
            >
              <span className={`energy-letter energy-${energyClass.toLowerCase()}`}>
                {energyClass}
              </span>
            </Option>
          ))}
          <Option type="radio" name="energy" value="" checked={worstEnergy === null}>
            {text.any}
          </Option>
        </div>
        <p className="filter-hint">{text.energyHint}</p>
      </fieldset>
    </FilterPanel>
  );
}

export function FeatureFilter({ criteria, facets }: FilterProps) {
  const [first] = criteria.features;
  const more = criteria.features.length - 1;
  const value = first && `${FEATURE_LABELS[first]}${more > 0 ? ` +${more}` : ""}`;
  return (
    <FilterPanel id="filtre-equipements" label={text.features} value={value ?? null} wide>
      <p className="filter-hint">{text.featuresHint}</p>
      <div className="feature-groups">
        {FEATURE_GROUPS.map(({ title, features }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {features.map((feature) => (
              <Option
                key={feature}
                type="checkbox"
                name="feature"
                value={feature}
                checked={criteria.features.includes(feature)}
                count={facets.features[feature]}
              >
                {FEATURE_LABELS[feature]}
              </Option>
            ))}
          </fieldset>
        ))}
      </div>
    </FilterPanel>
  );
}

/** Since when a seller who was not yet reminded has confirmed, in days. */
const RECENT_DAYS = FRESH_DAYS - NOTICE_DAYS;

/** The filters that fewer people set. */
export function OtherFilter({ criteria, wrong }: Pick<TypedFilterProps, "criteria" | "wrong">) {
  const { storeys, minPricePerM2Cents, maxPricePerM2Cents, confirmedDays } = criteria;
  const days = confirmedDays ?? RECENT_DAYS;
  const perM2 = pricePerM2Label(minPricePerM2Cents, maxPricePerM2Cents);
  const [first, ...more] = [
    ...storeys.map((storey) => STOREY_LABELS[storey]),
    ...(perM2 === null ? [] : [capitalised(perM2)]),
    ...(confirmedDays === null ? [] : [text.confirmedShort]),
  ];
  return (
    <FilterPanel
      id="filtre-autres"
      label={text.others}
      value={first ? `${first}${more.length > 0 ? ` +${more.length}` : ""}` : null}
      wide
    >
      <fieldset>
        <legend>{text.storey}</legend>
        <div className="options">
          {STOREYS.map((storey) => (
            <Option
              key={storey}
              type="checkbox"
              name="floor"
              value={storey}
              checked={storeys.includes(storey)}
            >
              {STOREY_LABELS[storey]}
            </Option>
          ))}
        </div>
        <p className="filter-hint">{text.storeyHint}</p>
      </fieldset>
      <fieldset>
        <legend>{text.pricePerM2Legend}</legend>
        <Bounds
          kind="pricePerM2"
          fields={[
            {
              name: "minPriceM2",
              label: text.minPricePerM2,
              hint: text.from,
              value: unitsOf(minPricePerM2Cents),
            },
            {
              name: "maxPriceM2",
              label: text.maxPricePerM2,
              hint: text.to,
              value: unitsOf(maxPricePerM2Cents),
            },
          ]}
          wrong={wrong}
        />
      </fieldset>
      <fieldset>
        <legend>{text.availability}</legend>
        <div className="options">
          <Option
            type="checkbox"
            name="confirmed"
            value={String(days)}
            checked={confirmedDays !== null}
          >
            {capitalised(CONFIRMED_FOR(days))}
          </Option>
        </div>
        <p className="filter-hint">{text.availabilityHint}</p>
      </fieldset>
    </FilterPanel>
  );
}
