import { expect, test } from "@playwright/test";
import { listingSchema } from "../lib/listings/json-schemas";
import { placesResponseSchema } from "../lib/search/places/view-schemas";
import { communesResponseSchema, searchResponseSchema } from "../lib/search/view-schemas";
import { onOwnSite } from "./own-site";

/** What other programs rely on, and what hostile ones try. */

test("health and readiness answer", async ({ request }) => {
  const health = await request.get("/api/health");
  expect(health.status()).toBe(200);
  expect(await health.json()).toEqual({ status: "ok" });
  expect((await request.get("/api/ready")).status()).toBe(200);
});

test("nobody is listed to an anonymous caller", async ({ request }) => {
  expect(await (await request.get("/api/users")).json()).toEqual({ users: [] });
});

// Other tests put listings on the market, take them off it and change prices while the pages are turned.
onOwnSite("a search answers in the documented shape and pages to its end", async ({ own }) => {
  const seen = new Set<string>();
  let cursor: string | null = null;
  let total = 0;
  do {
    const query: string = cursor === null ? "" : `&cursor=${cursor}`;
    const response = await own.request.get(`/api/listings?sort=price-asc${query}`);
    expect(response.status()).toBe(200);
    const page = searchResponseSchema.parse(await response.json());
    for (const { id } of page.items) seen.add(id);
    total = page.total;
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(total).toBeGreaterThan(100);
  expect(seen.size).toBe(total);
});

test("a listing found by search is answered in the documented shape, with its slots", async ({
  request,
}) => {
  const { items } = searchResponseSchema.parse(await (await request.get("/api/listings")).json());
  const id = items[0]?.id;
  const listing = listingSchema.parse(await (await request.get(`/api/listings/${id}`)).json());
  expect(listing.id).toBe(id);
  const slots = await (await request.get(`/api/listings/${id}/slots`)).json();
  expect(Array.isArray(slots.items)).toBe(true);
});

test("communes are suggested despite accents and typos", async ({ request }) => {
  const names = async (q: string) => {
    const response = await request.get(`/api/communes?q=${encodeURIComponent(q)}`);
    return communesResponseSchema.parse(await response.json()).items.map((place) => place.name);
  };
  expect((await names("st etienne"))[0]).toBe("Saint-Étienne");
  expect((await names("renes"))[0]).toBe("Rennes");
  expect((await names("35000"))[0]).toContain("Rennes");
});

test("a box of the map has its place names, largest first", async ({ request }) => {
  const response = await request.get("/api/places?bbox=-2,47.9,-1.4,48.3");
  const { items } = placesResponseSchema.parse(await response.json());
  expect(items[0]?.[0]).toBe("Rennes");
});

test("the OpenAPI document is served", async ({ request }) => {
  const document = await (await request.get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
});

test.describe("a refusal is a problem document in French", () => {
  for (const [address, status, code] of [
    ["/api/listings/unknown", 404, "listing.not-found"],
    ["/api/listings/000000000000", 404, "listing.not-found"],
    ["/api/nowhere", 404, "request.not-found"],
    ["/api", 404, "request.not-found"],
    ["/api/listings?minPrice=abc", 400, "search.invalid-parameters"],
    ["/api/listings?cursor=%00", 400, "search.invalid-parameters"],
    ["/api/listings?cursor=zzz", 400, "search.invalid-parameters"],
    ["/api/listings/clusters?zoom=x", 400, "search.invalid-parameters"],
    ["/media/none-320.webp", 404, "media.not-found"],
    ["/media/..%2f..%2f.env", 404, "media.not-found"],
  ] as const) {
    test(address, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(status);
      expect(response.headers()["content-type"]).toContain("application/problem+json");
      const problem = await response.json();
      expect(problem).toMatchObject({ status, code });
      expect(problem.detail).toMatch(/[a-zé]/);
    });
  }
});

test("a method that a call does not have is refused, naming those it has", async ({ request }) => {
  for (const path of ["/api/listings", "/api/health", "/api/listings/000000000000/slots"]) {
    const response = await request.delete(path);
    expect(response.status(), path).toBe(405);
    expect(response.headers().allow).toBe("GET, HEAD, OPTIONS");
    expect(response.headers()["content-type"]).toContain("application/problem+json");
  }
  expect((await request.head("/api/health")).status()).toBe(200);
});

test.describe("whatever the parameters hold, the answer is not a 5xx", () => {
  const ODD = [
    "%00",
    "%ED%A0%80",
    "%",
    "%E0%A4%A",
    "x".repeat(6_000),
    "-1",
    "1e309",
    "99999999999999999999",
    "NaN",
    "'%20OR%201%3D1--",
    "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "..%2F..%2Fetc%2Fpasswd",
    "%F0%9F%8F%A0",
    "a&location=b&location[]=c",
    "__proto__",
  ];
  const PARAMETERS = [
    "location",
    "type",
    "budget",
    "minPrice",
    "maxSurface",
    "minRooms",
    "energy",
    "feature",
    "bbox",
    "polygon",
    "sort",
    "cursor",
    "__proto__",
  ];
  for (const page of ["/recherche", "/acheter", "/api/listings", "/api/listings/clusters"]) {
    test(page, async ({ request }) => {
      for (const name of PARAMETERS) {
        for (const value of ODD) {
          const response = await request.get(`${page}?${name}=${value}&zoom=5`);
          expect(response.status(), `${page}?${name}=${value.slice(0, 60)}`).toBeLessThan(500);
        }
      }
    });
  }

  test("paths", async ({ request }) => {
    for (const value of ODD) {
      for (const path of [
        `/bien/${value}`,
        `/acheter/${value}`,
        `/api/listings/${value}`,
        `/api/addresses?q=${value}`,
        `/api/communes?q=${value}`,
        `/sitemaps/${value}`,
      ]) {
        const response = await request.get(path);
        expect(response.status(), path.slice(0, 80)).toBeLessThan(500);
      }
    }
  });
});

test("the sitemap leads to listing pages that exist", async ({ request, baseURL }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const part of parts) {
    expect(part.startsWith(`${baseURL}/sitemaps/`)).toBe(true);
    const xml = await (await request.get(part)).text();
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    expect((await request.get(addresses[0] ?? "")).status()).toBe(200);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
});
