import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";

const id = z.string().max(40);

/** A seller asks a looper to take care of the home of a revision. */
export const looperRequestSchema = z.strictObject({ revisionId: id, ambassadorId: id });
export type LooperRequestInput = z.output<typeof looperRequestSchema>;

/** A seller parts from the looper of a revision's home. */
export const endChargeSchema = z.strictObject({ revisionId: id });
export type EndChargeInput = z.output<typeof endChargeSchema>;

export const requestIdSchema = z.strictObject({ requestId: id });
export type RequestIdInput = z.output<typeof requestIdSchema>;

/** As a form says it that has two buttons for each request: each is named by what it answers. */
export const requestAnswerSchema = z
  .union([z.strictObject({ accept: id }), z.strictObject({ decline: id })], {
    error: INVALID_VALUE,
  })
  .transform((given) =>
    "accept" in given
      ? { requestId: given.accept, accept: true }
      : { requestId: given.decline, accept: false },
  );
export type RequestAnswer = z.output<typeof requestAnswerSchema>;
