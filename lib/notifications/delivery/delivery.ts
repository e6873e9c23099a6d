import { log } from "../../platform/log.ts";
import { once } from "../../platform/once.ts";
import { isUnavailable } from "../../platform/unavailable.ts";
import { type PushAnswer, sendPush } from "../push/send.ts";
import { giveUpDelivery } from "./commands/give-up-delivery.ts";
import { type LeasedPush, leasePush } from "./commands/lease-push.ts";
import { mailNotification } from "./commands/mail-notification.ts";
import { notePush, type PushResult } from "./commands/note-push.ts";
import { textNotification } from "./commands/text-notification.ts";
import { type DueDelivery, listDueDeliveries } from "./queries/list-due-deliveries.ts";

/** Sends a push message to every browser that it is for. */
async function attemptPush(push: LeasedPush, signal: AbortSignal): Promise<PushResult> {
  const answers = await Promise.all(
    push.targets.map(
      async (target): Promise<PushAnswer & { endpoint: string }> => ({
        endpoint: target.endpoint,
        ...(await sendPush(target, push.content, signal)),
      }),
    ),
  );
  const of = (kind: PushAnswer["kind"]) =>
    answers.filter((answer) => answer.kind === kind).map(({ endpoint }) => endpoint);
  const error = answers.flatMap((answer) => (answer.kind === "failed" ? [answer.error] : []))[0];
  return { taken: of("taken"), gone: of("gone"), error: error ?? null };
}

async function pushNotification(due: DueDelivery, clock: () => Date, signal: AbortSignal) {
  const push = await leasePush(due, clock());
  if (push) await notePush(push, await attemptPush(push, signal), clock());
}

async function deliver(due: DueDelivery, clock: () => Date, signal: AbortSignal): Promise<void> {
  switch (due.channel) {
    case "email":
      return mailNotification(due, clock());
    case "sms":
      return textNotification(due, clock());
    case "push":
      return pushNotification(due, clock, signal);
  }
}

/**
 * Makes the deliveries that are due, one after the other, push messages apart: a service that hangs
 * holds up no mail.
 */
export async function deliverDueNotifications(
  clock: () => Date,
  { stop, cut }: { stop: AbortSignal; cut: AbortSignal },
): Promise<void> {
  const due = await listDueDeliveries(clock());
  const lane = async (deliveries: readonly DueDelivery[]) => {
    for (const each of deliveries) {
      if (stop.aborted) return;
      try {
        await deliver(each, clock, cut);
      } catch (error) {
        // The database's own trouble is no fault of what it holds.
        if (isUnavailable(error)) throw error;
        log().error({ err: error, ...each }, "a notification could not be delivered");
        await giveUpDelivery(each, (error as Error).name);
      }
    }
  };
  const isPush = ({ channel }: DueDelivery) => channel === "push";
  const ends = await Promise.allSettled([
    lane(due.filter((each) => !isPush(each))),
    lane(due.filter(isPush)),
  ]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Between two looks for what is due. */
const LOOK_EVERY_MS = 1_000;
/** What is being sent when the process stops may end within this time. */
const STOP_PATIENCE_MS = 4_000;

/** The process's delivery of notifications: looks for those that are due, one pass after the other. */
class NotificationDelivery {
  readonly #stop = new AbortController();
  readonly #cut = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #pass: Promise<void> = Promise.resolve();

  constructor() {
    this.#schedule(0);
  }

  #schedule(delay = LOOK_EVERY_MS): void {
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      const signals = { stop: this.#stop.signal, cut: this.#cut.signal };
      this.#pass = deliverDueNotifications(() => new Date(), signals)
        .catch((error: unknown) => log().error({ err: error }, "notification delivery failed"))
        .finally(() => this.#schedule());
    }, delay);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    const patience = setTimeout(() => this.#cut.abort(), STOP_PATIENCE_MS);
    await this.#pass;
    clearTimeout(patience);
  }
}

/** The delivery under way, if one is: every copy of this module finds it here. */
const current = () =>
  once<{ delivery: NotificationDelivery | null }>("notifications", () => ({ delivery: null }));

/** Starts the process's delivery of notifications, once. */
export function startNotificationDelivery(): void {
  current().delivery ??= new NotificationDelivery();
}

/** Ends it: nothing is taken any more, what is being sent gets four seconds. */
export async function stopNotificationDelivery(): Promise<void> {
  await current().delivery?.stop();
}
