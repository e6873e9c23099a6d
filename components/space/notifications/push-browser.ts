/** What this browser does with push messages. */
export type PushState = "unsupported" | "denied" | "off" | "on";

const CALL = "/api/push-subscriptions";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The site's worker, where one is at work: none is in development. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration("/")) ?? null;
}

const send = (method: "POST" | "DELETE", body: unknown) =>
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
  // Somebody else may have signed in on this browser meanwhile: it is the present person's.
  const response = await send("POST", subscription.toJSON());
  return response.ok ? "on" : "off";
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

/** Ends it in the browser alone, as a person leaves it: the push service then answers that it is gone. */
export async function forgetPush(): Promise<void> {
  if (!isSupported()) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
