import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { Base } from "./base.ts";
import { type BaseSize, baseSections, SIZE_KEYS } from "./base-layout.ts";
import { inSlices, type Pacer } from "./build/pacer.ts";
import { checksumOfText, hexadecimal, takeIn } from "./checksum.ts";
import { PRICE_BANDS } from "./criteria.ts";
import { Groups } from "./groups.ts";
import { Sections, totalBytes } from "./sections.ts";
import { Store } from "./store.ts";
import { TokenTable } from "./token-table.ts";

/** Which state of the database an index reflects. */
export interface Revision {
  /** Of `SearchEpoch`. */
  epoch: number;
  /** Last `ListingChange` taken in. */
  seq: number;
}

/** What a snapshot says of itself; the bytes that go with it are those of the base. */
export interface SnapshotHeader {
  /** Tells the snapshots of this code from those of another: see SNAPSHOT_FORMAT. */
  format: string;
  revision: Revision;
  size: BaseSize;
  /** Department, commune, postal code and neighbourhood of each group, joined by commas. */
  groups: string[];
  /** Of the bytes and all of the above, in hexadecimal. */
  checksum: string;
}

/** A snapshot ready to be written; `bytes` never change. */
export interface Snapshot {
  header: SnapshotHeader;
  bytes: Uint8Array;
}

/** A snapshot that this code can't use: of another format, cut short or damaged. */
export class SnapshotError extends Error {
  override name = "SnapshotError";
}

/** To be raised when the meaning of a section changes but not its name or type. */
const VERSION = 3;

/** Depends on everything that gives the bytes their meaning. */
const SNAPSHOT_FORMAT = hexadecimal(
  checksumOfText(
    JSON.stringify([
      VERSION,
      PROPERTY_TYPES,
      ENERGY_CLASSES,
      FEATURES,
      PRICE_BANDS,
      baseSections(Object.fromEntries(SIZE_KEYS.map((key) => [key, 1000])) as unknown as BaseSize),
    ]),
  ),
);

/** Of the bytes and of what the header says of them. */
async function checksumOf(
  buffer: ArrayBuffer,
  { revision, size, groups }: Pick<SnapshotHeader, "revision" | "size" | "groups">,
  pacer: Pacer,
): Promise<string> {
  let checksum = checksumOfText(
    JSON.stringify([revision.epoch, revision.seq, SIZE_KEYS.map((key) => size[key]), groups]),
  );
  const numbers = new Int32Array(buffer);
  await inSlices(
    pacer,
    numbers.length,
    (from, to) => {
      checksum = takeIn(checksum, numbers, from, to);
    },
    2 ** 20,
  );
  return hexadecimal(checksum);
}

/** The snapshot of a base, as it was built: later changes of the store are not in it. */
export async function snapshotOf(
  base: Base,
  groups: Groups,
  revision: Revision,
  pacer: Pacer,
): Promise<Snapshot> {
  const described = {
    revision,
    size: base.size,
    groups: groups.codes
      .slice(0, base.size.groups)
      .map(({ departmentCode, communeCode, postalCode, neighbourhood }) =>
        [departmentCode, communeCode, postalCode, neighbourhood].join(","),
      ),
  };
  const checksum = await checksumOf(base.sections.buffer, described, pacer);
  return {
    header: { format: SNAPSHOT_FORMAT, ...described, checksum },
    bytes: new Uint8Array(base.sections.buffer),
  };
}

/**
 * The store a snapshot keeps. `fill` is called with the number of bytes to read and must return
 * them written into the target it is given.
 * @throws {SnapshotError} when the header is not one of ours or the bytes are not those it says.
 */
export async function restoreStore(
  header: unknown,
  fill: (target: Uint8Array) => Promise<void>,
  byteLength: number,
  pacer: Pacer,
): Promise<{ store: Store; revision: Revision }> {
  if (!isHeader(header)) throw new SnapshotError("the header is not a snapshot\u2019s");
  const { size, revision } = header;
  if (totalBytes(baseSections(size)) !== byteLength) {
    throw new SnapshotError("it is cut short or too long");
  }
  const sections = new Sections(baseSections(size));
  await fill(new Uint8Array(sections.buffer));
  if ((await checksumOf(sections.buffer, header, pacer)) !== header.checksum) {
    throw new SnapshotError("the bytes are damaged");
  }
  const table = TokenTable.of({
    letters: sections.uint8("letters"),
    starts: sections.uint32("letterStarts"),
    alphabet: sections.uint32("alphabet"),
  });
  const groups = new Groups();
  for (const text of header.groups) {
    const [departmentCode = "", communeCode = "", postalCode = "", ...rest] = text.split(",");
    groups.add({ departmentCode, communeCode, postalCode, neighbourhood: rest.join(",") });
  }
  const base = new Base(sections, size);
  base.markAllLive();
  return { store: new Store(table, groups, base), revision };
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

function isHeader(value: unknown): value is SnapshotHeader {
  if (typeof value !== "object" || value === null) return false;
  const { format, revision, size, groups, checksum } = value as Partial<SnapshotHeader>;
  return (
    format === SNAPSHOT_FORMAT &&
    typeof checksum === "string" &&
    isCount(revision?.epoch) &&
    isCount(revision?.seq) &&
    size !== undefined &&
    SIZE_KEYS.every((key) => isCount(size[key])) &&
    Array.isArray(groups) &&
    groups.length === size.groups &&
    groups.every((group) => typeof group === "string")
  );
}
