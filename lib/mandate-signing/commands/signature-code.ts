import { randomInt } from "node:crypto";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { SIGNATURE_CODE_LENGTH } from "../rules.ts";

/** The stored form of a code: it is good for one signature only. */
export const codeHashOf = (signatureId: string, code: string) =>
  keyedHash("signature-code", `${signatureId}:${code}`);

export const newSignatureCode = () =>
  String(randomInt(10 ** SIGNATURE_CODE_LENGTH)).padStart(SIGNATURE_CODE_LENGTH, "0");
