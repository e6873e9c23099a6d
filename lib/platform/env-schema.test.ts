import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  configurationWarnings,
  EnvironmentError,
  mapOrigins,
  mapStyleUrl,
  mediaOrigin,
  parseEnvironment,
} from "./env-schema.ts";

const SECRET = "x".repeat(32);
const production = {
  NODE_ENV: "production",
  AUTH_SECRET: SECRET,
  CAPTCHA_HMAC_KEY: SECRET,
  DOCUMENT_KEY: SECRET,
};

test("defaults to a local SQLite file and the documented values", () => {
  expect(parseEnvironment({})).toMatchObject({
    DATABASE_URL: "file:./data/app.db",
    APP_URL: "http://localhost:3000",
    PORT: 3000,
    SEED_CATALOGUE: 0,
    DEMO_ACCOUNTS: "false",
    PRELAUNCH: true,
  });
});

test("takes empty values as absent", () => {
  expect(parseEnvironment({ SMTP_URL: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["Loopimmo <bonjour@loopimmo.fr>", "Loopimmo"],
  ["L’équipe Loopimmo <bonjour@loopimmo.fr>", "L’équipe Loopimmo"],
  ["bonjour@loopimmo.fr", ""],
])("reads who mails come from: %s", (MAIL_FROM, name) => {
  expect(parseEnvironment({ MAIL_FROM }).MAIL_FROM).toEqual({
    name,
    address: "bonjour@loopimmo.fr",
  });
});

test("reads a bucket's address, who we are to it, and its region", () => {
  const { MEDIA_S3_URL, DOCUMENTS_S3_URL } = parseEnvironment({
    MEDIA_S3_URL: "https://AKIA:a%2Fb%2Bc@s3.example:9000/media?region=fr-par",
    DOCUMENTS_S3_URL: "https://AKIA:secret@papers.s3.example",
  });
  expect(MEDIA_S3_URL).toEqual({
    address: "https://s3.example:9000/media",
    region: "fr-par",
    accessKeyId: "AKIA",
    secretAccessKey: "a/b+c",
  });
  expect(DOCUMENTS_S3_URL).toMatchObject({
    address: "https://papers.s3.example",
    region: "us-east-1",
  });
});

test("reads where pictures come from, and the origin that the content policy allows", () => {
  const elsewhere = parseEnvironment({ MEDIA_PUBLIC_URL: "https://cdn.example:8443/pictures/" });
  expect(elsewhere.MEDIA_PUBLIC_URL).toBe("https://cdn.example:8443/pictures");
  expect(mediaOrigin(elsewhere)).toBe("https://cdn.example:8443");
  expect(mediaOrigin(parseEnvironment({}))).toBeNull();
});

test("keeps the origin of APP_URL", () => {
  expect(parseEnvironment({ APP_URL: "https://loopimmo.fr/" }).APP_URL).toBe("https://loopimmo.fr");
});

describe("refuses, in one sentence that names the variable,", () => {
  test.each([
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ APP_URL: "loopimmo.fr" }, "APP_URL"],
    [{ APP_URL: "https://loopimmo.fr/site" }, "APP_URL"],
    [{ APP_URL: "javascript:alert(1)" }, "APP_URL"],
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "3e3" }, "PORT"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
    [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
    [{ MAIL_FROM: "Loopimmo" }, "MAIL_FROM"],
    [{ MAIL_FROM: "a@loopimmo.fr, b@loopimmo.fr" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Loopimmo <a@loopimmo.fr" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Loopimmo <a@loopimmo.fr>\r\nBcc: b@loopimmo.fr" }, "MAIL_FROM"],
    [{ SEED_CATALOGUE: "-1" }, "SEED_CATALOGUE"],
    [{ SEED_CATALOGUE: "many" }, "SEED_CATALOGUE"],
    [{ DEMO_ACCOUNTS: "yes" }, "DEMO_ACCOUNTS"],
    [{ PRELAUNCH: "1" }, "PRELAUNCH"],
    [{ TILE_STYLE_URL: "file:///etc/passwd" }, "TILE_STYLE_URL"],
    [{ TILE_STYLE_URL: "simple" }, "TILE_STYLE_URL"],
    [{ TILE_ORIGINS: "https://a.example, *" }, "TILE_ORIGINS"],
    [{ TILE_ORIGINS: "https://a.example; script-src *" }, "TILE_ORIGINS"],
    [{ TILE_ORIGINS: "https://a.example/tiles" }, "TILE_ORIGINS"],
    [{ ADDRESS_API_URL: "none" }, "ADDRESS_API_URL"],
    [{ DPE_API_URL: "file:///etc/passwd" }, "DPE_API_URL"],
    [{ RISKS_API_URL: "https://user:secret@risks.example" }, "RISKS_API_URL"],
    [{ PARCEL_API_URL: "https://parcels.example?key=1" }, "PARCEL_API_URL"],
    [{ COMPANY_API_URL: "recherche-entreprises.api.gouv.fr" }, "COMPANY_API_URL"],
    [{ PAST_SALES_URL: "https://sales.example/#csv" }, "PAST_SALES_URL"],
    [{ ...production, AUTH_SECRET: undefined }, "AUTH_SECRET"],
    [{ ...production, CAPTCHA_HMAC_KEY: "" }, "CAPTCHA_HMAC_KEY"],
    [{ ...production, DOCUMENT_KEY: "" }, "DOCUMENT_KEY"],
    [{ MEDIA_S3_URL: "https://s3.example/media" }, "MEDIA_S3_URL"],
    [{ MEDIA_S3_URL: "s3://key:secret@media" }, "MEDIA_S3_URL"],
    [{ MEDIA_S3_URL: "https://key:sec%ret@s3.example/media" }, "MEDIA_S3_URL"],
    [{ DOCUMENTS_S3_URL: "https://key:secret@s3.example/a/b" }, "DOCUMENTS_S3_URL"],
    [{ DOCUMENTS_S3_URL: "https://key:secret@s3.example/a?acl=public-read" }, "DOCUMENTS_S3_URL"],
    [
      {
        MEDIA_S3_URL: "https://key:secret@s3.example/files",
        DOCUMENTS_S3_URL: "https://other:secret@s3.example/files/",
      },
      "DOCUMENTS_S3_URL",
    ],
    [{ MEDIA_PUBLIC_URL: "cdn.example" }, "MEDIA_PUBLIC_URL"],
    [{ MEDIA_PUBLIC_URL: "https://cdn.example/?v=1" }, "MEDIA_PUBLIC_URL"],
    [{ MEDIA_PUBLIC_URL: "https://cdn.example;script-src" }, "MEDIA_PUBLIC_URL"],
    [{ MEDIA_PUBLIC_URL: "https://cdn.example/a, b" }, "MEDIA_PUBLIC_URL"],
    [{ DOCUMENT_KEY: "short" }, "DOCUMENT_KEY"],
    [{ DOCUMENT_KEY_PREVIOUS: "short" }, "DOCUMENT_KEY_PREVIOUS"],
    [{ ...production, DOCUMENT_KEY_PREVIOUS: SECRET }, "DOCUMENT_KEY_PREVIOUS"],
    [{ APP_URL: "https://loopimmo.fr", DEMO_ACCOUNTS: "true" }, "DEMO_ACCOUNTS"],
    [{ APP_URL: "http://localhost.example.org", DEMO_ACCOUNTS: "true" }, "DEMO_ACCOUNTS"],
  ])("%j", (source, variable) => {
    expect(() => parseEnvironment(source)).toThrow(EnvironmentError);
    expect(() => parseEnvironment(source)).toThrow(new RegExp(`^${variable}\\b.*\\.$`));
  });
});

test.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]:3000"])(
  "allows demo accounts on %s",
  (APP_URL) => {
    expect(parseEnvironment({ APP_URL, DEMO_ACCOUNTS: "true" }).DEMO_ACCOUNTS).toBe("true");
  },
);

