import { normalizeEmail } from "../../kernel/email.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { env } from "../../platform/env.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { secretLink } from "../rules.ts";
import { type MailRow, mailById, mailText } from "./mail-rows.ts";

/** Everybody who has or had an address, or wants it: its present account first. */
async function peopleUnder(emailNormalized: string): Promise<string[]> {
  const rows = await reads()
    .selectFrom("User")
    .select(["id as userId"])
    .select(({ lit }) => lit<number>(0).as("rank"))
    .where("emailNormalized", "=", emailNormalized)
    .unionAll(({ selectFrom }) =>
      selectFrom("EmailChange")
        .select("userId")
        .select(({ lit }) => lit<number>(1).as("rank"))
        .where("emailNormalized", "=", emailNormalized),
    )
    .unionAll(({ selectFrom }) =>
      selectFrom("FormerEmail")
        .select("userId")
        .select(({ lit }) => lit<number>(2).as("rank"))
        .where("emailNormalized", "=", emailNormalized),
    )
    .orderBy("rank")
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Whether any of them has to do with the team, in whatever state their role is. */
async function isTeam(userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const grant = await reads()
    .selectFrom("RoleGrant")
    .select("id")
    .where("userId", "in", userIds)
    .where("role", "=", literal("trust_manager"))
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

/** The link of a mail that a trust manager hands over, and whose account it is about, if any. */
export interface HandOver {
  link: string;
  kind: string;
  concernsId: string | null;
}

/**
 * What of a mail may be handed over: nothing where a server sends mails, nor of anything that has to do
 * with an account of the team, the reader's own included: nobody takes over a colleague's.
 */
export async function handOverOf(
  { userId, toAddress, kind }: MailRow,
  text: string | null,
): Promise<HandOver | null> {
  if (env().SMTP_URL !== undefined) return null;
  const link = secretLink(text ?? "");
  if (link === null) return null;
  const under = await peopleUnder(normalizeEmail(toAddress));
  const people = userId === null ? under : [userId, ...under];
  if (await isTeam(people)) return null;
  return { link, kind, concernsId: people[0] ?? null };
}

/** What a trust manager hands over of a mail; null where that is nothing. */
export async function findHandOver(actor: Actor, id: string): Promise<HandOver | null> {
  authorize(actor, "mails.hand-over");
  const row = await mailById(id);
  return row ? await handOverOf(row, mailText(row)) : null;
}
