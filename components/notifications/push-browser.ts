/** What this browser does with push messages. */
export type PushState = "unsupported" | "denied" | "off" | "on";

const CALL = "/api/push-subscriptions";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The site's worker, where one is at work: none is in development. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration("/")) ?? null;
}

const send = (method: "POST" | "PUT" | "DELETE", body: unknown) =>
  fetch(CALL, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Whether a subscription is to the site's present key: another one's messages would be refused. */
function isOfKey(subscription: PushSubscription, publicKey: string): boolean {
  const bytes = subscription.options.applicationServerKey;
  if (bytes === null) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
}

/**
 * Has the person who is signed in now go on getting what this browser was subscribed for. Where somebody else was, it
 * ends on both sides: nobody is subscribed unasked, and nobody reads another's messages.
 * @returns whether the subscription is the person's.
 */
async function renew(subscription: PushSubscription): Promise<boolean> {
  const response = await send("PUT", subscription.toJSON());
  if (response.status === 404) await subscription.unsubscribe();
  return response.ok;
}

/** Looks at whose the subscription of this browser is, once somebody is signed in; nothing where there is none. */
export async function renewPush(): Promise<void> {
  if (!isSupported() || Notification.permission !== "granted") return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) await renew(subscription);
}

/** A page registers the worker once it is loaded: how long its start is waited for. */
const START_MS = 5_000;

/** The site's worker once it is at work; null where none starts. */
async function startedWorker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, START_MS, null));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** What this browser does now. A subscription that the site has a newer key for counts as none. */
export async function pushState(publicKey: string): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const worker = await startedWorker();
  if (worker === null) return "unsupported";
  const subscription = await worker.pushManager.getSubscription();
  if (subscription === null || !isOfKey(subscription, publicKey)) return "off";
  return (await renew(subscription)) ? "on" : "off";
}

/** Subscribes this browser. @throws where the browser or the site refuses. */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const worker = await navigator.serviceWorker.ready;
  const former = await worker.pushManager.getSubscription();
  if (former && !isOfKey(former, publicKey)) await former.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const response = await send("POST", subscription.toJSON());
  if (response.ok) return "on";
  await subscription.unsubscribe();
  throw new Error(`the subscription was answered ${response.status}`);
}

/** Ends the subscription of this browser. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    await send("DELETE", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}

/**
 * Ends it in the browser alone, as a person leaves it, and takes away what it still shows of theirs: the site ends it
 * on its side with the session.
 */
export async function forgetPush(): Promise<void> {
  if (!isSupported()) return;
  const worker = await registration();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