test("allows public demo accounts on purpose", () => {
  const source = { APP_URL: "https://demo.loopimmo.fr", DEMO_ACCOUNTS: "public" };
  expect(parseEnvironment(source).DEMO_ACCOUNTS).toBe("public");
});

test.each([
  [{ APP_URL: "https://loopimmo.fr" }, true],
  [{ APP_URL: "https://loopimmo.fr", TRUSTED_PROXIES: " " }, true],
  [{ APP_URL: "https://loopimmo.fr", TRUSTED_PROXIES: "127.0.0.1" }, false],
  [{ APP_URL: "http://localhost:3000" }, false],
  [{ APP_URL: "http://[::1]:3000" }, false],
  [{ APP_URL: "http://127.0.0.1.example.org" }, true],
])("warns of visitors who all seem to be the proxy: %j, %s", (source, warns) => {
  const warnings = configurationWarnings(parseEnvironment(source));
  expect(warnings.some((sentence) => sentence.startsWith("TRUSTED_PROXIES"))).toBe(warns);
});

test("the map is Plan IGN's unless another style is named, or none", () => {
  const ign = parseEnvironment({ TILE_STYLE_URL: "" });
  expect(mapStyleUrl(ign)).toMatch(/^https:\/\/data\.geopf\.fr\/.*PLAN\.IGN\/standard\.json$/);
  expect(mapOrigins(ign)).toEqual(["https://data.geopf.fr"]);
  const plain = parseEnvironment({ TILE_STYLE_URL: "plain", TILE_ORIGINS: "https://a.example" });
  expect(mapStyleUrl(plain)).toBeNull();
  expect(mapOrigins(plain)).toEqual([]);
  const other = parseEnvironment({
    TILE_STYLE_URL: "https://tiles.example/style.json",
    TILE_ORIGINS: "https://fonts.example:8443, https://tiles.example",
  });
  expect(mapStyleUrl(other)).toBe("https://tiles.example/style.json");
  expect(mapOrigins(other)).toEqual(["https://tiles.example", "https://fonts.example:8443"]);
});

