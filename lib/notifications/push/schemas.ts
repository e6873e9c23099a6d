import { z } from "zod";
import { MAX_ENDPOINT } from "./rules.ts";

const endpoint = z.string().min(1).max(MAX_ENDPOINT);

/** A key as browsers write it: so many bytes in base64url. */
const key = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`));
};

/** What `PushSubscription.toJSON()` gives: the browser's address, public key (P-256) and secret. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
});

export const pushRemovalSchema = z.strictObject({ endpoint });

/** The same, with the address that the browser had before. */
export const pushRenewalSchema = pushSubscriptionSchema.extend({ former: endpoint.optional() });

export type PushRenewalInput = z.output<typeof pushRenewalSchema>;
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;
