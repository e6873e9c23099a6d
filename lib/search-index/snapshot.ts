import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { Arena, bytesOf, type Section } from "./arena.ts";
import { Base } from "./base.ts";
import { type BaseSize, baseSections, FIRST_TRANSIENT_SECTION, SIZE_KEYS } from "./base-layout.ts";
import { inSlices, type Pacer } from "./build/pacer.ts";
import { PRICE_BANDS } from "./criteria.ts";
import { Groups } from "./groups.ts";
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
const VERSION = 2;

const BIT_64 = 64;

/** 64 bits that depend on every character: two FNV-1a hashes of different beginnings. */
function hashText(text: string): bigint {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000193);
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

/** Depends on everything that gives the bytes their meaning. */
export const SNAPSHOT_FORMAT = hashText(
  JSON.stringify([
    VERSION,
    PROPERTY_TYPES,
    ENERGY_CLASSES,
    FEATURES,
    PRICE_BANDS,
    baseSections(Object.fromEntries(SIZE_KEYS.map((key) => [key, 1000])) as unknown as BaseSize),
  ]),
).toString(16);

/** Bytes of a base that a snapshot keeps: all but what queries work in. */
function snapshotBytes({ sections }: { sections: readonly Section[] }): number {
  return bytesOf(sections, FIRST_TRANSIENT_SECTION);
}

/** Of the bytes and of what the header says of them. */
async function checksumOf(
  arena: Arena,
  { revision, size, groups }: Pick<SnapshotHeader, "revision" | "size" | "groups">,
  pacer: Pacer,
): Promise<string> {
  let sum = hashText(
    JSON.stringify([revision.epoch, revision.seq, SIZE_KEYS.map((key) => size[key]), groups]),
  );
  await inSlices(
    pacer,
    snapshotBytes(arena),
    (from, to) => {
      sum = arena.kernels.checksum(from, to, sum);
    },
    2 ** 22,
  );
  return BigInt.asUintN(BIT_64, sum).toString(16);
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
  const checksum = await checksumOf(base.arena, described, pacer);
  return {
    header: { format: SNAPSHOT_FORMAT, ...described, checksum },
    bytes: new Uint8Array(base.arena.buffer, 0, snapshotBytes(base.arena)),
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
  const sections = baseSections(size);
  if (snapshotBytes({ sections }) !== byteLength) {
    throw new SnapshotError("it is cut short or too long");
  }
  const arena = new Arena(sections);
  await fill(new Uint8Array(arena.buffer, 0, byteLength));
  if ((await checksumOf(arena, header, pacer)) !== header.checksum) {
    throw new SnapshotError("the bytes are damaged");
  }
  const table = TokenTable.of({
    letters: arena.uint8("letters"),
    starts: arena.uint32("letterStarts"),
    alphabet: arena.uint32("alphabet"),
  });
  const groups = new Groups();
  for (const text of header.groups) {
    const [departmentCode = "", communeCode = "", postalCode = "", ...rest] = text.split(",");
    groups.add({ departmentCode, communeCode, postalCode, neighbourhood: rest.join(",") });
  }
  const base = new Base(arena, size);
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