test("the State's interfaces are the public ones unless others are named, or off", () => {
  expect(parseEnvironment({ DPE_API_URL: "" })).toMatchObject({
    ADDRESS_API_URL: "https://data.geopf.fr/geocodage",
    DPE_API_URL: "https://data.ademe.fr/data-fair/api/v1/datasets/dpe03existant",
    RISKS_API_URL: "https://georisques.gouv.fr/api/v1",
    PARCEL_API_URL: "https://apicarto.ign.fr/api/cadastre",
    COMPANY_API_URL: "https://recherche-entreprises.api.gouv.fr",
    PAST_SALES_URL: "https://files.data.gouv.fr/geo-dvf/latest/csv",
  });
  const other = parseEnvironment({
    RISKS_API_URL: "off",
    PARCEL_API_URL: "http://mirror/parcels/",
  });
  expect(other.RISKS_API_URL).toBeNull();
  expect(other.PARCEL_API_URL).toBe("http://mirror/parcels");
});

test.each([
  [{ APP_URL: "https://loopimmo.fr" }, true],
  [{ APP_URL: "https://loopimmo.fr", SMTP_URL: "smtp://mail.loopimmo.fr" }, false],
  [{ APP_URL: "http://localhost:3000" }, false],
])("warns where people would wait for mails that nothing sends: %j, %s", (source, warns) => {
  const warnings = configurationWarnings(parseEnvironment(source));
  expect(warnings.some((sentence) => sentence.startsWith("SMTP_URL"))).toBe(warns);
});

describe("the legal notice of a public site", () => {
  const errorsOf = (source: Record<string, string>) =>
    configurationWarnings(parseEnvironment(source)).filter((text) => text.includes("legal notice"));
  const complete = {
    PUBLISHER_NAME: "Loopimmo",
    PUBLISHER_LEGAL_FORM: "SAS au capital de 10 000 €",
    PUBLISHER_REGISTRATION: "RCS Rennes 123 456 789",
    PUBLISHER_ADDRESS: "1 place de la Mairie, 35000 Rennes",
    PUBLISHER_DIRECTOR: "Camille Martin",
    HOST_IDENTITY: "Hébergeur, 1 rue du Port, 44000 Nantes, 02 40 00 00 00",
    CONTACT_EMAIL: "contact@loopimmo.example",
    SUPPORT_PHONE: "+33 2 99 00 00 00",
  };

  test("is told in one line what it lacks", () => {
    const [sentence, ...others] = errorsOf({ APP_URL: "https://loopimmo.example" });
    for (const name of Object.keys(complete)) expect(sentence).toContain(name);
    expect(sentence).not.toMatch(/\n/);
    expect(others).toEqual([]);
    const { HOST_IDENTITY: _, ...rest } = complete;
    expect(errorsOf({ APP_URL: "https://loopimmo.example", ...rest })).toEqual([
      "The legal notice of a public site is incomplete: set HOST_IDENTITY.",
    ]);
  });

  test("is told nothing once it is complete, nor on this very machine", () => {
    expect(errorsOf({ APP_URL: "https://loopimmo.example", ...complete })).toEqual([]);
    expect(errorsOf({ APP_URL: "http://localhost:3000" })).toEqual([]);
  });

  test.each([
    ["PUBLISHER_NAME", "two\nlines"],
    ["HOST_IDENTITY", "x".repeat(301)],
    ["CONTACT_EMAIL", "nobody"],
    ["SUPPORT_PHONE", "call me"],
  ])("is stopped by a wrong %s", (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });
});

