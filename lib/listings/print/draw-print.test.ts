import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "qrcode";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENERGY_CLASSES, FEATURES } from "../../kernel/property-kinds.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import { replaceOnce } from "../../platform/once.ts";
import { pdfContents, pdfText } from "../../testing/pdf-text.ts";
import { listingDetail } from "../../testing/views.ts";
import type { ListingDetail } from "../views.ts";
import { drawLeaflet, drawWindowCard } from "./draw-print.ts";

const NOW = new Date("2026-11-24T10:00:00Z");

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-print-"));
  replaceOnce(
    "env",
    parseEnvironment({
      NODE_ENV: "test",
      MEDIA_DIR: folder,
      APP_URL: "http://localhost:3000",
      PUBLISHER_NAME: "Loopimmo",
      PUBLISHER_CARD: "CPI 3501 2026 000 000 001",
    }),
  );
  const plain = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .webp()
      .toBuffer();
  // Another colour each: the same picture twice is in a file once.
  for (const [key, colour] of Object.entries({
    facade: "#c80000",
    salon: "#00c800",
    chambre: "#0000c8",
  })) {
    writeFileSync(join(folder, `${key}-1280.webp`), await plain(colour));
  }
  writeFileSync(join(folder, "abimee-1280.webp"), (await plain("#c8c800")).subarray(0, 20));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});

const card = async (listing: Partial<ListingDetail> = {}) =>
  (await drawWindowCard(listingDetail(listing), NOW)).body;
