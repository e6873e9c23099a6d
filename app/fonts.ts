import localFont from "next/font/local";

/*
 * Cut from their packages to what French pages use: scripts/fonts/make.ts.
 *
 * Until a font arrives, text is set in the fallbacks of globals.css, cut to its metrics: Next's
 * own have one weight, and the large bold headings would wrap differently.
 */

/** Display: headings, prices, the wordmark. In one weight: an axis of weights is twelve kilobytes. */
export const bricolage = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  weight: "700",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: false,
});

/** Text. */
export const instrument = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-instrument",
  adjustFontFallback: false,
});
