import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { findHandOver } from "../queries/find-hand-over.ts";

/**
 * Shows a trust manager the link of a mail that no server sends, to hand it to its person. The
 * audit records who looked at whose link; the person reads it there too.
 * @throws {DomainError} request.forbidden; request.not-found where there is nothing to hand over: a server
 * sends mails, the mail has no link, or it is about an account of the team
 */
export async function showHandOverLink(
  { mail }: { mail: string },
  actor: Actor,
  now = new Date(),
): Promise<{ link: string }> {
  const found = await findHandOver(actor, mail);
  if (!found) throw new DomainError("request.not-found");
  const { link, kind, concernsId } = found;
  await writer().$transaction((tx) =>
    recordAudit(
      tx,
      {
        action: "mail.link-shown",
        subject: { type: "mail", id: mail },
        actor,
        concernsId,
        detail: { mail: kind },
      },
      now,
    ),
  );
  return { link };
}
