import { randomBytes } from "node:crypto";
import { env } from "../env.ts";
import { once } from "../once.ts";
import { type FileKeys, fileKeyOf } from "./sealed-file.ts";

/**
 * The keys of private documents, as the configuration has them; outside production, where it has none, one that lasts
 * as long as the process.
 */
export function documentKeys(): FileKeys {
  const { DOCUMENT_KEY, DOCUMENT_KEY_PREVIOUS } = env();
  const secret =
    DOCUMENT_KEY ?? once("documents.secret", () => randomBytes(32).toString("base64url"));
  return {
    current: fileKeyOf(secret),
    previous: DOCUMENT_KEY_PREVIOUS === undefined ? null : fileKeyOf(DOCUMENT_KEY_PREVIOUS),
  };
}
