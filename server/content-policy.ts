import { createHash, randomBytes } from "node:crypto";

/** What pages may load, beyond what is ours. */
export interface PolicySources {
  /** Origins that the map's style, tiles, glyphs and sprite come from; none for the plain map. */
  mapOrigins: readonly string[];
  /** The origin that pictures of listings come from where the site does not give them itself. */
  mediaOrigin?: string | null;
  /** Whether the site is served over https. */
  secure: boolean;
  /**
   * Whether Next runs in development: it evaluates what it compiled, sends changes over a WebSocket, and
   * styles what it shows of errors in the page itself.
   */
  development?: boolean;
}

/** What may run as a script: "'sha256-…'" or "'nonce-…'" beside our own files. */
export type ScriptSource = `'sha256-${string}'` | `'nonce-${string}'`;

/**
 * How a page stands to frames: no page has or is one, but for the editor of listings, which shows its own preview
 * beside its form, and a looper's file, which shows the papers.
 */
export type Framing = "none" | "frames" | "framed";

const PREVIEW = /^\/annonces\/[\w-]+\/apercu$/;
const EDITOR = /^\/annonces\/[\w-]+\/[a-z]+$/;
/** A looper's file, which shows the papers beside what they were declared to be. */
const PAPER = /^\/api\/documents\/[\w-]+$/;
const LOOPER_FILE = /^\/trust-manager\/validation\/[\w-]+$/;

export function framingOf(path: string): Framing {
  if (PREVIEW.test(path) || PAPER.test(path)) return "framed";
  return EDITOR.test(path) || LOOPER_FILE.test(path) ? "frames" : "none";
}

/** The Content-Security-Policy of a page whose inline scripts are exactly these. */
export function contentPolicy(
  scripts: readonly ScriptSource[],
  { mapOrigins, mediaOrigin, secure, development = false }: PolicySources,
  framing: Framing = "none",
): string {
  const inDevelopment = (source: string) => (development ? ` ${source}` : "");
  const tiles = mapOrigins.map((origin) => ` ${origin}`).join("");
  const pictures = mediaOrigin ? ` ${mediaOrigin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((source) => ` ${source}`).join("")}${inDevelopment("'unsafe-eval'")}`,
    `style-src 'self'${inDevelopment("'unsafe-inline'")}`,
    `img-src 'self' data: blob:${tiles}${pictures}`,
    `connect-src 'self'${tiles}${inDevelopment("ws:")}`,
    "worker-src 'self' blob:",
    `frame-src '${framing === "frames" ? "self" : "none"}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framing === "framed" ? "self" : "none"}'`,
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The hash of an inline script, given as a text of its bytes (latin1). */
export function scriptHash(text: string): ScriptSource {
  return `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
}

/** A nonce for one response: 128 random bits. */
export function newNonce(): string {
  return randomBytes(16).toString("base64url");
}

/** Headers of every response. */
export function securityHeaders(
  { secure }: PolicySources,
  framing: Framing = "none",
): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": framing === "framed" ? "SAMEORIGIN" : "DENY",
    ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
