import { PROPERTY_TYPE_LABELS } from "../content/common.ts";
import { formatPrice, formatSurface } from "../kernel/format.ts";
import { LEGAL } from "./legal-copy.ts";
import { isEnergyExcessive, surfaceTerm } from "./legal-terms.ts";
import { excessiveEnergy } from "./legal-terms-copy.ts";
import type { ListingDetail } from "./views.ts";

/**
 * What the law wants an advertisement for a sale to say (decree of 10 January 2017 on prices and
 * fees, construction code on energy labels, environment code on risks, law of 10 July 1965 on
 * coownership). Generated from the listing's fields, so that it is never typed, forgotten or wrong.
 */

/** One mention: what it is about and what it says, in French. */
export interface LegalMention {
  term: string;
  detail: string;
  /** Set where the detail continues as a link. */
  link?: { href: string; label: string };
}

/** The fields that the mentions are made of. */
export type LegalFacts = Pick<
  ListingDetail,
  | "type"
  | "rooms"
  | "bedrooms"
  | "surfaceDm2"
  | "landSurfaceM2"
  | "priceCents"
  | "energyClass"
  | "energyUse"
  | "ghgClass"
  | "ghgEmission"
  | "energyCost"
  | "coownership"
>;

const GEORISQUES_URL = "https://www.georisques.gouv.fr";

/** The advertisement's mentions, in the order in which they are shown. */
export function legalMentions(facts: LegalFacts): LegalMention[] {
  return [
    ...propertyMentions(facts),
    ...energyMentions(facts),
    ...coownershipMentions(facts),
    risks(),
  ];
}

function propertyMentions(facts: LegalFacts): LegalMention[] {
  const { type, rooms, bedrooms, surfaceDm2, landSurfaceM2, priceCents } = facts;
  return [
    {
      term: LEGAL.property,
      detail: LEGAL.propertyOf(PROPERTY_TYPE_LABELS[type], rooms, bedrooms),
    },
    { term: surfaceTerm(facts), detail: formatSurface(surfaceDm2) },
    ...(landSurfaceM2 ? [{ term: LEGAL.land, detail: formatSurface(landSurfaceM2 * 100) }] : []),
    { term: LEGAL.price, detail: LEGAL.priceOf(formatPrice(priceCents)) },
  ];
}

function energyMentions(facts: LegalFacts): LegalMention[] {
  const { energyClass, energyUse, ghgClass, ghgEmission, energyCost } = facts;
  const mentions: LegalMention[] = [
    {
      term: LEGAL.energy,
      detail: energyClass ? LEGAL.energyOf(energyClass, energyUse) : LEGAL.notProvided,
    },
    {
      term: LEGAL.climate,
      detail: ghgClass ? LEGAL.climateOf(ghgClass, ghgEmission) : LEGAL.notProvided,
    },
  ];
  if (isEnergyExcessive(energyClass)) {
    mentions.push({ term: LEGAL.energyUse, detail: excessiveEnergy(energyClass) });
  }
  if (energyCost) {
    const { minCents, maxCents, year } = energyCost;
    const detail = LEGAL.energyCostOf(formatPrice(minCents), formatPrice(maxCents), year);
    mentions.push({ term: LEGAL.energyCost, detail });
  }
  return mentions;
}

function coownershipMentions({ coownership }: LegalFacts): LegalMention[] {
  if (!coownership) return [{ term: LEGAL.coownership, detail: LEGAL.noCoownership }];
  const { lots, yearlyChargesCents, proceedings } = coownership;
  return [
    { term: LEGAL.coownership, detail: LEGAL.coownershipOf(lots) },
    { term: LEGAL.charges, detail: LEGAL.chargesOf(formatPrice(yearlyChargesCents)) },
    {
      term: LEGAL.proceedings,
      detail: proceedings ? LEGAL.someProceedings : LEGAL.noProceedings,
    },
  ];
}

function risks(): LegalMention {
  return {
    term: LEGAL.risks,
    detail: LEGAL.risksBefore,
    link: { href: GEORISQUES_URL, label: LEGAL.risksSite },
  };
}
