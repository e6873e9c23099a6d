import type { NextConfig } from "next";

/** The measure of what Next itself costs: same switches as the site, nothing else. */
const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` type-checks it with the rest.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../..` },
};

export default config;
