import { expect, test } from "vitest";
import { STEPS } from "../lib/revisions/steps.ts";
import { spaceRoutes } from "../lib/routes/space.ts";
import { contentPolicy, framingOf, newNonce, securityHeaders } from "./content-policy.ts";

test("a policy lets our files and these scripts run, and nothing else", () => {
  const policy = contentPolicy(["'sha256-x'", "'nonce-y'"], { mapOrigins: [], secure: false });
  expect(policy).toContain("script-src 'self' 'sha256-x' 'nonce-y';");
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy.split("; ")).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|\*|upgrade/);
  const elsewhere = contentPolicy([], {
    mapOrigins: ["https://tiles.example", "https://fonts.example"],
    secure: true,
  });
  expect(elsewhere).toContain("connect-src 'self' https://tiles.example https://fonts.example;");
  expect(elsewhere).toMatch(/upgrade-insecure-requests$/);
  const bucket = contentPolicy([], {
    mapOrigins: ["https://tiles.example"],
    mediaOrigin: "https://cdn.example",
    secure: true,
  });
  expect(bucket).toContain("img-src 'self' data: blob: https://tiles.example https://cdn.example;");
  expect(bucket.match(/cdn\.example/g)).toHaveLength(1);
});

test("https is insisted on where the site is served so", () => {
  const name = "strict-transport-security";
  expect(securityHeaders({ mapOrigins: [], secure: true })[name]).toMatch(/^max-age=\d{8}/);
  expect(securityHeaders({ mapOrigins: [], secure: false })).not.toHaveProperty(name);
});

test("no nonce comes twice", () => {
  expect(new Set(Array.from({ length: 1_000 }, newNonce)).size).toBe(1_000);
});

test("in development what Next compiles and sends may run too, and nothing from elsewhere", () => {
  const policy = contentPolicy(["'nonce-y'"], { mapOrigins: [], secure: false, development: true });
  expect(policy).toContain("script-src 'self' 'nonce-y' 'unsafe-eval';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' ws:;");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(policy).not.toMatch(/\*|https?:/);
});

const POLICY = { mapOrigins: [], secure: false };
const PREVIEW = spaceRoutes.previewListing("abc-DEF_123");

test.each([
  [PREVIEW, "'none'", "'self'", "SAMEORIGIN"],
  ...STEPS.map((step) => [
    spaceRoutes.editListingStep("abc-DEF_123", step),
    "'self'",
    "'none'",
    "DENY",
  ]),
  ["/", "'none'", "'none'", "DENY"],
  ["/annonces/nouvelle", "'none'", "'none'", "DENY"],
  ["/bien/abc", "'none'", "'none'", "DENY"],
  [`${PREVIEW}/`, "'none'", "'none'", "DENY"],
  [`/bien/x${PREVIEW}`, "'none'", "'none'", "DENY"],
])("of frames, %s may have %s and be in %s", (path, has, isIn, header) => {
  const framing = framingOf(path);
  const directives = contentPolicy([], POLICY, framing).split("; ");
  expect(directives).toContain(`frame-src ${has}`);
  expect(directives).toContain(`frame-ancestors ${isIn}`);
  expect(securityHeaders(POLICY, framing)["x-frame-options"]).toBe(header);
});

test("no page's policy allows WebAssembly, nor another origin's scripts", () => {
  for (const development of [false, true]) {
    const policy = contentPolicy([], { mapOrigins: [], secure: true, development });
    expect(policy).not.toContain("wasm");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
      development ? "'self' 'unsafe-eval'" : "'self'",
    );
  }
});
