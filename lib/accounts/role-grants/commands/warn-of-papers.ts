import { PAPER_LABELS } from "../../../content/paper-names.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { civilDay, writingTime } from "../../../kernel/time.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { type EndingPaper, PAPER_ENDS } from "../../../policy/looper-papers.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { type WarningDays, warningKey, warningOn } from "../paper-warnings.ts";
import { type EndingPaperOf, listEndingPapers } from "../queries/list-ending-papers.ts";

const BATCH = 200;

/**
 * Warns loopers in force of the papers that end soon, by a notification and a mail, once for each threshold that a paper
 * reaches with a date (decision 0028): to be called every day. @returns how many warnings were sent
 */
export async function warnOfPapers(now = new Date()): Promise<number> {
  const today = civilDay(now);
  let warned = 0;
  for (const paper of Object.keys(PAPER_ENDS) as EndingPaper[]) {
    let after: string | undefined = "";
    while (after !== undefined) {
      const loopers: EndingPaperOf[] = await listEndingPapers(paper, now, after, BATCH);
      for (const looper of loopers) {
        const days = warningOn(looper.expiresOn, today);
        if (days === null) continue;
        if (await writer().$transaction((tx) => warn(tx, looper, { paper, days }, now)))
          warned += 1;
      }
      after = loopers.length < BATCH ? undefined : loopers.at(-1)?.userId;
    }
  }
  return warned;
}

/** @returns whether it was not sent before, the paper still ends then, and no newer one waits to be checked */
async function warn(
  tx: Transaction,
  { userId, email, firstName, expiresOn }: EndingPaperOf,
  { paper, days }: { paper: EndingPaper; days: WarningDays },
  now: Date,
): Promise<boolean> {
  const stands = await tx.ambassadorProfile.count({
    where: { userId, [PAPER_ENDS[paper]]: expiresOn },
  });
  if (stands === 0) return false;
  // What they could do is done. Returned, it is to be renewed again, and the next day warns.
  const waiting = await tx.looperPaper.count({
    where: { looperId: userId, kind: paper, outcome: null, endsOn: { gt: expiresOn } },
  });
  if (waiting > 0) return false;
  const what = PAPER_LABELS[paper];
  const onceKey = warningKey(paper, expiresOn, days);
  const notBefore = writingTime(now);
  const news = { event: "looper-paper.ending", data: { what, expiresOn } } as const;
  if ((await notify(tx, { userId, ...news, onceKey, notBefore }, now)) === null) return false;
  if (!isSingleAddress(email)) return true;
  const link = absoluteUrl(spaceRoutes.ambassador.onboarding);
  const mail = newMail("looper-paper-ending", { firstName, paper: what, expiresOn, link });
  await queueMail(tx, { mail, to: email, userId, notBefore }, now);
  return true;
}
