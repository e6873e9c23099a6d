import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipStream } from "./zip.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (stream: ReadableStream<Uint8Array>) =>
  unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));

test("an archive holds its files, whether given in pieces, empty or packed already", async () => {
  async function* slowly() {
    yield bytes("un, ");
    await Promise.resolve();
    yield bytes("deux");
  }
  const files = await read(
    zipStream(
      [
        { name: "a.txt", content: slowly() },
        { name: "dossier/é.txt", content: [] },
        { name: "b.webp", compressed: true, content: [new Uint8Array([1, 2, 3])] },
      ],
      NOW,
    ),
  );
  expect(Object.keys(files)).toEqual(["a.txt", "dossier/é.txt", "b.webp"]);
  expect(new TextDecoder().decode(files["a.txt"])).toBe("un, deux");
  expect(files["dossier/é.txt"]).toHaveLength(0);
  expect([...(files["b.webp"] ?? [])]).toEqual([1, 2, 3]);
});

test("an archive without files is one", async () => {
  expect(await read(zipStream([], NOW))).toEqual({});
});

test("no piece is asked for before the ones before it are read", async () => {
  let given = 0;
  function* endless() {
    for (;;) {
      given++;
      yield crypto.getRandomValues(new Uint8Array(65_536));
    }
  }
  const reader = zipStream([{ name: "x", content: endless() }], NOW).getReader();
  for (let time = 0; time < 20; time++) await reader.read();
  expect(given).toBeLessThan(40);
  await reader.cancel();
});

test("a file that fails fails the archive", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first piece.
  function* failing(): Generator<Uint8Array> {
    throw new Error("gone");
  }
  await expect(read(zipStream([{ name: "x", content: failing() }], NOW))).rejects.toThrow("gone");
});
