import type { EnergyClass, Feature, PropertyType } from "../../lib/kernel/property-kinds.ts";
import type { PhotoView } from "../../lib/listings/views.ts";
import type { PictureKind } from "./manifest.ts";
import { MEDIA_POOL, type PoolPicture } from "./pool.ts";
import { type RegionName, regionOf, regionTraits } from "./regions.ts";

export interface PhotoSubject {
  type: PropertyType;
  /** INSEE code of the department: "35", "2A", "974". */
  departmentCode: string;
  features: readonly Feature[];
  rooms: number;
  /** Storey of a flat, 0 at street level; null or absent where unknown, and for houses. */
  floor?: number | null;
  /** Storeys above the street of its building. */
  floorCount?: number | null;
  energy?: EnergyClass | null;
  /** Any integer: the same subject and seed always get the same pictures. */
  seed: number;
}

/** Tastes inside, by what stands outside: the rooms of one home must go together. */
type Taste = "classic" | "modern" | "rustic" | "mountain";

const TASTES: readonly Taste[] = ["classic", "modern", "rustic", "mountain"];

const ROOM_STYLES: Record<Taste, readonly string[]> = {
  classic: ["haussmann", "loft", "attic"],
  modern: ["modern", "loft"],
  rustic: ["rustic", "attic"],
  mountain: ["chalet"],
};

const TASTE_OF_SERIES: Readonly<Record<string, Taste>> = {
  "facade-moderne": "modern",
  "facade-annees-70": "modern",
  pavillon: "modern",
  "maison-contemporaine": "modern",
  "case-creole": "modern",
  "facade-provence": "rustic",
  "facade-alsace": "rustic",
  "maison-bretonne": "rustic",
  longere: "rustic",
  mas: "rustic",
  "maison-basque": "rustic",
  "maison-normande": "rustic",
  "maison-alsacienne": "rustic",
  charentaise: "rustic",
  chalet: "mountain",
};

type Views = readonly PhotoView[];

/** The photos of the pool that satisfy a condition, as objects shared by every listing. */
const PHOTOS = new Map<PoolPicture, PhotoView>(
  MEDIA_POOL.map((picture) => [
    picture,
    Object.freeze({ mediaKey: picture.key, alt: picture.alt }),
  ]),
);

function photosWhere(accepts: (picture: PoolPicture) => boolean): Views {
  return MEDIA_POOL.filter(accepts).flatMap((picture) => PHOTOS.get(picture) ?? []);
}

const ROOM_KINDS = [
  "living",
  "hearth",
  "kitchen",
  "bedroom",
  "bathroom",
  "studio",
  "study",
  "entrance",
] as const satisfies PictureKind[];
type RoomKind = (typeof ROOM_KINDS)[number];

type Rooms = Record<RoomKind, Record<Taste, Views>>;

/** Rooms of a kind in a taste; in any taste where the pool has fewer than two of that one. */
function roomsWhere(accepts: (picture: PoolPicture) => boolean): Rooms {
  return table(ROOM_KINDS, (kind) => {
    const any = photosWhere((p) => p.kind === kind && accepts(p));
    return table(TASTES, (taste) => {
      const own = photosWhere(
        (p) => p.kind === kind && accepts(p) && ROOM_STYLES[taste].includes(p.style),
      );
      return own.length >= (kind === "bedroom" ? 4 : 2) ? own : any;
    });
  });
}

const ROOMS = roomsWhere(() => true);
/** The same without those under the roof. */
const ROOMS_BELOW = roomsWhere(({ style }) => style !== "attic");

function table<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

interface Cover {
  photo: PhotoView;
  taste: Taste;
}

/** Façades of many storeys: others stop at the seventh. */
const TALL_SERIES: readonly string[] = ["facade-moderne", "facade-annees-70"];
const HIGHEST_OLD_FLOOR = 7;

/** From this storey up a flat looks over roofs; below, at trees. */
const ROOF_VIEW_FLOOR = 3;
const ROOF_VIEWS: readonly string[] = ["roofs", "tiles"];

interface RegionPhotos {
  flats: readonly Cover[];
  /** Those of them that have as many storeys as one likes. */
  tallFlats: readonly Cover[];
  houses: readonly Cover[];
  sea: Views;
  balcony: Views;
  terrace: Views;
  /** The same from a low storey, where one sees no roofs. */
  lowBalcony: Views;
  lowTerrace: Views;
  /** The same, looking at the sea. */
  seaBalcony: Views;
  seaTerrace: Views;
  garden: Views;
  pool: Views;
  street: Views;
}

function coversOf(series: readonly string[]): Cover[] {
  return series.flatMap((name) =>
    photosWhere((p) => p.series === name).map((photo) => ({
      photo,
      taste: TASTE_OF_SERIES[name] ?? "classic",
    })),
  );
}

const COURTYARDS = photosWhere((p) => p.kind === "courtyard");

