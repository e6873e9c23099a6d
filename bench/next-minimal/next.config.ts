import type { NextConfig } from "next";

/** The measure of what Next itself costs: same switches as the site, nothing else. */
const config: NextConfig = {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: `${import.meta.dirname}/../..` },
};

export default config;
