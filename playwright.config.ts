import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/setup/chromium.mjs";

/** `npm test` builds and serves the site, then runs this against `BASE_URL`. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: "100%",
  retries: 0,
  forbidOnly: true,
  // Only a guard against a test that hangs: machines are shared, and none depends on speed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: "test-results/playwright",
  reporter: [["line"], ["json"]],
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // A new context would install it, and fetch what it stores, for each test; notifications.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: CHROMIUM_ARGS,
    },
  },
  // A test runs on the desktop; what differs on a phone there as well (@phone), or there alone (@phone-only).
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
