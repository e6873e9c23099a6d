import webPush from "web-push";
import { env } from "../../platform/env.ts";
import { pushKeys } from "./keys.ts";
import { isPushEndpoint, type PushContent, pushPayload } from "./rules.ts";

/** A browser to send to. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What a push service answered.
 * - `taken`: it passes the message on
 * - `gone`: the browser no longer wants any
 * - `failed`: not now
 */
export type PushAnswer = { kind: "taken" } | { kind: "gone" } | { kind: "failed"; error: string };

/** How long a service holds a message for a browser that is off, in seconds: a day. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

const GONE = new Set([404, 410]);

/** The service's own name, without the part of the address that stands for the browser. */
const failed = (endpoint: string, reason: string): PushAnswer => ({
  kind: "failed",
  error: `${new URL(endpoint).host}: ${reason}`,
});

/** Encrypts a message for a browser (RFC 8291) and hands it to its push service, which can't read it. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  content: PushContent,
  signal: AbortSignal,
): Promise<PushAnswer> {
  const { PUSH_HOSTS, CONTACT_EMAIL, MAIL_FROM } = env();
  // The list may have become shorter since the browser subscribed.
  if (!isPushEndpoint(endpoint, PUSH_HOSTS)) return { kind: "gone" };
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      pushPayload(content),
      {
        TTL: TTL_SECONDS,
        urgency: "high",
        contentEncoding: "aes128gcm",
        vapidDetails: { subject: `mailto:${CONTACT_EMAIL ?? MAIL_FROM.address}`, ...pushKeys() },
      },
    );
    const response = await fetch(endpoint, {
      method: "POST",
      headers: Object.fromEntries(
        Object.entries(request.headers)
          .filter(([name]) => name.toLowerCase() !== "content-length")
          .map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(request.body),
      // A service answers itself: where it led to would be on no list.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: "taken" };
    if (GONE.has(response.status)) return { kind: "gone" };
    return failed(endpoint, `status ${response.status}`);
  } catch (error) {
    return failed(endpoint, (error as Error).name);
  }
}
