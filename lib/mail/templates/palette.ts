import type { LetterAccent } from "../letter.ts";

/**
 * The site's colours as mails need them: figures, since mail programs know no variables. The first
 * of each pair is the light palette's of app/globals.css, the second the dark one's.
 */
export const LIGHT = {
  page: "#fbf9f4",
  surface: "#ffffff",
  sunken: "#f2eee5",
  line: "#e2dccf",
  ink: "#14212b",
  inkSoft: "#4b5862",
  brand: "#1a5279",
  onBrand: "#ffffff",
  mimosa: "#f6c445",
} as const;

export const DARK: Record<Exclude<keyof typeof LIGHT, "mimosa">, string> = {
  page: "#10181f",
  surface: "#18232c",
  sunken: "#0b1218",
  line: "#2c3a46",
  ink: "#eef2f4",
  inkSoft: "#b4c1ca",
  brand: "#8cc4e8",
  onBrand: "#0c1a24",
};

/** The enamelled plate: the same in both. */
export const PLATE = { enamel: "#17486b", line: "#cfe2ef", text: "#ffffff" } as const;

export const ACCENTS: Record<LetterAccent, string> = {
  brand: "#1a5279",
  mimosa: LIGHT.mimosa,
  leaf: "#28694a",
  tile: "#a83f25",
};

/**
 * For programs that follow the device's theme. They keep inline styles otherwise, hence
 * `!important`; those that know no `@media` show the light palette.
 */
export const DARK_SHEET = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${DARK.page} !important; }
  .sheet { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .facts { background-color: ${DARK.sunken} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.inkSoft} !important; }
  .link { color: ${DARK.brand} !important; }
  .rule { border-color: ${DARK.line} !important; }
  .action { background-color: ${DARK.brand} !important; color: ${DARK.onBrand} !important; }
}
@media (max-width: 480px) {
  .body { padding-left: 22px !important; padding-right: 22px !important; }
}
`;

export const FONT =
  "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
