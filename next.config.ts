import type { NextConfig } from "next";

const config: NextConfig = {
  // The front door compresses once; doing it twice costs most of a page's time.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` type-checks the whole tree, tests and scripts included.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["better-sqlite3", "sharp", "pino", "@prisma/client"],
};

export default config;