function photosOfRegion(name: RegionName): RegionPhotos {
  const { facades, houses, shores, outlooks, grounds, streets } = regionTraits(name);
  const of = (kind: PictureKind, styles: readonly string[]) =>
    photosWhere((p) => p.kind === kind && styles.includes(p.style));
  const any = (kind: PictureKind) => photosWhere((p) => p.kind === kind);
  const low = [...outlooks.filter((style) => !ROOF_VIEWS.includes(style)), "trees"];
  const orAny = (found: Views, kind: PictureKind) => (found.length > 0 ? found : any(kind));
  return {
    flats: coversOf(facades),
    tallFlats: coversOf(facades.filter((series) => TALL_SERIES.includes(series))),
    houses: coversOf(houses),
    sea: orAny(of("sea", shores), "sea"),
    balcony: orAny(of("balcony", outlooks), "balcony"),
    terrace: orAny(of("terrace", outlooks), "terrace"),
    lowBalcony: orAny(of("balcony", low), "balcony"),
    lowTerrace: orAny(of("terrace", low), "terrace"),
    seaBalcony: of("balcony", ["sea"]),
    seaTerrace: of("terrace", ["sea"]),
    garden: orAny(of("garden", grounds), "garden"),
    pool: orAny(of("pool", grounds), "pool"),
    street: orAny(of("street", streets), "street"),
  };
}

const REGION_PHOTOS = new Map<RegionName, RegionPhotos>();

function regionPhotos(departmentCode: string): RegionPhotos {
  const name = regionOf(departmentCode);
  let photos = REGION_PHOTOS.get(name);
  if (!photos) {
    photos = photosOfRegion(name);
    REGION_PHOTOS.set(name, photos);
  }
  return photos;
}

/** Most pictures one listing has. */
export const MAX_PHOTOS = 9;
/** Fewest. */
export const MIN_PHOTOS = 4;

/**
 * Between 4 and 9 pictures for a listing, its cover first: what fits its region and type, then its
 * rooms, then what its features promise and nothing more. No picture comes twice. Cheap enough for
 * a million listings: the objects returned are shared and frozen.
 */
export function pickPhotos(subject: PhotoSubject): PhotoView[] {
  const { type, features, rooms } = subject;
  const region = regionPhotos(subject.departmentCode);
  const draw = drawer(subject.seed);
  const house = type === "house";
  const studio = type === "studio";
  const floor = subject.floor ?? null;
  const floorCount = subject.floorCount ?? floor ?? 0;
  const flats = floorCount > HIGHEST_OLD_FLOOR ? region.tallFlats : region.flats;
  const covers = house ? region.houses : flats;
  const cover = covers[draw() % covers.length];
  if (!cover) throw new RangeError(`no cover for ${type} in ${subject.departmentCode}`);
  const { energy } = subject;
  const taste =
    (energy === "A" || energy === "B") && cover.taste === "classic" ? "modern" : cover.taste;
  // Rooms under the roof are those of houses, and of a flat on the top floor.
  const homeRooms = !house && floor !== null && floor < floorCount ? ROOMS_BELOW : ROOMS;
  const photos: PhotoView[] = [];
  const add = (list: Views) => addFrom(photos, list, draw());
  const sea = features.includes("vue-mer");
  const main = studio
    ? homeRooms.studio[taste]
    : homeRooms[features.includes("cheminee") ? "hearth" : "living"][taste];
  // Half the flats and a third of the houses show their main room first, as sellers do: a region
  // has few buildings, and neighbours in a list would look the same. Of studios there are fewer.
  if (draw() % (studio ? 4 : house ? 3 : 2) === 0) add(main);
  photos.push(cover.photo);
  if (photos.length === 1) add(main);
  if (!studio || rooms > 1) add(homeRooms.kitchen[taste]);
  const bedrooms = studio ? 0 : Math.min(3, Math.max(1, rooms - 1));
  for (let index = 0; index < bedrooms; index += 1) add(homeRooms.bedroom[taste]);
  add(homeRooms.bathroom[taste]);
  const room = () => photos.length < MAX_PHOTOS;
  if (sea) add(region.sea);
  // Gardens and pools are drawn with their house.
  if (house && features.includes("piscine") && room()) add(region.pool);
  if (house && features.includes("jardin") && room()) add(region.garden);
  const low = house || (floor !== null && floor < ROOF_VIEW_FLOOR);
  const terrace = low ? region.lowTerrace : region.terrace;
  const balcony = low ? region.lowBalcony : region.balcony;
  if (features.includes("terrasse") && room()) add(sea ? region.seaTerrace : terrace);
  if (features.includes("balcon") && room()) add(sea ? region.seaBalcony : balcony);
  if (!studio && rooms >= 5 && room()) add(homeRooms.study[taste]);
  if (!studio && rooms >= 4 && room() && draw() % 2 === 0) add(homeRooms.entrance[taste]);
  // A quiet flat is one on the court, and a flat's garden is one.
  const quiet = features.includes("calme") && draw() % 2 === 0;
  if (!house && room() && (quiet || features.includes("jardin"))) add(COURTYARDS);
  if (photos.length < MIN_PHOTOS) add(region.street);
  return photos;
}

/** Adds a picture of the list that is not there yet, starting to look at `from`. */
function addFrom(photos: PhotoView[], list: Views, from: number): void {
  for (let step = 0; step < list.length; step += 1) {
    const photo = list[(from + step) % list.length];
    if (photo && !photos.includes(photo)) {
      photos.push(photo);
      return;
    }
  }
}

/** Successive 31-bit numbers from a seed (a splitmix32 step each). */
function drawer(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 1;
  };
}
