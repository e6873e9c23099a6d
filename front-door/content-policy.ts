import { createHash, randomBytes } from "node:crypto";

/** What pages may load, beyond what is ours. */
export interface PolicySources {
  /** Origin of the map's tiles, when they come from elsewhere. */
  tileOrigin: string | null;
  /** Whether the site is served over https. */
  secure: boolean;
}

/** What may run as a script: "'sha256-…'" or "'nonce-…'" beside our own files. */
type ScriptSource = `'sha256-${string}'` | `'nonce-${string}'`;

/** The Content-Security-Policy of a page whose inline scripts are exactly these. */
export function contentPolicy(
  scripts: readonly ScriptSource[],
  { tileOrigin, secure }: PolicySources,
): string {
  const tiles = tileOrigin === null ? "" : ` ${tileOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((source) => ` ${source}`).join("")}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self'${tiles}`,
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;

/**
 * The hashes of a page's own inline scripts, and the page without the nonce that it was rendered
 * with; the page is a text of its bytes (latin1). Only what the framework wrote bears the nonce: a script that got into the page some other
 * way has no hash and does not run. Blocks of data run nothing and need none.
 */
export function inlineScriptHashes(
  rendered: string,
  nonce: string,
): { html: string; hashes: ScriptSource[] } {
  const attribute = ` nonce="${nonce}"`;
  // Where scripts tell the browser's part of the framework about it: alone in an object, or not.
  const told = `\\"nonce\\":\\"${nonce}\\"`;
  const html = rendered.replaceAll(`,{${told}}`, "").replaceAll(`,${told}`, "");
  const hashes = new Set<ScriptSource>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (text === "" || !attributes.includes(attribute) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(scriptHash(text));
  }
  return { html: html.replaceAll(attribute, ""), hashes: [...hashes] };
}

/** The hash of a script of our own, given as a text of its bytes (latin1). */
export function scriptHash(text: string): ScriptSource {
  return `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
}

/** A nonce for one answer. */
export function newNonce(): string {
  return randomBytes(18).toString("base64");
}

/** What every answer says besides. */
export function securityHeaders({ secure }: PolicySources): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
