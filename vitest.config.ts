import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  plugins: [
    {
      // As Next imports a picture: an object with its address, where Vite gives the address alone.
      name: "pictures-as-next-gives-them",
      enforce: "pre",
      load: (id) => (id.endsWith(".svg") ? 'export default { src: "/icons.svg" };' : null),
    },
  ],
  test: {
    include: ["{lib,scripts,components,app,front-door}/**/*.test.{ts,tsx}"],
    globalSetup: ["lib/testing/global-setup.ts"],
    // Two cores: more workers only fight for them.
    maxWorkers: 2,
    // Only a guard against a test that hangs: machines are shared, and none depends on speed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
