import type { Feature } from "../kernel/property-kinds.ts";
import type { NamedHome } from "../mandates/names.ts";
import type { RevisionContent } from "./content.ts";
import { FIELD_NAMES, type FieldsWith, type FieldValue, rowOf } from "./fields.ts";
import { publishedRoomId } from "./rooms.ts";

type FilledColumn = FieldsWith<{ column: "needed" | "defaulted" }>;
type EmptyColumn = FieldsWith<{ column: "nullable" | "coowned" }>;

/** The columns of a property that a revision writes. */
export type HomeRow = { [Field in FilledColumn]: FieldValue<Field> } & {
  [Field in EmptyColumn]: FieldValue<Field> | null;
};

/** The names of those columns. */
export const HOME_COLUMNS = FIELD_NAMES.filter(
  (field): field is keyof HomeRow => rowOf(field).column !== undefined,
);

/** What the column of a field holds. @throws {RangeError} where it needs a value and there is none */
function columnOf(field: keyof HomeRow, content: RevisionContent) {
  const { column, empty } = rowOf(field);
  if (column === "coowned" && content.isCoowned !== true) return null;
  const value = content[field];
  if (column === "nullable") return value === undefined || value === "" ? null : value;
  if (column === "defaulted") return value ?? empty;
  if (value === undefined) throw new RangeError("a revision without issues lacks a field");
  return value;
}

/**
 * The property that a revision without issues describes (publication.ts).
 * @throws {RangeError} for one that has some
 */
export const homeRowOf = (content: RevisionContent): HomeRow =>
  Object.fromEntries(HOME_COLUMNS.map((field) => [field, columnOf(field, content)])) as HomeRow;

/** The home that a revision without issues describes, as its mandate names it. @param city the name of its commune */
export function namedHomeOf(content: RevisionContent, city: string): NamedHome {
  const { type, address, lot, postalCode, communeCode, parcelId, surfaceDm2, landSurfaceM2 } =
    homeRowOf(content);
  const described = { type, address, lot, postalCode, communeCode, parcelId, surfaceDm2 };
  return { ...described, landSurfaceM2, city };
}

/** What a property has beside its row, in the order of a listing. */
export interface HomeExtras {
  photos: readonly { mediaKey: string; alt: string; roomPosition: number | null }[];
  rooms: readonly {
    position: number;
    name: string;
    areaDm2: number | null;
    level: string | null;
  }[];
  plans: readonly { mediaKey: string; label: string }[];
  /** The seller's windows for visits. */
  windows: readonly { weekday: number; startMinute: number; endMinute: number }[];
}

/** What a property says, as a revision that changes nothing of it. */
export function contentOfHome(
  { features, ...home }: Omit<HomeRow, "features"> & { features: unknown },
  { photos, rooms, plans, windows }: HomeExtras,
): RevisionContent {
  const given = Object.entries(home).filter(([, value]) => value !== null);
  const isCoowned = home.coownershipLots !== null;
  return {
    ...(Object.fromEntries(given) as RevisionContent),
    features: features as Feature[],
    isCoowned,
    roomTable: rooms.map(({ position, name, areaDm2, level }) => ({
      id: publishedRoomId(position),
      name,
      ...(areaDm2 !== null && { areaDm2 }),
      ...(level !== null && { level }),
    })),
    photos: photos.map(({ mediaKey, alt, roomPosition }) => ({
      key: mediaKey,
      alt,
      ...(roomPosition !== null && { room: publishedRoomId(roomPosition) }),
    })),
    floorPlans: plans.map(({ mediaKey, label }) => ({ key: mediaKey, label })),
    availability: windows.map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      startMinute,
      endMinute,
    })),
  };
}
