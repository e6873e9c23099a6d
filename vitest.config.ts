import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    include: ["{lib,scripts,components,app}/**/*.test.{ts,tsx}"],
    globalSetup: ["lib/testing/global-setup.ts"],
    // Two cores: more workers only fight for them.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
