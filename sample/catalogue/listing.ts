import { typeset } from "../../lib/communes/french.ts";
import { zoneOf } from "../../lib/kernel/place.ts";
import type {
  AddressPrecision,
  EnergyClass,
  Feature,
  PropertyStatus,
  PropertyType,
} from "../../lib/kernel/property-kinds.ts";
import type { PhotoSubject } from "../pictures/pick.ts";
import { drawFeatures } from "./amenities.ts";
import { drawCoownership } from "./coownership.ts";
import { type Draw, drawFor, hashPair } from "./draw.ts";
import { type Dwelling, drawDwelling } from "./dwelling.ts";
import { type Diagnosis, drawDiagnosis } from "./energy.ts";
import { listingId, offerId, slotId } from "./ids.ts";
import { drawLifecycle, type Lifecycle } from "./lifecycle.ts";
import type { Quarter } from "./places/quarters.ts";
import { drawPrice } from "./price.ts";
import { describeDwelling } from "./prose/description.ts";
import { Facts } from "./prose/facts.ts";
import { entitle } from "./prose/title.ts";
import { drawSale, type GeneratedOffer } from "./sale.ts";
import { byClocksOf, drawVisitTimes, type VisitTime } from "./visit-hours.ts";
import type { Place, World } from "./world.ts";

/** A listing of the catalogue: the columns of `Property`. Instants are epoch milliseconds. */
export interface GeneratedProperty {
  id: string;
  /** Number of the seller and, when there is one, of the ambassador: see `personOf`. */
  sellerIndex: number;
  ambassadorIndex: number | null;
  status: PropertyStatus;
  type: PropertyType;
  title: string;
  description: string;
  priceCents: number;
  surfaceDm2: number;
  landSurfaceM2: number | null;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  floor: number | null;
  floorCount: number | null;
  builtYear: number;
  features: Feature[];
  address: string;
  neighbourhood: string | null;
  communeCode: string;
  postalCode: string;
  lat: number;
  lng: number;
  addressPrecision: AddressPrecision;
  blurSeed: string;
  energyClass: EnergyClass | null;
  ghgClass: EnergyClass | null;
  energyUse: number | null;
  ghgEmission: number | null;
  energyCostMinCents: number | null;
  energyCostMaxCents: number | null;
  energyCostYear: number | null;
  coownershipLots: number | null;
  coownershipChargesCents: number | null;
  coownershipProceedings: boolean | null;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  soldAt: number | null;
  withdrawnAt: number | null;
}

/** One generated listing with the rows that hang on it. */
export interface GeneratedListing {
  property: GeneratedProperty;
  slots: { id: string; startsAt: number; endsAt: number }[];
  /** The accepted offer of a listing under offer or sold, with its id. */
  offer: (GeneratedOffer & { id: string }) | null;
  /** Since when it is paused or under offer, or from when to when it was. */
  period: { status: "paused" | "under_offer"; startedAt: number; endedAt: number | null } | null;
  /** What its pictures are chosen by. */
  photoSubject: PhotoSubject;
  place: Place;
}

/** What every listing of one load shares. */
export interface CatalogueContext {
  world: World;
  seed: number;
  /** Epoch milliseconds: the present of the catalogue. */
  now: number;
  /** From `visitHours(now)`. */
  visitDays: readonly VisitTime[][];
}

/** One seller a listing, up to this many sellers. */
const MAX_SELLERS = 20_000;
/** Share of the listings that an ambassador looks after. */
const ACCOMPANIED = 0.42;

/** Statuses in which visits are offered. */
const VISITED: readonly PropertyStatus[] = ["active", "under_offer"];

/**
 * The listing of that number: the same for the same seed, world and present, whatever the others.
 * Every part fits the others: see the functions it calls.
 */
