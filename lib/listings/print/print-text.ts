import { FEATURE_LABELS } from "../../content/common.ts";
import { drawableText } from "../../kernel/drawn-characters.ts";
import { formatInteger, formatPrice, formatSurface } from "../../kernel/format.ts";
import { formatCivilDate } from "../../kernel/format-date.ts";
import type { EnergyClass } from "../../kernel/property-kinds.ts";
import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
import { routes } from "../../routes/public.ts";
import type { EnergyLabelKind } from "../energy-label.ts";
import { legalMentions } from "../legal.ts";
import { LEGAL } from "../legal-copy.ts";
import type { ListingDetail } from "../views.ts";
import { PRINT } from "./copy.ts";

/** Who answers for an advertisement on paper, as far as the site's configuration says. */
export interface PrintPublisher {
  name: string | null;
  legalForm: string | null;
  professionalCard: string | null;
}

/** A label of a printed paper; `energyClass` is null where the class is not known. */
export interface PrintedLabel {
  kind: EnergyLabelKind;
  title: string;
  energyClass: EnergyClass | null;
  value: string | null;
  unit: string;
}

export type PrintedMention = readonly [term: string, detail: string];

/** All that a printed paper says, in characters that its fonts have. */
export interface PrintText {
  status: string;
  /** Set on an example, which no such home stands behind. */
  mark: string | null;
  title: string;
  place: string;
  price: string;
  figures: { label: string; value: string }[];
  /** The seller's text, a paragraph each. */
  description: string[];
  features: string[];
  labels: [dpe: PrintedLabel, ges: PrintedLabel];
  /** The law's mentions that stand beside the labels: excessive consumption, and what a year of energy costs. */
  energy: string[];
  /** The law's other mentions, the fee in euros among them. */
  mentions: PrintedMention[];
  /** The whole address of the listing's page. */
  url: string;
  footer: string[];
}

/** What the labels show already. */
const ON_LABELS: readonly string[] = [LEGAL.energy, LEGAL.climate];
const BESIDE_LABELS: readonly string[] = [LEGAL.energyUse, LEGAL.energyCost];

/** The text of a listing's window card and leaflet. @param origin the site's @param now when it is printed */
export function printText(
  listing: ListingDetail,
  { origin, publisher, now }: { origin: string; publisher: PrintPublisher; now: Date },
): PrintText {
  const url = new URL(routes.listing(listing.id), origin).href;
  const mentions = legalMentions(listing).map(
    ({ term, detail, link }) => [term, `${detail}${link?.label ?? ""}`] as const,
  );
  return {
    status: listing.state === "under_offer" ? PRINT.underOffer : PRINT.forSale,
    mark: listing.isDemonstration ? PRINT.demonstration : null,
    title: drawableText(listing.title),
    place: drawableText(placeOf(listing)),
    price: formatPrice(listing.priceCents),
    figures: figuresOf(listing),
    description: paragraphsOf(drawableText(listing.description)),
    features: listing.features.map((feature) => FEATURE_LABELS[feature]),
    labels: [
      {
        kind: "dpe",
        title: PRINT.dpe,
        energyClass: listing.energyClass,
        value: figureOf(listing.energyUse),
        unit: PRINT.dpeUnit,
      },
      {
        kind: "ges",
        title: PRINT.ges,
        energyClass: listing.ghgClass,
        value: figureOf(listing.ghgEmission),
        unit: PRINT.gesUnit,
      },
    ],
    energy: mentions.filter(([term]) => BESIDE_LABELS.includes(term)).map(([, detail]) => detail),
    mentions: mentions
      .filter(([term]) => !ON_LABELS.includes(term) && !BESIDE_LABELS.includes(term))
      .flatMap((mention) =>
        mention[0] === LEGAL.price
          ? [mention, [PRINT.fee, PRINT.feeOf(formatPrice(listing.package.feeCents))] as const]
          : [mention],
      ),
    url,
    footer: footerOf(listing.id, { url, origin, publisher, now }),
  };
}

const figureOf = (value: number | null) => (value === null ? null : formatInteger(value));

/** Where the home is, as exactly as its seller lets the public read. */
function placeOf({ address, neighbourhood, postalCode, city }: ListingDetail): string {
  const town = `${postalCode} ${city}`;
  const within = address ?? neighbourhood;
  return within === null ? town : `${within}, ${town}`;
}

function figuresOf(listing: ListingDetail): PrintText["figures"] {
  const { surfaceDm2, rooms, bedrooms, bathrooms, landSurfaceM2 } = listing;
  const count = (label: (count: number) => string, value: number) =>
    value > 0 ? [{ label: label(value), value: formatInteger(value) }] : [];
  return [
    { label: PRINT.surface, value: formatSurface(surfaceDm2) },
    ...count(PRINT.rooms, rooms),
    ...count(PRINT.bedrooms, bedrooms),
    ...count(PRINT.bathrooms, bathrooms),
    ...(landSurfaceM2 ? [{ label: PRINT.land, value: formatSurface(landSurfaceM2 * 100) }] : []),
  ];
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

function footerOf(
  id: string,
  {
    url,
    origin,
    publisher: { name, legalForm, professionalCard },
    now,
  }: { url: string; origin: string; publisher: PrintPublisher; now: Date },
): string[] {
  const fees = new URL(routes.fees, origin);
  return [
    [PRINT.reference(id), PRINT.address(shortAddress(new URL(url)))],
    [
      PRINT.feeSchedule(shortAddress(fees)),
      PRINT.printed(formatCivilDate(civilDay(now, TIME_ZONE))),
    ],
    [
      ...(name === null ? [] : [PRINT.publisher(name, legalForm)]),
      ...(professionalCard === null ? [] : [PRINT.card(professionalCard)]),
    ],
  ]
    .filter((parts) => parts.length > 0)
    .map((parts) => drawableText(parts.join(" · ")));
}

/** An address as people type it. */
const shortAddress = ({ host, pathname }: URL) => `${host}${pathname}`;
