import { createHash, createHmac } from "node:crypto";
import { createChallenge, extractParams } from "altcha-lib/v1";
import { DomainError } from "../kernel/errors.ts";
import { isSameSecret } from "../platform/keys.ts";
import { captchaHash, captchaKey } from "./keys.ts";
import { ALGORITHM, normalizeCode, type Solution } from "./rules.ts";
import { type Granted, type Solved, solutionSchema, TOKEN_CHARACTERS } from "./schemas.ts";

/** An answer whose signature is ours and whose time has not come. */
export interface SolvedChallenge extends Solution {
  /** What the right code hashes to, where the challenge asks for one that was not given yet. */
  codeHash: string | null;
  /** The challenge's own random part, which a code's hash is bound to. */
  nonce: string;
  /** Whether it is the server's word that a code was right. */
  granted: boolean;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const invalid = () => new DomainError("captcha.invalid");

/** What a token says, whatever it is. @throws {DomainError} captcha.invalid */
function decode(token: unknown): Solved | Granted {
  if (typeof token !== "string" || token.length > TOKEN_CHARACTERS || !BASE64.test(token)) {
    throw invalid();
  }
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    throw invalid();
  }
  const parsed = solutionSchema.safeParse(content);
  if (!parsed.success || parsed.data.algorithm !== ALGORITHM) throw invalid();
  return parsed.data;
}

/** An expiry in seconds, as we write it. @throws {DomainError} captcha.invalid where there is none */
function readExpiry(seconds: string | null | undefined): Date {
  if (!/^\d{1,11}$/.test(seconds ?? "")) throw invalid();
  return new Date(Number(seconds) * 1_000);
}

/** The challenge that a number solves; the library computes it, and checks neither key nor time. */
async function readSolved(solved: Solved): Promise<SolvedChallenge> {
  const { salt, number, challenge, signature } = solved;
  const own = await createChallenge({ algorithm: ALGORITHM, hmacKey: captchaKey(), salt, number });
  if (!isSameSecret(own.challenge, challenge) || !isSameSecret(own.signature, signature))
    throw invalid();
  const { expires, code = null } = extractParams({ ...solved, algorithm: ALGORITHM });
  const [nonce = ""] = salt.split("?", 1);
  return { signature, expiresAt: readExpiry(expires), codeHash: code, nonce, granted: false };
}

/** As the library's verifyServerSignature expects it. */
function signatureOf(verificationData: string): string {
  const digest = createHash("sha256").update(verificationData).digest();
  return createHmac("sha256", captchaKey()).update(digest).digest("hex");
}

function readGranted({ verificationData, signature }: Granted): SolvedChallenge {
  if (!isSameSecret(signatureOf(verificationData), signature)) throw invalid();
  const parameters = new URLSearchParams(verificationData);
  const challenge = parameters.get("challenge") ?? "";
  if (parameters.get("verified") !== "true" || challenge === "") throw invalid();
  const expiresAt = readExpiry(parameters.get("expire"));
  return { signature: challenge, expiresAt, codeHash: null, nonce: "", granted: true };
}

/**
 * What a token answers, checked in this order: shape, signature, time.
 * @throws {DomainError} captcha.invalid, captcha.expired; nothing else, whatever the token.
 */
export async function readSolvedChallenge(token: unknown, now: Date): Promise<SolvedChallenge> {
  const content = decode(token);
  const solution = "number" in content ? await readSolved(content) : readGranted(content);
  if (solution.expiresAt.getTime() <= now.getTime()) throw new DomainError("captcha.expired");
  return solution;
}

/**
 * The solution that a form came with.
 * @throws {DomainError} captcha.invalid, captcha.expired, captcha.code-required; nothing else,
 * whatever the token.
 */
export async function readSolution(token: string, now: Date): Promise<Solution> {
  const { codeHash, signature, expiresAt } = await readSolvedChallenge(token, now);
  if (codeHash !== null) throw new DomainError("captcha.code-required");
  return { signature, expiresAt };
}

/** What a challenge says of its code: bound to the challenge, and to our key. */
export function hashCode(nonce: string, code: string): string {
  return captchaHash("code", nonce, normalizeCode(code));
}

/** The server's word that the code of a challenge was right, for the form to come with. */
export function grant({ signature, expiresAt }: Solution, now: Date): string {
  const verificationData = new URLSearchParams({
    challenge: signature,
    classification: "NEUTRAL",
    expire: String(expiresAt.getTime() / 1_000),
    time: String(Math.floor(now.getTime() / 1_000)),
    verified: "true",
  }).toString();
  const granted: Granted = {
    algorithm: ALGORITHM,
    signature: signatureOf(verificationData),
    verificationData,
    verified: true,
  };
  return Buffer.from(JSON.stringify(granted)).toString("base64");
}
