import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { readDocumentBytes } from "../../../documents/queries/read-document-bytes.ts";
import { formatDate, formatTime } from "../../../kernel/format-date.ts";
import { civilDay } from "../../../kernel/time.ts";
import { readMedia } from "../../../listings/media/queries/read-media.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { type ZipFile, zipStream } from "../../../platform/zip.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { exportFileName, exportReadMe, READ_ME } from "../copy.ts";
import {
  personalDataLists,
  personalDocuments,
  personalPictures,
} from "../queries/personal-data.ts";

const encoder = new TextEncoder();

/** A list as JSON that people can read, a page at a time. */
async function* jsonList(pages: AsyncIterable<object[]>): AsyncGenerator<Uint8Array> {
  let before = "[\n";
  for await (const page of pages) {
    for (const line of page) {
      yield encoder.encode(before + JSON.stringify(line, null, 2));
      before = ",\n";
    }
  }
  yield encoder.encode(before === "[\n" ? "[]\n" : "\n]\n");
}

async function* exportFiles(actor: Actor, now: Date): AsyncGenerator<ZipFile> {
  const at = `${formatDate(now)} à ${formatTime(now)}`;
  // The mark tells editors of old that the text is UTF-8.
  const readMe = `\uFEFF${exportReadMe(actor.firstName, at)}`;
  yield { name: READ_ME, content: [encoder.encode(readMe)] };
  for (const { file, pages } of personalDataLists(actor)) {
    yield { name: file, content: jsonList(pages) };
  }
  for await (const { path, file } of personalPictures(actor)) {
    const picture = await readMedia(file);
    if (picture) yield { name: path, compressed: true, content: [picture.body] };
  }
  for await (const { path, ...document } of personalDocuments(actor)) {
    const content = await readDocumentBytes(document);
    if (content) yield { name: path, compressed: true, content: [content] };
  }
}

/**
 * Everything that is kept about the person, as a ZIP of readable files, read while it is sent. The
 * caller has checked the password.
 */
export async function exportPersonalData(
  actor: Actor,
  now = new Date(),
): Promise<{ fileName: string; body: ReadableStream<Uint8Array> }> {
  authorize(actor, "account.read");
  const { userId, firstName, email } = actor;
  const settingsLink = absoluteUrl(spaceRoutes.settingsTab("securite"));
  const mail = newMail("account-exported", { firstName, at: now, settingsLink });
  await writer().$transaction(async (tx) => {
    const subject = { type: "user", id: userId } as const;
    await recordAudit(tx, { action: "account.exported", subject, actor, concernsId: userId }, now);
    await queueMail(tx, { mail, to: email, userId }, now);
  });
  return {
    fileName: exportFileName(civilDay(now)),
    body: zipStream(exportFiles(actor, now), now),
  };
}
