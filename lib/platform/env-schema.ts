import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { z } from "zod";
import { isSingleAddress } from "../kernel/email.ts";
import { databaseKind } from "./db/kind.ts";
import { diffusionTargets } from "./diffusion-targets.ts";

/** A wrong configuration: one sentence that names the variable and what it should be. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address of the site is this very machine's. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_HOSTS.has(new URL(url).hostname);
}

/** At least 32 characters: shorter secrets can be guessed. */
const secret = z.string().min(32, "must be at least 32 characters long");

const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      message: `must lie between ${minimum} and ${maximum}`,
    });

const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(protocolOf(value)), {
      message: `must be an address starting with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    })
    .optional();

/** `Name <address>`, or an address alone. */
const MAILBOX = /^(?:(?<name>[^\p{C}<>@",;:]+) <(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u;

const mailbox = z.string().transform((value, context) => {
  const { name = "", named, bare } = MAILBOX.exec(value)?.groups ?? {};
  const address = named ?? bare ?? "";
  if (isSingleAddress(address)) return { name, address };
  context.addIssue("must be an e-mail address, or Name <address>");
  return z.NEVER;
});

/** Plan IGN: the State's map of France, with its streets, without a key. */
const PLAN_IGN =
  "https://data.geopf.fr/annexes/ressources/vectorTiles/styles/PLAN.IGN/standard.json";

/** The base address of a public interface of the State, or `off`: nothing is asked of it then. Null where it is off. */
const publicInterface = (address: string) =>
  z
    .string()
    .refine((value) => value === "off" || isBaseAddress(value), {
      message: "must be off, or an address starting with http:// or https://, without a query",
    })
    .transform((value) => (value === "off" ? null : value.replace(/\/+$/, "")))
    .default(address);

/** An address that paths are added to. */
function isBaseAddress(value: string): boolean {
  if (!["http:", "https:"].includes(protocolOf(value))) return false;
  const { search, hash, username, password } = new URL(value);
  return search === "" && hash === "" && username === "" && password === "";
}

/** Who we are to a bucket, its address, and its region. */
const bucket = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const { accessKeyId, secretAccessKey } = url ? credentialsOf(url) : {};
  const path = url?.pathname.replace(/\/$/, "") ?? "";
  const names = [...(url?.searchParams.keys() ?? [])];
  if (
    url &&
    ["http:", "https:"].includes(url.protocol) &&
    accessKeyId &&
    secretAccessKey &&
    /^(?:\/[a-z\d][a-z\d.-]+)?$/.test(path) &&
    names.every((name) => name === "region") &&
    url.hash === ""
  ) {
    const region = url.searchParams.get("region") || "us-east-1";
    return { address: `${url.origin}${path}`, region, accessKeyId, secretAccessKey };
  }
  context.addIssue(
    "must be an address such as https://KEY:SECRET@s3.example.org/bucket?region=eu-west-3, whose key and secret are percent-encoded",
  );
  return z.NEVER;
});

/** User and password of an address, as they were before they were put into it. */
function credentialsOf({ username, password }: URL) {
  try {
    return {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    return {};
  }
}

/** A scheme, a host and maybe a port: nothing that would say more in a content policy. */
function isOrigin(value: string): boolean {
  return /^https?:\/\/[a-z\d.-]+(?::\d+)?$/i.test(value) && URL.canParse(value);
}

/** What the legal notice says of somebody: one line. */
const identity = z
  .string()
  .trim()
  .max(300, "must be at most 300 characters long")
  .regex(/^[^\p{C}]+$/u, "must be one line of text")
  .optional();

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATABASE_URL: z
    .string()
    .regex(/^(?:file:|postgresql:\/\/).+/, "must start with file: or postgresql://")
    .default("file:./data/app.db"),
  APP_URL: z
    .string()
    .refine((value) => ["http:", "https:"].includes(protocolOf(value)), {
      message: "must be an http:// or https:// address",
    })
    .refine((value) => protocolOf(value) === "" || new URL(value).pathname === "/", {
      message: "must be an origin, without a path",
    })
    .transform((value) => new URL(value).origin)
    .default("http://localhost:3000"),
  PORT: integer(1, 65_535).default(3000),
  /** Processes of this machine that serve the site on one port: more than one on PostgreSQL alone. */
  WEB_PROCESSES: integer(1, 64).default(1),
  AUTH_SECRET: secret.optional(),
  CAPTCHA_HMAC_KEY: secret.optional(),
  /** Private documents are encrypted with it; with the previous one too until they are rotated. */
  DOCUMENT_KEY: secret.optional(),
  DOCUMENT_KEY_PREVIOUS: secret.optional(),
  /** Least characters of a password; six is the specification's. */
  PASSWORD_MIN: integer(6, 64).default(6),
  SMTP_URL: optionalUrl("smtp:", "smtps:"),
  /** Who mails come from. */
  MAIL_FROM: mailbox.default({ name: "Loopimmo", address: "bonjour@loopimmo.fr" }),
  SEED_CATALOGUE: integer(0, 2_000_000).default(0),
  DEMO_ACCOUNTS: z.enum(["true", "false", "public"]).default("false"),
  /** Style of the map: an address, or `plain` for the one that ships with the site. */
  TILE_STYLE_URL: z
    .string()
    .refine((value) => value === "plain" || ["http:", "https:"].includes(protocolOf(value)), {
      message: "must be plain, or an address starting with http:// or https://",
    })
    .default(PLAN_IGN),
  /** Origins that the style's tiles, glyphs and sprite come from besides its own; commas between them. */
  TILE_ORIGINS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((origins) => origins.every(isOrigin), {
      message: "must be origins such as https://tiles.example.org, with commas between them",
    }),
  /** What the State knows of an address, a home, a place or a company (lib/public-data). */
  ADDRESS_API_URL: publicInterface("https://data.geopf.fr/geocodage"),
  DPE_API_URL: publicInterface("https://data.ademe.fr/data-fair/api/v1/datasets/dpe03existant"),
  RISKS_API_URL: publicInterface("https://georisques.gouv.fr/api/v1"),
  PARCEL_API_URL: publicInterface("https://apicarto.ign.fr/api/cadastre"),
  COMPANY_API_URL: publicInterface("https://recherche-entreprises.api.gouv.fr"),
  PAST_SALES_URL: publicInterface("https://files.data.gouv.fr/geo-dvf/latest/csv"),
  /** Buckets, in the place of the folders of pictures and of private documents. */
  MEDIA_S3_URL: bucket.optional(),
  DOCUMENTS_S3_URL: bucket.optional(),
  /** Where readers have pictures from, if not from the site: the bucket's public address, or a CDN before it. */
  MEDIA_PUBLIC_URL: z
    .string()
    .refine(
      (value) =>
        isBaseAddress(value) && isOrigin(new URL(value).origin) && !/[\s,"'<>]/.test(value),
      { message: "must be an address starting with http:// or https://, without a query" },
    )
    .transform((value) => new URL(value).href.replace(/\/+$/, ""))
    .optional(),
  MEDIA_DIR: z.string().min(1, "must not be empty").default("./data/media"),
  /** Private documents: no address leads to them. */
  DOCUMENT_DIR: z.string().min(1, "must not be empty").default("./data/documents"),
  /** Files that are being received. */
  UPLOAD_DIR: z.string().min(1, "must not be empty").default("./data/uploads"),
  /** Files of the State's data, as they were read. */
  PUBLIC_DATA_DIR: z.string().min(1, "must not be empty").default("./data/public-data"),
  SNAPSHOT_DIR: z.string().min(1, "must not be empty").default("./data/search"),
  /** Other host names, with their ports, under which the site answers; commas between them. */
  ALLOWED_HOSTS: z.string().default(""),
  /** Addresses or networks whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.string().default(""),
  /** Mebibytes of pages kept in memory. */
  PAGE_CACHE_MB: integer(1, 65_536).default(256),
  /** Hosts of push services besides those that browsers have; commas between them. */
  PUSH_HOSTS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every((host) => /^[a-z\d.-]+(?::\d+)?$/.test(host)), {
      message: "must be hosts such as push.example.org, with commas between them",
    }),
  /** The portals that get the listings whose sellers signed for it (decision 0082). */
  DIFFUSION_TARGETS: diffusionTargets,
  METRICS_TOKEN: secret.optional(),
  /** Seconds between saying that the process is not ready and refusing connections. */
  DRAIN_SECONDS: integer(0, 8).default(0),
  /** Seconds that a connection rests between two requests; by default what stands before the site decides (server/limits.ts). */
  KEEP_ALIVE_SECONDS: integer(1, 3_600).optional(),
  /** Whether rate limits count requests of this very machine even where it is exempt (proxies.ts). */
  LIMIT_LOOPBACK: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
  /** The legal notice: who publishes the site, who hosts it, how to reach them. */
  PUBLISHER_NAME: identity,
  PUBLISHER_LEGAL_FORM: identity,
  PUBLISHER_REGISTRATION: identity,
  PUBLISHER_VAT: identity,
  PUBLISHER_ADDRESS: identity,
  PUBLISHER_DIRECTOR: identity,
  PUBLISHER_CARD: identity,
  PUBLISHER_INSURER: identity,
  PUBLISHER_MEDIATOR: identity,
  /** The account that invoices are paid to. */
  PUBLISHER_IBAN: z
    .string()
    .transform((value) => electronicFormatIBAN(value))
    .refine((value) => value !== null && isValidIBAN(value), { message: "must be an IBAN" })
    .optional(),
  HOST_IDENTITY: identity,
  CONTACT_EMAIL: z
    .string()
    .refine(isSingleAddress, { message: "must be an e-mail address" })
    .optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d .()-]{6,25}$/, "must be a telephone number")
    .optional(),
  PRELAUNCH: z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
});

export type Environment = z.infer<typeof schema>;

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : "";
}

/** Outside production each is made up by the process that needs it. */
const PRODUCTION_SECRETS = [
  "AUTH_SECRET",
  "CAPTCHA_HMAC_KEY",
  "DOCUMENT_KEY",
] as const satisfies (keyof Environment)[];

/**
 * Reads the configuration from `source` (usually `process.env`); empty values count as absent.
 * @throws {EnvironmentError} naming the first wrong variable.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvironmentError(`${String(issue?.path[0])} ${issue?.message ?? "is wrong"}.`);
  }
  const { APP_URL, DEMO_ACCOUNTS, NODE_ENV, DOCUMENT_KEY, DOCUMENT_KEY_PREVIOUS } = parsed.data;
  if (DEMO_ACCOUNTS === "true" && !isLoopbackUrl(APP_URL)) {
    throw new EnvironmentError(
      "DEMO_ACCOUNTS=true is refused when APP_URL is not a loopback address; set it to false, or to public on purpose.",
    );
  }
  const missing = PRODUCTION_SECRETS.find((name) => parsed.data[name] === undefined);
  if (NODE_ENV === "production" && missing) {
    throw new EnvironmentError(`${missing} must be set in production.`);
  }
  if (DOCUMENT_KEY_PREVIOUS !== undefined && DOCUMENT_KEY_PREVIOUS === DOCUMENT_KEY) {
    throw new EnvironmentError("DOCUMENT_KEY_PREVIOUS must be another key than DOCUMENT_KEY.");
  }
  if (parsed.data.WEB_PROCESSES > 1 && databaseKind(parsed.data.DATABASE_URL) === "sqlite") {
    throw new EnvironmentError(
      "WEB_PROCESSES must be 1 where DATABASE_URL is a file: several processes need postgresql://.",
    );
  }
  const { MEDIA_S3_URL, DOCUMENTS_S3_URL } = parsed.data;
  if (MEDIA_S3_URL && MEDIA_S3_URL.address === DOCUMENTS_S3_URL?.address) {
    throw new EnvironmentError(
      "DOCUMENTS_S3_URL must be another bucket than MEDIA_S3_URL, whose files are public.",
    );
  }
  return parsed.data;
}

/** What the law asks of the legal notice of any public site. */
const LEGAL_NOTICE_NEEDS = [
  "PUBLISHER_NAME",
  "PUBLISHER_LEGAL_FORM",
  "PUBLISHER_REGISTRATION",
  "PUBLISHER_ADDRESS",
  "PUBLISHER_DIRECTOR",
  "HOST_IDENTITY",
  "CONTACT_EMAIL",
  "SUPPORT_PHONE",
] as const satisfies (keyof Environment)[];

/** What a configuration that is allowed is likely to have forgotten, in a sentence each. */
export function configurationWarnings(
  environment: Pick<
    Environment,
    "APP_URL" | "SMTP_URL" | "TRUSTED_PROXIES" | (typeof LEGAL_NOTICE_NEEDS)[number]
  >,
): string[] {
  if (isLoopbackUrl(environment.APP_URL)) return [];
  const warnings: string[] = [];
  if (environment.TRUSTED_PROXIES.trim() === "") {
    warnings.push(
      "TRUSTED_PROXIES is empty: behind a proxy, every visitor counts as the proxy, and they share its rate limits. Set it to the proxy's address.",
    );
  }
  if (environment.SMTP_URL === undefined) {
    warnings.push(
      "SMTP_URL is empty: no mail leaves, and nobody can confirm an address or choose a new password unless a trust manager hands them their link. Set it to a mail server's address.",
    );
  }
  const missing = LEGAL_NOTICE_NEEDS.filter((name) => environment[name] === undefined);
  if (missing.length > 0) {
    warnings.push(`The legal notice of a public site is incomplete: set ${missing.join(", ")}.`);
  }
  return warnings;
}

/** The address of the map's style; null where the site draws the plain map itself. */
export function mapStyleUrl({
  TILE_STYLE_URL,
}: Pick<Environment, "TILE_STYLE_URL">): string | null {
  return TILE_STYLE_URL === "plain" ? null : TILE_STYLE_URL;
}

/** The origins that the map loads from: its style's, and those that the style names. None when plain. */
export function mapOrigins({
  TILE_STYLE_URL,
  TILE_ORIGINS,
}: Pick<Environment, "TILE_STYLE_URL" | "TILE_ORIGINS">): string[] {
  if (TILE_STYLE_URL === "plain") return [];
  const origins = TILE_ORIGINS.map((origin) => new URL(origin).origin);
  return [...new Set([new URL(TILE_STYLE_URL).origin, ...origins])];
}

/** The origin that pictures come from where the site does not give them itself; null where it does. */
export function mediaOrigin({
  MEDIA_PUBLIC_URL,
}: Pick<Environment, "MEDIA_PUBLIC_URL">): string | null {
  return MEDIA_PUBLIC_URL === undefined ? null : new URL(MEDIA_PUBLIC_URL).origin;
}
