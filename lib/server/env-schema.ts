import { z } from "zod";
import { isSingleAddress } from "../mail/rules.ts";

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

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATABASE_URL: z
    .string()
    .regex(/^file:.+/, "must start with file: (PostgreSQL support is not built in yet)")
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
  AUTH_SECRET: secret.optional(),
  CAPTCHA_HMAC_KEY: secret.optional(),
  /** Least characters of a password; six is the specification's. */
  PASSWORD_MIN: integer(6, 64).default(6),
  SMTP_URL: optionalUrl("smtp:", "smtps:"),
  /** Who mails come from. */
  MAIL_FROM: mailbox.default({ name: "Loopimmo", address: "bonjour@loopimmo.fr" }),
  SEED_CATALOGUE: integer(0, 2_000_000).default(0),
  DEMO_ACCOUNTS: z.enum(["true", "false", "public"]).default("false"),
  TILE_STYLE_URL: optionalUrl("http:", "https:"),
  MEDIA_DIR: z.string().min(1, "must not be empty").default("./data/media"),
  SNAPSHOT_DIR: z.string().min(1, "must not be empty").default("./data/search"),
  /** Other host names, with their ports, under which the site answers; commas between them. */
  ALLOWED_HOSTS: z.string().default(""),
  /** Addresses or networks whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.string().default(""),
  /** Mebibytes of pages kept in memory. */
  PAGE_CACHE_MB: integer(1, 65_536).default(256),
  METRICS_TOKEN: secret.optional(),
  /** Seconds between saying that the process is not ready and refusing connections. */
  DRAIN_SECONDS: integer(0, 8).default(0),
  /** Whether rate limits count requests of this very machine even where it is exempt (proxies.ts). */
  LIMIT_LOOPBACK: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
  PRELAUNCH: z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
});

export type Environment = z.infer<typeof schema>;

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : "";
}

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
  const { APP_URL, DEMO_ACCOUNTS, NODE_ENV, AUTH_SECRET, CAPTCHA_HMAC_KEY } = parsed.data;
  if (DEMO_ACCOUNTS === "true" && !isLoopbackUrl(APP_URL)) {
    throw new EnvironmentError(
      "DEMO_ACCOUNTS=true is refused when APP_URL is not a loopback address; set it to false, or to public on purpose.",
    );
  }
  if (NODE_ENV === "production" && !AUTH_SECRET) {
    throw new EnvironmentError("AUTH_SECRET must be set in production.");
  }
  if (NODE_ENV === "production" && !CAPTCHA_HMAC_KEY) {
    throw new EnvironmentError("CAPTCHA_HMAC_KEY must be set in production.");
  }
  return parsed.data;
}

/** What a configuration that is allowed is likely to have forgotten, in a sentence each. */
export function configurationWarnings({
  APP_URL,
  TRUSTED_PROXIES,
}: Pick<Environment, "APP_URL" | "TRUSTED_PROXIES">): string[] {
  if (isLoopbackUrl(APP_URL) || TRUSTED_PROXIES.trim() !== "") return [];
  return [
    "TRUSTED_PROXIES is empty: behind a proxy, every visitor counts as the proxy, and they share its rate limits. Set it to the proxy's address.",
  ];
}
