import type { NextConfig } from "next";

const config: NextConfig = {
  // Each build has a folder of its own, which the program that serves it names (server/site.ts).
  distDir: process.env.BUILD_FOLDER ?? ".next",
  // The same sources are the same build, on whatever machine.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  // Nothing of ours resizes pictures on request: `/_next/image` is 404 (the HTTP server's answer as well).
  images: { unoptimized: true },
  // The HTTP server compresses.
  compress: false,
  // What to load first stands in the page, where it is compressed with it. React's build for development
  // warns of it.
  ...(process.env.NODE_ENV === "production" && { reactMaxHeadersLength: 0 }),
  reactStrictMode: true,
  // Titles and descriptions in the head for everyone: the pages are the same bytes for all, and
  // nothing of them is slow enough to be streamed after the rest.
  htmlLimitedBots: /.*/,
  // `npm run check` type-checks the whole tree, tests and scripts included.
  typescript: { ignoreBuildErrors: true },
  // @react-email/render brings react-dom's own server, which Next's build of React refuses.
  serverExternalPackages: [
    "better-sqlite3",
    "sharp",
    "pino",
    "@prisma/client",
    "nodemailer",
    "@react-email/render",
  ],
};

export default config;
