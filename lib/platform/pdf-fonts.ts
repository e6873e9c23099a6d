import { join } from "node:path";

/** A family of a PDF's fonts, in its two weights. */
interface PdfFont {
  family: string;
  regular: string;
  bold: string;
}

const fileIn = (...parts: string[]) =>
  join(/* turbopackIgnore: true */ process.cwd(), "node_modules", ...parts);

/** Static WOFF, which the package embeds: all that is written in Latin letters, whatever the name's language. */
const HOUSE = ["latin", "latin-ext", "vietnamese"].map((family): PdfFont => {
  const file = (weight: number) =>
    fileIn(
      "@fontsource/bricolage-grotesque/files",
      `bricolage-grotesque-${family}-${weight}-normal.woff`,
    );
  return { family, regular: file(400), bold: file(700) };
});

/** What the house's fonts lack: Greek, Cyrillic, signs. */
const FALLBACK: PdfFont = {
  family: "dejavu",
  regular: fileIn("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: fileIn("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

/** The fonts of PDFs: a character is drawn by the first that has it. */
export const pdfFontFiles = (): readonly PdfFont[] => [...HOUSE, FALLBACK];
