import { z } from "zod";

const id = z.string().max(40);

/** A seller asks a looper to take care of the home of a revision. */
export const looperRequestSchema = z.strictObject({ revisionId: id, ambassadorId: id });
export type LooperRequestInput = z.output<typeof looperRequestSchema>;

export const requestIdSchema = z.strictObject({ requestId: id });
export type RequestIdInput = z.output<typeof requestIdSchema>;

/** As a form with two buttons says it. */
export const requestAnswerSchema = z
  .strictObject({ requestId: id, answer: z.enum(["accept", "decline"]) })
  .transform(({ requestId, answer }) => ({ requestId, accept: answer === "accept" }));
export type RequestAnswer = z.output<typeof requestAnswerSchema>;
