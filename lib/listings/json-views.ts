import { centsToEuros } from "../kernel/money.ts";
import { zoneOf } from "../kernel/place.ts";
import { civilDay, clockTime, type Zone } from "../kernel/time.ts";
import { PRICE_TIERS } from "../pricing/rules.ts";
import { routes } from "../routes/public.ts";
import { factsJson } from "./facts.ts";
import type { ListingItemJson, ListingJson, SlotJson } from "./json-schemas.ts";
import { fullMediaUrl } from "./media/rules.ts";
import type { FloorPlanView, RoomView } from "./rooms/views.ts";
import type { CardOnly, ListingCard, ListingDetail, SlotView } from "./views.ts";

/**
 * Listings as the public calls say them, in the specification's names and units: prices in euros,
 * surfaces in m², whole addresses of pictures, instants in ISO 8601. Inside, money stays cents.
 */

/** What the items of a search and one listing have in common. */
type CommonJson = Omit<ListingItemJson, "photoCount" | "ambassador" | "visitCount" | "monthlyCost">;

type Common = Omit<ListingCard, CardOnly | "ambassador">;

/** @throws {Error} for a package that is not of the price list */
function tierJson({ tierName, feeCents }: ListingCard["package"]): CommonJson["tier"] {
  const tier = PRICE_TIERS.find(({ name }) => name === tierName);
  if (!tier) throw new Error(`no package is called ${tierName}`);
  const { name, color, aboveCents, upToCents } = tier;
  return {
    name,
    min: aboveCents === 0 ? 0 : centsToEuros(aboveCents) + 1,
    max: upToCents === null ? null : centsToEuros(upToCents),
    fee: centsToEuros(feeCents),
    color,
  };
}

function commonJson(
  listing: Common,
  { status, underOffer }: Pick<CommonJson, "status" | "underOffer">,
  mediaKeys: readonly string[],
  origin: string,
): CommonJson {
  const [cover] = mediaKeys;
  const { address, neighbourhood, city, citySlug, postalCode, lat, lng } = listing;
  return {
    id: listing.id,
    url: `${origin}${routes.listing(listing.id)}`,
    title: listing.title,
    type: listing.type,
    status,
    underOffer,
    isDemonstration: listing.isDemonstration,
    price: centsToEuros(listing.priceCents),
    pricePerM2: centsToEuros(listing.pricePerM2Cents),
    surface: listing.surfaceDm2 / 100,
    rooms: listing.rooms,
    bedrooms: listing.bedrooms,
    location: { address, neighbourhood, city, citySlug, postalCode, lat, lng },
    features: listing.features,
    photos: mediaKeys.map((key) => fullMediaUrl(origin, key, 1280)),
    thumbnail: cover === undefined ? null : fullMediaUrl(origin, cover, 320),
    energyClass: listing.energyClass,
    ghgClass: listing.ghgClass,
    tier: tierJson(listing.package),
    publishedAt: listing.publishedAt,
  };
}

/** A card as an item of a search. `origin`: the site's, "https://…" without a slash at its end. */
export function listingItemJson(card: ListingCard, origin: string): ListingItemJson {
  const { photo, photoCount, underOffer, ambassador, visitCount, monthlyCost } = card;
  return {
    ...commonJson(card, { status: "active", underOffer }, [photo.mediaKey], origin),
    photoCount,
    ambassador,
    visitCount,
    monthlyCost: {
      amount: centsToEuros(monthlyCost.monthlyCents),
      excluded: monthlyCost.unknown,
    },
  };
}

/** A time of visit, by the clocks of the home's place too. */
export function slotJson({ id, startsAt, endsAt, host, types }: SlotView, zone: Zone): SlotJson {
  const start = new Date(startsAt);
  return {
    id,
    date: civilDay(start, zone),
    startTime: clockTime(start, zone),
    endTime: clockTime(new Date(endsAt), zone),
    startsAt,
    endsAt,
    available: true,
    host,
    types,
  };
}

/** What the call of one listing says, as `findListingPage` finds it. */
interface HomeJson {
  listing: ListingDetail;
  slots: readonly SlotView[];
  rooms: readonly RoomView[];
  plans: readonly FloorPlanView[];
}

/** A listing and the times at which it can be visited. `origin`: see `listingItemJson`. */
export function listingJson(
  { listing, slots, rooms, plans }: HomeJson,
  origin: string,
): ListingJson {
  const { state, photos, energyCost, coownership, propertyTax, statistics } = listing;
  const shown = {
    status: state === "sold" ? "sold" : "active",
    underOffer: state === "under_offer",
  } as const;
  const keys = photos.map(({ mediaKey }) => mediaKey);
  const common = commonJson(listing, shown, keys, origin);
  return {
    ...common,
    location: { ...common.location, radius: listing.circleRadiusM },
    ...factsJson(listing),
    addressPrecision: listing.addressPrecision,
    virtualTourUrl:
      listing.virtualTourUrl ??
      (listing.hasTour ? `${origin}${routes.virtualTour(listing.id)}` : null),
    photoRooms: photos.map(({ room = null }) => room),
    floorPlans: plans.map(({ label, mediaKey }) => ({
      label,
      url: fullMediaUrl(origin, mediaKey, 1280),
    })),
    roomTable: rooms.map(({ name, level, areaDm2 }) => ({
      name,
      level,
      surface: areaDm2 === null ? null : areaDm2 / 100,
    })),
    energyCost: energyCost && {
      min: centsToEuros(energyCost.minCents),
      max: centsToEuros(energyCost.maxCents),
      year: energyCost.year,
    },
    coownership: coownership && {
      lots: coownership.lots,
      yearlyCharges: centsToEuros(coownership.yearlyChargesCents),
      proceedings: coownership.proceedings,
    },
    propertyTax: propertyTax && {
      yearly: centsToEuros(propertyTax.yearlyCents),
      year: propertyTax.year,
    },
    views: statistics.views,
    favorites: statistics.favorites,
    daysOnline: statistics.daysOnline,
    averageDaysOnline: statistics.averageDaysOnline,
    averageIsIndicative: statistics.averageIsIndicative,
    ambassador: listing.ambassador && {
      firstName: listing.ambassador.firstName,
      city: listing.ambassador.city,
    },
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
    availableVisitSlots: slots.map((slot) => slotJson(slot, zoneOf(listing.communeCode))),
  };
}
