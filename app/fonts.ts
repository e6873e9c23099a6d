import localFont from "next/font/local";

/** Display: headings, prices, the wordmark. */
export const bricolage = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: "Arial",
});

/** Text. */
export const instrument = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: "Arial",
});

/** Instrument Sans has no ² and ³, which every surface needs: they come from the display font. */
export const squares = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-squares",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+B2-B3" }],
});
