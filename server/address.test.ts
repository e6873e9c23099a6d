import type { IncomingHttpHeaders } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOAN_FIELDS } from "../lib/financing/inputs.ts";
import { cachedAddress, loggedPath } from "./address.ts";

const ID = "abc123def456";
const at = (url: string, headers: IncomingHttpHeaders = {}) => cachedAddress(url, headers);
const keyOf = (url: string, headers?: IncomingHttpHeaders) => at(url, headers)?.key ?? null;

const PAGES = [
  "/",
  "/v2",
  "/acheter",
  "/acheter/rennes",
  "/recherche",
  "/vendre",
  "/looper",
  "/beta",
  "/help",
  "/honoraires",
  "/mentions-legales",
  "/cgu",
  "/confidentialite",
  "/accessibilite",
  "/offline",
  `/bien/${ID}`,
];
const FILES = [
  "/robots.txt",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/apple-icon.png",
  "/_next/static/chunks/app/[id]/page-1.js",
  "/media/facade.webp",
  "/illustrations/maison.svg",
  "/icons/192.png",
  "/partage.jpg",
  `/bien/${ID}/partage.jpg`,
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/villes.xml",
  "/sitemaps/biens-0.xml",
  "/sitemaps/biens-199.xml",
];
const CALLS = [
  "/api/listings",
  `/api/listings/${ID}`,
  `/api/listings/${ID}/slots`,
  "/api/openapi.json",
  "/api/places",
];

describe("what is cached", () => {
  test.each([...PAGES, ...FILES, ...CALLS])("%s is, under its own path", (path) => {
    expect(at(path)).toMatchObject({ key: path, path, headers: {} });
  });

  test.each([
    "/connexion",
    "/login",
    "/register",
    "/api/me",
    "/api/users",
    "/api/health",
    "/api/captcha/challenge",
    "/api/auth/session",
    "/api/listings/short",
    `/api/listings/${ID}/views`,
    "/api/listings/clusters",
    "/api/listings/clusters?zoom=x",
    "/api/listings/clusters?zoom=5&without=aaaaaaaaaaaa",
    "/api/listings?minPrice=abc",
    "/media",
    "/_next/data/x.json",
    "/_next/image?url=%2Fx&w=64&q=75",
    `/bien/${ID}/reserver`,
    `/bien/${ID}/opengraph-image`,
    "/dev/bien/active",
    "/bien/short",
    "/bien/short/partage.jpg",
    `/bien/${ID}/partage.png`,
    "/sitemaps",
    "/sitemaps/biens-99999999.xml",
    "/sitemaps/biens-0.xml.gz",
    "/sitemaps/agences.xml",
  ])("%s is not", (path) => {
    expect(at(path)).toBeNull();
  });

  test.each([
    "//",
    "//recherche",
    "/recherche/",
    "/Recherche",
    "/recherche;x",
    "/recherche%00",
    "/recherche\0",
    "/recherche#x",
    "/%72echerche",
    "/acheter//rennes",
    "/acheter/%2e%2e/connexion",
    "/acheter/../connexion",
    "/acheter/Rennes",
    "/acheter/rennes%2f",
    "/acheter%2frennes",
    `/bien/${ID.toUpperCase()}`,
    `/bien/${ID}/`,
    `/bien/${ID}%20`,
    `/bien/${ID}\n`,
    `/bien/${ID}//partage.jpg`,
    `/bien/${ID}/partage%2ejpg`,
    "/sitemaps/biens%2d0.xml",
    "/_next/static/../../api/me",
    "/_next/static/%2e%2e/x.js",
    "/_next/static//x.js",
    "/media/..",
    "/__proto__",
    "/constructor",
    `/acheter/${"a".repeat(100_000)}`,
  ])("an odd spelling, %j, is left to Next", (path) => {
    expect(at(path)).toBeNull();
  });
});

