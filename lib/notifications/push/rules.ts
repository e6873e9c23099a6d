/** Hosts of push services that browsers name as their own; a leading dot stands for any name under it. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  "web.push.apple.com",
] as const;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Most browsers of one person that are sent push messages: the oldest makes room for the next. */
export const MAX_SUBSCRIPTIONS = 10;

/** Most characters of an endpoint. */
export const MAX_ENDPOINT = 1_000;

/**
 * Whether messages may be posted to an address that a browser gave: a known push service over HTTPS, or a
 * host of the configuration. Anything else could make this machine call whatever it can reach.
 * @param hosts further hosts, with their port where it isn't the usual one; only this very machine may
 *   be reached without TLS, for tests.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== "" || url.password !== "") return false;
  const configured = hosts.includes(url.host);
  if (configured && url.protocol === "http:") return LOOPBACK.has(url.hostname);
  if (url.protocol !== "https:") return false;
  return configured || (url.port === "" && isService(url.hostname));
}

function isService(hostname: string): boolean {
  return PUSH_SERVICES.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
}

/** What a push message tells the service worker (public/sw.js), encrypted on its way. */
export interface PushContent {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  action: string;
  /** Another message of the same tag takes the place of this one. */
  tag: string;
}

/** A service takes 4,096 bytes, encrypted: what is longer is cut. */
const MAX_BODY = 500;

/** The content as it is sent. */
export function pushPayload(content: PushContent): string {
  return JSON.stringify({ ...content, body: [...content.body].slice(0, MAX_BODY).join("") });
}
