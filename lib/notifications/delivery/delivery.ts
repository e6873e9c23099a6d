import type { StopSignals } from "../../platform/jobs/job.ts";
import { log } from "../../platform/log.ts";
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
  { stop, cut }: StopSignals,
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