describe("the query", () => {
  test("unknown parameters neither split the key nor reach the page", () => {
    for (const path of [...PAGES, ...FILES, ...CALLS]) {
      for (const query of ["utm_source=a", "nxtPid=x", "__proto__=1", "a=1&a=2", "#x", "&&=&"]) {
        expect(at(`${path}?${query}`)).toMatchObject({ key: path, path });
      }
    }
  });

  test("known ones have one order and one spelling", () => {
    const one = keyOf("/recherche?type=house&location=Rennes&type=apartment&minPrice=100000");
    expect(one).toBe(
      keyOf("/recherche?minPrice=100%20000&utm=x&type=apartment&location=+Rennes+&type=house"),
    );
    expect(one).toBe("/recherche?location=Rennes&type=apartment&type=house&minPrice=100000");
    expect(keyOf("/recherche?sort=relevance&location=")).toBe("/recherche");
  });

  test("of a call has one order and one spelling too", () => {
    expect(keyOf("/api/communes")).toBe("/api/communes?q=");
    expect(keyOf("/api/communes?x=1&q=+Ren%20")).toBe(keyOf("/api/communes?q=Ren"));
    expect(keyOf("/api/listings/clusters?minPrice=100%20000&zoom=5.5")).toBe(
      "/api/listings/clusters?zoom=5&minPrice=100000",
    );
  });

  test("places with signs of their own keep their key to themselves", () => {
    const places = ["a#b", "a", "a&type=house", "a?b", "a%23b", "a+b", "a b"];
    const keys = places.map((place) => keyOf(`/recherche?location=${encodeURIComponent(place)}`));
    expect(new Set(keys).size).toBe(places.length);
    expect(keys).not.toContain(null);
  });

  test.each([
    "minPrice=abc",
    "energy=Z",
    "location=a&location=b",
    `location=${"a".repeat(10_000)}`,
    "minPrice=2&maxPrice=1",
    "location=%00",
    "cursor=%2f",
    "polygon=%7e",
  ])("a search that is not understood, %s, is not kept: its page says so", (query) => {
    for (const path of ["/recherche", "/acheter", "/acheter/rennes"]) {
      expect(at(`${path}?${query}`)).toBeNull();
    }
  });

  test("what a visitor chose is theirs: a slot, a loan, a price", () => {
    for (const name of ["creneau", ...Object.values(LOAN_FIELDS)]) {
      expect(at(`/bien/${ID}?${name}=1`)).toBeNull();
      expect(at(`/bien/${ID}?x=1&${name}`)).toBeNull();
    }
    expect(at("/vendre?prix=400000")).toBeNull();
    expect(at("/looper?forfait=elite&ventes=6")).toBeNull();
    expect(at("/looper?ventes=6")).toBeNull();
    expect(at("/beta?prix=400000")).toBeNull();
    expect(at("/beta?ref=CLRM7K&prix=400000")).toBeNull();
    expect(at("/help?prix=400000")).not.toBeNull();
    // So is what a request for a quote is to be about.
    const provider = "/prestataire/abc123def456";
    expect(at(provider)).not.toBeNull();
    for (const subject of ["bien=abc123def457", "lieu=hendaye"]) {
      expect(at(`${provider}?${subject}`)).toBeNull();
    }
    expect(at("/prestataires/notaire/rennes?bien=abc123def457")).toBeNull();
  });

  test("a tour's station is part of its key; what is none is not read", () => {
    const tour = `/bien/${ID}/visite-virtuelle`;
    expect(keyOf(`${tour}?utm=x&piece=3`)).toBe(`${tour}?piece=3`);
    for (const query of ["", "?piece=1", "?piece=", "?piece=0", "?piece=999", "?piece=%3Cb%3E"]) {
      expect(keyOf(tour + query)).toBe(tour);
    }
    expect(at(`${tour}/`)).toBeNull();
    expect(at("/bien/short/visite-virtuelle")).toBeNull();
  });

  test("a referral code is part of the waitlist's key, in capitals, whatever came with it", () => {
    const one = "/beta?ref=CLRM7K";
    for (const url of [
      one,
      "/beta?ref=clrm7k",
      "/beta?ref=+CLRM7K%20",
      "/beta?utm_source=lettre&ref=clrm7k&utm_medium=mail",
      "/beta?ref=CLRM7K&ref=THMS4Q",
    ]) {
      expect(at(url)).toMatchObject({ key: one, path: one });
    }
    expect(keyOf("/beta?ref=THMS4Q")).toBe("/beta?ref=THMS4Q");
  });

  test.each(["", "CLRM7", "CLRM7KK", "CLRM-7", "ÉLRM7K", "%00", "<script>", "a".repeat(10_000)])(
    "what is no referral code, %j, has the key of the page alone",
    (code) => {
      expect(at(`/beta?ref=${code}`)).toMatchObject({ key: "/beta", path: "/beta" });
    },
  );
});

