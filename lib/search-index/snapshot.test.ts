import { expect, it } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { randomDocuments } from "../testing/search-corpus.ts";
import { SearchEngine } from "./engine.ts";
import { type Snapshot, SnapshotError } from "./snapshot.ts";

async function someSnapshot(): Promise<Snapshot> {
  const engine = new SearchEngine();
  await engine.load([randomDocuments(seededRandom(1), 200)], { revision: { epoch: 3, seq: 41 } });
  const snapshot = await engine.snapshot();
  if (!snapshot) throw new Error("no snapshot");
  return snapshot;
}

function restore(engine: SearchEngine, header: unknown, bytes: Uint8Array): Promise<void> {
  return engine.restore(header, bytes.length, async (target) => {
    target.set(bytes.subarray(0, target.length));
  });
}

it("carries the revision of what it was built from", async () => {
  const { header, bytes } = await someSnapshot();
  const engine = new SearchEngine();
  await restore(engine, header, bytes);
  expect(engine.revision).toEqual({ epoch: 3, seq: 41 });
  expect(engine.complete).toBe(true);
});

it("is refused when it is of another kind, cut short or damaged, and changes nothing then", async () => {
  const { header, bytes } = await someSnapshot();
  const damaged = bytes.slice();
  damaged[5_000] = (damaged[5_000] ?? 0) ^ 1;
  const { size } = header;
  const cases: [unknown, Uint8Array][] = [
    [null, bytes],
    ["header", bytes],
    [{}, bytes],
    [{ ...header, format: "other" }, bytes],
    [{ ...header, revision: null }, bytes],
    [{ ...header, groups: header.groups.slice(1) }, bytes],
    [{ ...header, groups: header.groups.map(() => 1) }, bytes],
    [{ ...header, size: { ...size, documents: -1 } }, bytes],
    [{ ...header, size: { ...size, documents: 1e15 } }, bytes],
    [{ ...header, size: { ...size, documents: size.documents + 1 } }, bytes],
    [{ ...header, size: undefined }, bytes],
    [header, bytes.subarray(0, bytes.length - 64)],
    [header, new Uint8Array(0)],
    [header, damaged],
  ];
  for (const [otherHeader, otherBytes] of cases) {
    const engine = new SearchEngine();
    await expect(restore(engine, otherHeader, otherBytes)).rejects.toThrow(SnapshotError);
    expect(engine.complete).toBe(false);
    expect(engine.size).toBe(0);
    expect(engine.building).toBe(false);
  }
});
