import { eurosToCents } from "../../../lib/kernel/money.ts";
import { civilDay, daysBefore } from "../../../lib/kernel/time.ts";
import { publicLocation } from "../../../lib/listings/location/rules.ts";
import type { PhotoView } from "../../../lib/listings/views.ts";
import { looperPayOn } from "../../../lib/pricing/rules.ts";
import { searchTextOf } from "../../../lib/search-index/text/words.ts";
import { choosePhotos } from "../../catalogue/photos.ts";
import { audienceDays } from "./audience.ts";
import type { SampleProperty } from "./properties.ts";
import { SAMPLE_ROOMS } from "./rooms.ts";
import { PEOPLE } from "./users.ts";
import type { SampleWriter } from "./writer.ts";

/** Whose a home is, and when each of its steps was; stored instants. */
interface HomeCourse {
  sellerId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  soldAt: string | null;
  withdrawnAt: string | null;
}

/** A home of Claire Morvan's, at the time of day of the seed. */
export function ownCourse(writer: SampleWriter, property: SampleProperty): HomeCourse {
  const optionalAgo = (days: number | null) => (days === null ? null : writer.ago(days));
  return {
    sellerId: PEOPLE.seller,
    createdAt: writer.ago(property.createdDaysAgo),
    updatedAt: writer.ago(property.soldDaysAgo ?? 2),
    publishedAt: optionalAgo(property.publishedDaysAgo),
    soldAt: optionalAgo(property.soldDaysAgo),
    withdrawnAt: null,
  };
}

/** The rule that pays the looper of a home: that in force on the day they took it. */
const payVersionOf = (
  { now }: SampleWriter,
  { ambassadorId, createdDaysAgo }: SampleProperty,
): string | null =>
  ambassadorId === null ? null : looperPayOn(civilDay(daysBefore(now, createdDaysAgo))).version;

/** Writes a home with its pictures, its rooms and what its audience did. */
export function writeProperty(
  writer: SampleWriter,
  property: SampleProperty,
  course: HomeCourse,
): void {
  const { id, title, description, neighbourhood, diagnosis, coownership, audience } = property;
  const { lat, lng, addressPrecision, blurSeed } = property;
  const home = { lat, lng, addressPrecision, blurSeed };
  const [leastCost, mostCost] = diagnosis?.yearlyCostEuros ?? [];
  writer.insert("Property", {
    id,
    ...course,
    ambassadorId: property.ambassadorId,
    looperPayVersion: payVersionOf(writer, property),
    status: property.status,
    type: property.type,
    title,
    description,
    priceCents: eurosToCents(property.priceEuros),
    surfaceDm2: property.surfaceDm2,
    landSurfaceM2: property.landSurfaceM2,
    rooms: property.rooms,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    floor: property.floor,
    floorCount: property.floorCount,
    builtYear: property.builtYear,
    features: JSON.stringify(property.features),
    address: property.address,
    transport: property.transport,
    neighbourhood,
    communeCode: property.communeCode,
    postalCode: property.postalCode,
    ...home,
    ...publicLocation(home),
    energyClass: diagnosis?.energyClass ?? null,
    ghgClass: diagnosis?.ghgClass ?? null,
    energyUse: diagnosis?.energyUse ?? null,
    ghgEmission: diagnosis?.ghgEmission ?? null,
    energyCostMinCents: leastCost === undefined ? null : eurosToCents(leastCost),
    energyCostMaxCents: mostCost === undefined ? null : eurosToCents(mostCost),
    energyCostYear: diagnosis?.priceYear ?? null,
    coownershipLots: coownership?.lots ?? null,
    coownershipChargesCents: coownership ? eurosToCents(coownership.yearlyChargesEuros) : null,
    coownershipProceedings: coownership ? Number(coownership.proceedings) : null,
    viewCount: audience.views.reduce((sum, views) => sum + views, 0),
    favoriteCount: audience.favorites,
    searchText: searchTextOf(title, neighbourhood, description),
    isDemonstration: 1,
    withdrawReason: course.withdrawnAt === null ? null : "not_selling",
  });
  const photos = choosePhotos(
    {
      type: property.type,
      departmentCode: property.communeCode.slice(0, 2),
      features: property.features,
      rooms: property.rooms,
      floor: property.floor,
      floorCount: property.floorCount,
      energy: diagnosis?.energyClass,
      seed: property.photoSeed,
    },
    property.builtYear,
  );
  writePictures(writer, id, photos);
  for (const day of audienceDays(property, writer.now)) {
    writer.insert("PropertyDay", { propertyId: id, ...day });
  }
}

/** The rooms of a listing, then its photos, which name them, and its plans. @throws where a room names a photo that is none */
function writePictures(
  writer: SampleWriter,
  propertyId: string,
  photos: readonly PhotoView[],
): void {
  const { rooms, plans } = SAMPLE_ROOMS[propertyId] ?? { rooms: [], plans: [] };
  rooms.forEach(({ name, areaDm2, level, photos: shown }, position) => {
    const missing = shown.find((at) => photos[at] === undefined);
    if (missing !== undefined) throw new RangeError(`${propertyId} has no photo ${missing}`);
    writer.insert("Room", { propertyId, position, name, areaDm2, level });
  });
  photos.forEach(({ mediaKey, alt }, position) => {
    const room = rooms.findIndex(({ photos: shown }) => shown.includes(position));
    const roomPosition = room === -1 ? null : room;
    writer.insert("PropertyPhoto", { propertyId, position, mediaKey, alt, roomPosition });
  });
  plans.forEach((plan, position) => {
    writer.insert("FloorPlan", { propertyId, position, ...plan });
  });
}
