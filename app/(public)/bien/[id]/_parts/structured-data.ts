import { FEATURE_LABELS } from "../../../../../lib/content/common.ts";
import type { JsonLdValue } from "../../../../../lib/kernel/json-ld.ts";
import type { PropertyType } from "../../../../../lib/kernel/property-kinds.ts";
import { fullMediaUrl } from "../../../../../lib/listings/media/rules.ts";
import type { ListingDetail } from "../../../../../lib/listings/views.ts";
import { LISTING } from "./copy.ts";
import { HEAD } from "./server-copy.ts";

/** schema.org's name of each type of property. */
const DWELLINGS: Record<PropertyType, string> = {
  apartment: "Apartment",
  house: "SingleFamilyResidence",
  studio: "Apartment",
};

const AVAILABILITY: Record<ListingDetail["state"], string> = {
  active: "https://schema.org/InStock",
  under_offer: "https://schema.org/LimitedAvailability",
  sold: "https://schema.org/SoldOut",
};

/**
 * A listing as schema.org's `RealEstateListing`. `url` is the page's absolute address. A demonstration
 * says that it is one and offers nothing (decision 0012).
 */
export function listingStructuredData(listing: ListingDetail, url: string): JsonLdValue {
  const { origin } = new URL(url);
  const named = listing.isDemonstration ? HEAD.demonstration : (text: string) => text;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: named(listing.title),
    description: named(listing.description),
    creativeWorkStatus: listing.isDemonstration ? LISTING.demonstration.badge : undefined,
    inLanguage: "fr",
    datePosted: listing.publishedAt,
    dateModified: listing.updatedAt,
    image: listing.photos.map(({ mediaKey }) => fullMediaUrl(origin, mediaKey, 1280)),
    offers: listing.isDemonstration ? undefined : offer(listing, url),
    mainEntity: dwelling(listing),
  };
}

function offer(listing: ListingDetail, url: string): JsonLdValue {
  return {
    "@type": "Offer",
    price: (listing.priceCents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: AVAILABILITY[listing.state],
    url,
  };
}

function dwelling(listing: ListingDetail): JsonLdValue {
  return {
    "@type": DWELLINGS[listing.type],
    address: {
      "@type": "PostalAddress",
      streetAddress: listing.address ?? undefined,
      postalCode: listing.postalCode,
      addressLocality: listing.city,
      addressRegion: listing.departmentName,
      addressCountry: "FR",
    },
    geo: place(listing),
    // MTK is the UN code of the square metre.
    floorSize: { "@type": "QuantitativeValue", value: listing.surfaceDm2 / 100, unitCode: "MTK" },
    numberOfRooms: listing.rooms,
    numberOfBedrooms: listing.bedrooms,
    numberOfBathroomsTotal: listing.bathrooms,
    yearBuilt: listing.builtYear ?? undefined,
    floorLevel: listing.floor === null ? undefined : String(listing.floor),
    amenityFeature: listing.features.map((feature) => ({
      "@type": "LocationFeatureSpecification",
      name: FEATURE_LABELS[feature],
      value: true,
    })),
  };
}

/** Where the home is: a point, or the circle that the seller lets the public see. */
function place({ lat, lng, circleRadiusM }: ListingDetail): JsonLdValue {
  const point = { "@type": "GeoCoordinates", latitude: lat, longitude: lng };
  if (circleRadiusM === 0) return point;
  return { "@type": "GeoCircle", geoMidpoint: point, geoRadius: circleRadiusM };
}