test("has several processes on PostgreSQL alone", () => {
  const WEB_PROCESSES = "2";
  const { DATABASE_URL } = parseEnvironment({});
  expect(() => parseEnvironment({ WEB_PROCESSES, DATABASE_URL })).toThrow(
    /^WEB_PROCESSES must be 1 where DATABASE_URL is a file/,
  );
  expect(
    parseEnvironment({ WEB_PROCESSES, DATABASE_URL: "postgresql://db/loopimmo" }).WEB_PROCESSES,
  ).toBe(2);
  for (const odd of ["0", "65", "two", "-1"])
    expect(() => parseEnvironment({ WEB_PROCESSES: odd })).toThrow(/^WEB_PROCESSES must/);
});

test("is explained by the example, which names no variable that means nothing", () => {
  const example = readFileSync(".env.example", "utf8");
  const named = [...example.matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name);
  const schema = readFileSync("lib/platform/env-schema.ts", "utf8");
  const known = [...schema.matchAll(/^ {2}([A-Z_\d]+): /gm)].map(([, name]) => name);
  const unexplained = ["NODE_ENV", "PASSWORD_MIN", "LIMIT_LOOPBACK"];
  const ofOthers = ["OTEL_EXPORTER_OTLP_ENDPOINT", "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"];
  expect(named.toSorted()).toEqual(
    [...known.filter((name = "") => !unexplained.includes(name)), ...ofOthers].toSorted(),
  );
});

describe("portals", () => {
  const of = (...targets: object[]) =>
    parseEnvironment({ DIFFUSION_TARGETS: JSON.stringify(targets) });
  const common = { code: "un", name: "Portail Un", agency: "AG1" };
  const address = { ...common, kind: "address", token: "x".repeat(32) };
  const sftp = {
    ...{ ...common, kind: "sftp", hostKey: `SHA256:${"A".repeat(43)}` },
    url: "sftp://agence:a%2Fb%40c@sftp.example:2222/depot/Annonces.csv",
  };

  test("are none unless they are configured", () => {
    expect(parseEnvironment({}).DIFFUSION_TARGETS).toEqual([]);
    expect(parseEnvironment({ DIFFUSION_TARGETS: "" }).DIFFUSION_TARGETS).toEqual([]);
  });

  test("are read with what was percent-encoded", () => {
    expect(of(sftp).DIFFUSION_TARGETS).toMatchObject([
      {
        encoding: "iso-8859-1",
        url: {
          ...{ host: "sftp.example", port: 2222, path: "/depot/Annonces.csv" },
          ...{ username: "agence", password: "a/b@c" },
        },
      },
    ]);
  });

  test.each<[string, object[]]>([
    ["a short token", [{ ...address, token: "court" }]],
    ["a token with a slash", [{ ...address, token: `${"x".repeat(32)}/` }]],
    ["no fingerprint", [{ ...sftp, hostKey: undefined }]],
    ["a folder in the place of a file", [{ ...sftp, url: "sftp://a:b@sftp.example/depot/" }]],
    ["FTP", [{ ...sftp, url: "ftp://a:b@sftp.example/a.csv" }]],
    ["a wrong percent sign", [{ ...sftp, url: "sftp://a:%zz@sftp.example/a.csv" }]],
    ["a name twice", [address, { ...address, code: "deux", name: "portail un" }]],
    ["a code twice", [address, { ...address, name: "Portail Deux" }]],
    ["a code with a slash", [{ ...address, code: "a/b" }]],
    ["a field too many", [{ ...address, path: "/tmp" }]],
    ["a kind that is none", [{ ...address, kind: "mail" }]],
  ])("are refused with %s, and named", (_what, targets) => {
    expect(() => of(...targets)).toThrow(/^DIFFUSION_TARGETS /);
  });

  test("are refused where they are no JSON", () => {
    expect(() => parseEnvironment({ DIFFUSION_TARGETS: "seloger" })).toThrow(
      "DIFFUSION_TARGETS must be a list in JSON, on one line.",
    );
  });
});