describe("parts of a page", () => {
  const PARTS = [
    "rsc",
    "next-router-prefetch",
    "next-router-segment-prefetch",
    "next-router-state-tree",
    "next-url",
  ];

  test("are told apart by each header that makes them", () => {
    const variants: IncomingHttpHeaders[] = [{}, { rsc: "1" }, { rsc: "" }, { rsc: "2" }];
    for (const name of PARTS.slice(1)) {
      variants.push({ rsc: "1", [name]: "a" }, { rsc: "1", [name]: "b" });
    }
    const keys = variants.map((headers) => keyOf("/help?_rsc=x", headers));
    expect(new Set(keys).size).toBe(variants.length);
    expect(keys).not.toContain(null);
    expect(keyOf("/help?_rsc=y", { rsc: "1" })).not.toBe(keyOf("/help?_rsc=x", { rsc: "1" }));
  });

  test("without the first of these headers it is the whole page, whatever the others say", () => {
    for (const name of PARTS.slice(1)) {
      expect(at("/help?_rsc=x", { [name]: "1" })).toMatchObject({ key: "/help", headers: {} });
    }
  });

  test("pass on these headers and no other", () => {
    const address = at("/recherche?location=Rennes&_rsc=a%26b", {
      rsc: "1",
      cookie: "session=1",
      authorization: "Bearer x",
      "x-middleware-subrequest": "proxy",
      "next-action": "x",
    });
    expect(address?.headers).toEqual({ rsc: "1" });
    expect(address?.path).toBe("/recherche?location=Rennes&_rsc=a%26b");
  });

  test("files have none, whatever the headers", () => {
    for (const path of FILES) {
      const headers = { rsc: "1", "next-router-state-tree": "x".repeat(5_000) };
      expect(at(`${path}?_rsc=x`, headers)).toMatchObject({ key: path, path, headers: {} });
    }
  });

  test("nobody fills the memory with long ones", () => {
    expect(at("/help", { rsc: "1", "next-router-state-tree": "x".repeat(5_000) })).toBeNull();
  });
});

describe("for any two requests", () => {
  const name = fc.constantFrom(
    ..."location type minPrice maxPrice minRooms energy feature sort bbox budget _rsc utm prix".split(
      " ",
    ),
    "creneau",
    "__proto__",
    "apport",
  );
  const value = fc.oneof(
    fc.constantFrom("", "1", "2", "200000", "Rennes", "house", "balcon", "A", "price-asc", "a#b"),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 });
  const headers = fc.record(
    {
      rsc: fc.constantFrom("1", "", '"'),
      "next-router-prefetch": fc.constantFrom("1", "2"),
      "next-router-segment-prefetch": fc.constantFrom("/_tree", "\n"),
      "next-router-state-tree": fc.string({ maxLength: 4 }),
      "next-url": fc.constantFrom("/", "/help"),
      cookie: fc.string({ maxLength: 4 }),
    },
    { requiredKeys: [] },
  );
  const request = fc
    .tuple(
      fc.constantFrom("/", "/recherche", "/acheter/rennes", "/vendre", "/help"),
      pairs,
      headers,
    )
    .map(([path, query, given]) => {
      const text = query
        .map(([key, each]) => `${key}=${new URLSearchParams({ v: each }).toString().slice(2)}`)
        .join("&");
      return at(`${path}?${text}`, given);
    });

  test("with one key, Next is asked for the same path with the same headers", () => {
    const requested = new Map<string, string>();
    fc.assert(
      fc.property(request, (address) => {
        if (address === null) return;
        const question = JSON.stringify([address.path, address.headers]);
        const before = requested.get(address.key) ?? question;
        requested.set(address.key, before);
        expect(question).toBe(before);
      }),
      { numRuns: 3_000 },
    );
  });

  test("what Next is asked for is its own key: nothing is left to bring into order", () => {
    fc.assert(
      fc.property(request, (address) => {
        if (address === null) return;
        expect(at(address.path, address.headers)).toMatchObject({
          key: address.key,
          path: address.path,
        });
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ["/api/diffusion/portail/0123456789abcdef0123456789abcdef", "/api/diffusion/portail/…"],
  ["/api/calendar/abc.ics", "/api/calendar/…"],
  ["/api/calendar/a/b", "/api/calendar/…"],
  ["/api/listings/abc", "/api/listings/abc"],
  ["/bien/abc123def456", "/bien/abc123def456"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
