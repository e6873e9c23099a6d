import { inflateSync } from "node:zlib";

/** An object of a PDF: its dictionary, and its stream's content where it has one. */
interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = file.toString("latin1");
  for (const match of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [, id = "", body = ""] = match;
    const [dictionary = "", ...rest] = body.split("\nstream\n");
    const raw = Buffer.from(rest.join("\nstream\n").replace(/\nendstream$/, ""), "latin1");
    const isCompressed = dictionary.includes("/FlateDecode");
    const isFont = dictionary.includes("/Length1") || dictionary.includes("CIDFontType0C");
    const stream = isCompressed && !isFont ? inflateSync(raw).toString("latin1") : "";
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** What a PDF that this site draws is painted with, page after page: operators and their operands. */
export const pdfContents = (file: Buffer): string[] =>
  [...objectsOf(file).values()]
    .map(({ stream }) => stream)
    .filter((stream) => /^BT$/m.test(stream));

/** What each glyph of a font stands for, by its four hexadecimal digits. */
function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(
    /<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi,
  )) {
    const texts = [...list.matchAll(/<([\da-f]*)>/gi)].map(([, hex = ""]) =>
      String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    );
    for (const [index, glyph] of texts.entries()) {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/**
 * The text of a PDF that this site draws, page after page with one blank where its lines break: for tests, which
 * read what a person would.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = "", id = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? "")?.[1] ?? "";
      fonts.set(name, glyphsOf(objects.get(unicode)?.stream ?? ""));
    }
  }
  const pieces: string[] = [];
  for (const stream of pdfContents(file)) {
    for (const [block] of stream.matchAll(/^BT$.*?^ET$/gms)) {
      const glyphs = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? "");
      const codes = [...block.matchAll(/<([\da-f]+)>/gi)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      pieces.push(codes.map((code) => glyphs?.get(code.toLowerCase()) ?? "").join(""));
    }
  }
  return pieces
    .join(" ")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();
}
