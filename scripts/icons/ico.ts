/** A picture of an icon file: a PNG and its side in pixels, at most 256. */
export interface IcoEntry {
  size: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file holding PNG pictures, the form every browser reads at /favicon.ico. */
export function encodeIco(entries: readonly IcoEntry[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * entries.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(entries.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of entries.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    // 256 is written 0.
    directory.writeUInt8(size % 256, at);
    directory.writeUInt8(size % 256, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...entries.map(({ png }) => png)]);
}
