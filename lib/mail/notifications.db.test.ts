import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { queueMail } from "./commands/queue-mail.ts";
import { deliverDueMails, smtpTransport } from "./delivery.ts";
import { type MailData, newMail } from "./kinds.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const LINK = "https://example.org/notifications/x";
const ONE_CLICK = "https://example.org/api/unsubscribe?lien=x";
const MAIL: MailData["notification"] = {
  firstName: "Camille",
  title: "Visite confirmée",
  lines: ["Mardi 24 novembre à 16 h."],
  action: { label: "Voir la visite", link: LINK },
  settingsLink: LINK,
  unsubscribe: null,
};

const database = adoptedDatabase();
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The mail as a server gets it, its folded lines joined. */
async function sent(data: MailData["notification"]): Promise<string> {
  let raw = "";
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      stream.on("data", (chunk: Buffer) => {
        raw += chunk.toString("utf8");
      });
      stream.on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: { name: "Loopimmo", address: "bonjour@loopimmo.fr" },
    unsubscribeLink: async () => null,
  });
  const mail = newMail("notification", data);
  await database.writer.$transaction((tx) =>
    queueMail(tx, { mail, to: "camille@example.org" }, NOW),
  );
  await deliverDueMails(transport, () => NOW);
  return raw.replaceAll(/\r\n[ \t]+/g, " ");
}

test("an appointment goes with its calendar entry, which mail programs offer to accept", async () => {
  const content = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
  const raw = await sent({ ...MAIL, calendar: { method: "CANCEL", content } });
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/im);
  expect(raw).toMatch(/filename=rendez-vous\.ics/);
  const encoded = /application\/ics[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? "";
  expect(Buffer.from(encoded, "base64").toString()).toBe(content);
  expect(raw).not.toMatch(/^List-Unsubscribe/im);
});

test("what can be stopped names how, for people and for programs", async () => {
  const raw = await sent({ ...MAIL, unsubscribe: { link: LINK, oneClickLink: ONE_CLICK } });
  expect(raw).toContain(`List-Unsubscribe: <${ONE_CLICK}>`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw).toContain("Auto-Submitted: auto-generated");
  expect(raw).not.toContain("text/calendar");
});
