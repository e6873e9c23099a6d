import localFont from "next/font/local";

/*
 * Until a font arrives, text is set in the fallbacks of globals.css, cut to its metrics: Next's
 * own have one weight, and the large bold headings would wrap differently.
 */

/** Display: headings, prices, the wordmark. */
export const bricolage = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: false,
});

/** Text. */
export const instrument = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: false,
});