export function generateListing(index: number, context: CatalogueContext): GeneratedListing {
  const { world, seed, now } = context;
  const draw = drawFor(seed, index);
  const place = world.drawPlace(draw);
  const dwelling = drawDwelling(draw, place);
  const quarter = drawQuarter(draw, place);
  const thisYear = new Date(now).getUTCFullYear();
  const renovatedYear = drawRenovation(draw, dwelling, thisYear);
  const renovated = renovatedYear !== null;
  const diagnosis = drawDiagnosis(draw, dwelling, place, {
    renovated,
    year: thisYear - draw.int(0, 2),
  });
  const features = drawFeatures(draw, dwelling, place, { heating: diagnosis.heating, renovated });
  const featureSet = new Set(features);
  const coownership = drawCoownership(draw, dwelling, featureSet, diagnosis.heating);
  const { energyClass } = diagnosis;
  const { priceCents, ambition } = drawPrice(draw, dwelling, place, {
    quarter,
    energyClass,
    features: featureSet,
    renovated,
  });
  const life = drawLifecycle(draw, { now, ambition });
  const facts = new Facts(
    {
      dwelling,
      place,
      quarter,
      features: featureSet,
      energyClass,
      heating: diagnosis.heating,
      coownership,
      renovatedYear,
    },
    draw,
  );
  const [lat, lng] = drawPoint(draw, place, quarter);
  const hash = hashPair(index, seed);
  // Of draws of their own: a sale changes nothing else of a listing.
  const offer = drawSale(
    drawFor(seed ^ 0x0ffe4, index),
    { ...life, priceCents, communeCode: place.commune.code },
    now,
  );
  const slots = VISITED.includes(life.status)
    ? byClocksOf(zoneOf(place.commune.code), drawVisitTimes(draw, context.visitDays))
    : [];
  return {
    property: {
      id: listingId(index, hash),
      sellerIndex: index % MAX_SELLERS,
      ambassadorIndex: draw.chance(ACCOMPANIED) ? draw.pick(place.ambassadors) : null,
      ...life,
      type: dwelling.type,
      title: entitle(facts, draw),
      description: describeDwelling(facts, draw),
      priceCents,
      surfaceDm2: dwelling.surfaceDm2,
      landSurfaceM2: dwelling.landSurfaceM2,
      rooms: dwelling.rooms,
      bedrooms: dwelling.bedrooms,
      bathrooms: dwelling.bathrooms,
      floor: dwelling.floor,
      floorCount: dwelling.floorCount,
      builtYear: dwelling.builtYear,
      features,
      address: drawAddress(draw, place),
      neighbourhood: quarter?.name ?? null,
      communeCode: place.commune.code,
      postalCode: drawPostalCode(draw, place, quarter),
      lat,
      lng,
      // A draft is often written before the diagnosis is there.
      ...(life.status === "draft" && draw.chance(0.6) ? NO_DIAGNOSIS : published(diagnosis)),
      coownershipLots: coownership?.lots ?? null,
      coownershipChargesCents: coownership?.yearlyChargesCents ?? null,
      coownershipProceedings: coownership?.proceedings ?? null,
      addressPrecision: "street",
      // Drawn like the rest: nobody lives there, and the map must be the same each time.
      blurSeed: drawBlurSeed(draw),
    },
    slots: slots.map(({ startsAt, endsAt }, position) => ({
      id: slotId(index, position, hash),
      startsAt,
      endsAt,
    })),
    offer: offer && { ...offer, id: offerId(index, hash) },
    period: periodOf(life, offer),
    photoSubject: {
      type: dwelling.type,
      departmentCode: place.commune.departmentCode,
      features,
      rooms: dwelling.rooms,
      floor: dwelling.floor,
      floorCount: dwelling.floorCount,
      energy: energyClass,
      seed: hash,
    },
    place,
  };
}

function periodOf(
  { status, updatedAt, soldAt }: Lifecycle,
  offer: GeneratedOffer | null,
): GeneratedListing["period"] {
  if (offer) return { status: "under_offer", startedAt: offer.acceptedAt, endedAt: soldAt };
  return status === "paused" ? { status, startedAt: updatedAt, endedAt: null } : null;
}

const NO_DIAGNOSIS = {
  energyClass: null,
  ghgClass: null,
  energyUse: null,
  ghgEmission: null,
  energyCostMinCents: null,
  energyCostMaxCents: null,
  energyCostYear: null,
} as const;

/** The diagnosis without the heating, which is not a column. */
function published({ heating: _, ...columns }: Diagnosis): Omit<Diagnosis, "heating"> {
  return columns;
}

function drawQuarter(draw: Draw, place: Place): Quarter | null {
  if (place.quarters.length === 0 || draw.chance(0.06)) return null;
  return draw.pick(place.quarters);
}

/** Year of the works in an older dwelling; null when it was not renovated. */
function drawRenovation(draw: Draw, dwelling: Dwelling, thisYear: number): number | null {
  if (dwelling.builtYear >= 2000 || !draw.chance(0.24)) return null;
  return draw.int(thisYear - 8, thisYear - 1);
}

const KM_PER_DEGREE = 111.2;

function drawBlurSeed(draw: Draw): string {
  return Array.from({ length: 16 }, () => draw.int(0, 15).toString(16)).join("");
}

/** A point near the quarter's middle, or anywhere in the commune, and not in the sea. */
function drawPoint(draw: Draw, place: Place, quarter: Quarter | null): [number, number] {
  const [east, north] = quarter?.offset ?? [0, 0];
  const spread = place.radiusKm * (quarter ? 0.26 : 0.8);
  const angle = draw.next() * 2 * Math.PI;
  const distance = spread * Math.sqrt(draw.next());
  let x = east + Math.cos(angle) * distance;
  let y = north + Math.sin(angle) * distance;
  if (place.sea) {
    // What would fall beyond the shore is mirrored inland.
    const [seaEast, seaNorth] = place.sea;
    const beyond = x * seaEast + y * seaNorth - place.radiusKm * 0.12;
    if (beyond > 0) {
      x -= 2 * beyond * seaEast;
      y -= 2 * beyond * seaNorth;
    }
  }
  const lat = place.lat + y / KM_PER_DEGREE;
  const lng = place.lng + x / (KM_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180));
  return [Math.round(lat * 1e5) / 1e5, Math.round(lng * 1e5) / 1e5];
}

function drawAddress(draw: Draw, place: Place): string {
  const most = place.settlement === "village" ? 38 : 140;
  const suffix = draw.chance(0.07) ? draw.pick([" bis", " ter"]) : "";
  return `${1 + Math.floor(draw.next() ** 1.6 * most)}${suffix} ${typeset(draw.pick(place.streets))}`;
}

/** One of the commune's postal codes; a quarter always has the same one. */
function drawPostalCode(draw: Draw, place: Place, quarter: Quarter | null): string {
  const { postalCodes } = place.commune;
  const position = quarter ? place.quarters.indexOf(quarter) : draw.int(0, postalCodes.length - 1);
  return postalCodes[position % postalCodes.length] ?? "";
}
