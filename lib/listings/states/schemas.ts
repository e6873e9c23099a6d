import { z } from "zod";
import { AGREED_VISITS, LISTING_MOVES, WITHDRAW_REASONS } from "./rules.ts";

const propertyId = z.string().max(50);

/** Takes a listing off the site for good, with its reason. */
export const withdrawSchema = z.strictObject({
  propertyId,
  reason: z.enum(WITHDRAW_REASONS, { error: "Choisissez un motif" }),
});
export type Withdrawal = z.output<typeof withdrawSchema>;

export const listingMoveSchema = z.strictObject({
  propertyId,
  move: z.enum(LISTING_MOVES),
  /** Of a pause alone; a seller who says nothing keeps them: people have made room for them. */
  visits: z.enum(AGREED_VISITS).default("keep"),
});

/** What the page of a mail's link answers. */
export const confirmationSchema = z.strictObject({
  jeton: z.string().max(200),
  answer: z.enum(["available", "pause", "pause-and-cancel"]),
});
export type ConfirmationAnswer = z.output<typeof confirmationSchema>["answer"];
