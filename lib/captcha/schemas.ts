import { z } from "zod";
import {
  ALGORITHMS,
  CAPTCHA_REFUSAL_REASONS,
  CLASSIFICATIONS,
  MAX_NUMBER,
  SPOKEN_LANGUAGES,
} from "./rules.ts";

/** Most characters of what the widget hands over; ours have some four hundred. */
export const TOKEN_CHARACTERS = 4_096;

const UNSOLVED = { error: "Terminez d’abord la vérification, juste au-dessus du bouton" };

/** The solution that a form sends. */
export const captchaToken = z.string(UNSOLVED).min(1, UNSOLVED).max(TOKEN_CHARACTERS, UNSOLVED);

const hex = (minimum: number) =>
  z
    .string()
    .min(minimum)
    .max(128)
    .regex(/^[0-9a-f]+$/);

/** What the widget makes of a solved challenge. */
const solvedSchema = z.strictObject({
  algorithm: z.enum(ALGORITHMS),
  challenge: hex(40),
  number: z.int().min(0).max(MAX_NUMBER),
  salt: z.string().min(10).max(500),
  signature: hex(40),
  /** Milliseconds that it took. */
  took: z.number().nonnegative().optional(),
});

/** The server's own word that a code was right. */
const grantedSchema = z.strictObject({
  algorithm: z.enum(ALGORITHMS),
  signature: hex(40),
  verificationData: z.string().min(1).max(1_000),
  verified: z.literal(true),
});

/** What a token holds once decoded. */
export const solutionSchema = z.union([solvedSchema, grantedSchema]);
export type Solved = z.output<typeof solvedSchema>;
export type Granted = z.output<typeof grantedSchema>;

/** A call that has an answer checked before the form is sent. */
export const verifySchema = z.strictObject({
  payload: z.string().min(1).max(TOKEN_CHARACTERS),
  /** What was typed, for a challenge that asks for a code. */
  code: z.string().max(40).optional(),
});
export type VerifyInput = z.output<typeof verifySchema>;

/** The address of a code's sound. */
export const audioQuerySchema = z.strictObject({
  /** The code, sealed by the server that asked for it. */
  code: z.string().min(1).max(500),
  language: z.enum(SPOKEN_LANGUAGES).default("fr"),
});

const codeChallengeSchema = z.strictObject({
  image: z.string().describe("A PNG picture, as a data address."),
  audio: z.string().describe("Where the code is spoken; takes a language."),
  length: z.int(),
});

/** ALTCHA v1, with a code to type in for a network that behaves oddly. */
export const challengeSchema = z.strictObject({
  algorithm: z.enum(ALGORITHMS),
  challenge: z.string(),
  maxnumber: z.int(),
  salt: z.string().describe("Says when the challenge expires."),
  signature: z.string(),
  codeChallenge: codeChallengeSchema.optional(),
});
export type Challenge = z.output<typeof challengeSchema>;

export const verdictSchema = z.strictObject({
  payload: z.string().nullable().describe("What to send with the form."),
  verified: z.boolean(),
  reason: z.enum(CAPTCHA_REFUSAL_REASONS).optional(),
  classification: z.enum(CLASSIFICATIONS).optional(),
});