const leaflet = async (listing: Partial<ListingDetail> = {}) =>
  (await drawLeaflet(listingDetail(listing), NOW)).body;

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
const picturesOf = (file: Buffer) =>
  file.toString("latin1").match(/\/Filter \/?\[?\/?DCTDecode/g)?.length ?? 0;

/** Ruling 24's content, as both papers have it. */
const WHOLE = [
  "Appartement lumineux",
  "rue de la Monnaie, 35000 Rennes",
  "250 000 €",
  "honoraires à la charge du vendeur",
  "4 000 € TTC",
  "Surface privative (loi Carrez)",
  "Appartement de 3 pièces",
  "214",
  "kWh/m²/an",
  "kg CO ₂ /m²/an",
  "entre 1 130 € et 1 560 € par an",
  "2023",
  "24 lots",
  "1 480 € par an",
  "ne fait pas l’objet d’une procédure",
  "www.georisques.gouv.fr",
  "Référence abc123def456",
  "localhost:3000/bien/abc123def456",
  "localhost:3000/honoraires",
  "CPI 3501 2026 000 000 001",
];

test.each([
  ["the window card", card],
  ["the leaflet", leaflet],
])("%s has the whole of the advertisement's content", async (_name, draw) => {
  const text = pdfText(await draw());
  for (const words of WHOLE) expect(text).toContain(words);
  for (const letter of ENERGY_CLASSES) expect(text).toContain(` ${letter} `);
  expect(text).not.toContain("démonstration");
  expect(text).not.toContain("excessive");
});

/** Black rectangles one unit high, of whole units, scaled alike in both directions: how a QR code is painted. */
const CODE = /([\d.]+) 0 0 \1 0 0 cm\nq\n[^\n]*\n0 0 0 scn\n((?:\d+ \d+ [ml]\n|h\n)+)f\n/g;

/** The QR codes of a file, each as rows of modules, dark "#" and light ".", with the quiet zone around it cut off. */
function codesOf(file: Buffer): string[][] {
  const drawings = pdfContents(file).flatMap((content) => [...content.matchAll(CODE)]);
  return drawings.map(([, , path = ""]) => {
    const runs = [...path.matchAll(/(\d+) (\d+) m\n(\d+) \2 l\n/g)].map((run) =>
      run.slice(1).map(Number),
    );
    const side = Math.max(...runs.map(([, , end = 0]) => end)) - 4;
    const rows = Array.from({ length: side }, () => Array<string>(side).fill("."));
    for (const [start = 0, row = 0, end = 0] of runs) rows[row - 4]?.fill("#", start - 4, end - 4);
    return rows.map((row) => row.join(""));
  });
}

test.each([
  ["the window card", card],
  ["the leaflet", leaflet],
])("%s has one QR code, of the listing's address", async (_name, draw) => {
  const id = "def456abc123";
  const { modules } = create(`http://localhost:3000/bien/${id}`, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    [...modules.data.slice(row * modules.size, (row + 1) * modules.size)]
      .map((dark) => (dark ? "#" : "."))
      .join(""),
  );
  expect(codesOf(await draw({ id }))).toEqual([rows]);
  expect(codesOf(await draw({ id: "abc123def456" }))).not.toEqual([rows]);
});

test.each([
  ["the window card", card],
  ["the leaflet", leaflet],
])("%s marks an example, and warns of class G", async (_name, draw) => {
  const text = pdfText(await draw({ isDemonstration: true, energyClass: "G" }));
  expect(text).toContain("Annonce de démonstration : ce bien n’existe pas");
  expect(text).toContain("Logement à consommation énergétique excessive : classe G");
});

/** As much as a listing can say. */
const LONGEST: Partial<ListingDetail> = {
  title: "Magnifique ".repeat(11).slice(0, 120),
  address: "1284 bis avenue du Général-de-Gaulle-et-de-la-Libération-de-la-Ville",
  city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  type: "house",
  priceCents: 99_999_999_00,
  surfaceDm2: 1_234_56,
  rooms: 30,
  bedrooms: 25,
  bathrooms: 12,
  landSurfaceM2: 1_000_000,
  energyClass: "G",
  ghgClass: "G",
  energyUse: 1_999,
  ghgEmission: 999,
  energyCost: { minCents: 11_130_00, maxCents: 15_560_00, year: 2023 },
  coownership: { lots: 1_240, yearlyChargesCents: 14_800_00, proceedings: true },
  features: [...FEATURES],
  isDemonstration: true,
};

test("the window card is one page, whatever the listing says", async () => {
  const file = await card(LONGEST);
  expect(pagesOf(file)).toBe(1);
  expect(pdfText(file)).toContain("Le syndicat des copropriétaires fait l’objet d’une procédure");
});

test("the leaflet is two pages, and more for the longest text, of which nothing is lost", async () => {
  expect(pagesOf(await leaflet())).toBe(2);
  const last = "Dernière phrase du texte.";
  const description = `${"Une pièce à vivre au soleil. ".repeat(200)}\n${last}`;
  const file = await leaflet({ ...LONGEST, description });
  const text = pdfText(file);
  expect(text).toContain(last);
  expect(text).toContain(`Page 1 sur ${pagesOf(file)}`);
});

test("photos are printed two by two beside the cover, and damaged ones are left out", async () => {
  const photo = (mediaKey: string) => ({ mediaKey, alt: "" });
  const photos = ["facade", "abimee", "salon", "chambre"].map(photo);
  expect(picturesOf(await card({ photos }))).toBe(1);
  expect(picturesOf(await leaflet({ photos }))).toBe(3);
  expect(picturesOf(await card({ photos: [photo("absente")] }))).toBe(0);
});

test("a class that is not known is named as such", async () => {
  const unknown = { energyClass: null, energyUse: null, ghgClass: null, ghgEmission: null };
  expect(pdfText(await card({ ...unknown, energyCost: null }))).toContain("Non communiquée");
});

test("what a seller typed in any letters is drawn", async () => {
  const { body, fileName } = await drawLeaflet(
    listingDetail({ description: "Łódź, Αθήνα, вид на море \u{1f3e0}" }),
    NOW,
  );
  expect(pdfText(body)).toContain("вид на море");
  expect(fileName).toBe("fiche-abc123def456.pdf");
});
