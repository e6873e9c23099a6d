import { FEATURE_LABELS } from "../content/fr/common.ts";
import type { JsonLdValue } from "../kernel/json-ld.ts";
import type { PropertyType } from "./kinds.ts";
import { mediaUrl } from "./media.ts";
import type { ListingDetail } from "./views.ts";

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

/** A listing as schema.org's `RealEstateListing`. `url` is the page's absolute address. */
export function listingStructuredData(listing: ListingDetail, url: string): JsonLdValue {
  const { origin } = new URL(url);
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: listing.title,
    description: listing.description,
    inLanguage: "fr",
    datePosted: listing.publishedAt,
    dateModified: listing.updatedAt,
    image: listing.photos.map(({ mediaKey }) => `${origin}${mediaUrl(mediaKey, 1280)}`),
    offers: {
      "@type": "Offer",
      price: (listing.priceCents / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: AVAILABILITY[listing.state],
      url,
    },
    mainEntity: dwelling(listing),
  };
}

function dwelling(listing: ListingDetail): JsonLdValue {
  return {
    "@type": DWELLINGS[listing.type],
    address: {
      "@type": "PostalAddress",
      streetAddress: listing.address,
      postalCode: listing.postalCode,
      addressLocality: listing.city,
      addressRegion: listing.departmentName,
      addressCountry: "FR",
    },
    geo: { "@type": "GeoCoordinates", latitude: listing.lat, longitude: listing.lng },
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
