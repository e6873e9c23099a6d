import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MailView } from "@/lib/mail/views";
import { MailList } from "./MailList";

const AT = new Date("2026-11-21T13:30:00Z");
const mail: MailView = {
  id: "abcdefghjkmn",
  kind: "confirm-address",
  to: "camille@example.org",
  subject: "Confirmez votre <adresse>",
  state: "waiting",
  attempts: 0,
  createdAt: AT,
  nextAttemptAt: AT,
  sentAt: null,
  lastError: null,
  text: "Bonjour <Camille>,",
  mayHandOver: false,
  settledAt: null,
  mayResend: false,
};

const handOver = async () => null;

const shown = (overrides: Partial<MailView>, olderHref?: string) =>
  renderToStaticMarkup(
    <MailList
      mails={[{ ...mail, ...overrides }]}
      olderHref={olderHref}
      handOver={handOver}
      settle={handOver}
      owners={{}}
    />,
  );

test("a mail is shown with what it is, whom it is for and what it says, escaped", () => {
  const html = shown({});
  for (const text of [
    "Confirmez votre &lt;adresse&gt;",
    "Confirmation d’adresse",
    "camille@example.org",
    "21 novembre 2026, 14\u00a0h\u00a030",
    "Bonjour &lt;Camille&gt;,",
    "En attente",
  ]) {
    expect(html).toContain(text);
  }
});

test.each<[string, Partial<MailView>, string]>([
  ["tried again", { attempts: 2, lastError: "ESOCKET: refused" }, "Nouvel essai prévu"],
  ["given up", { state: "dead", attempts: 1, lastError: "550 No such user" }, "550 No such user"],
  ["too old", { state: "dead" }, "Resté trop longtemps en attente"],
  ["sent", { state: "sent", attempts: 1, sentAt: AT }, "Envoyé le"],
  ["emptied", { state: "sent", sentAt: AT, text: null }, "a été effacé"],
  ["of an old kind", { kind: "newsletter" }, "newsletter"],
])("one that is %s says so", (_state, overrides, text) => {
  expect(shown(overrides)).toContain(text);
});

test("older ones are a link away, where there are any", () => {
  expect(shown({}, "?courriels=abc")).toContain('href="?courriels=abc"');
  expect(shown({})).not.toContain("Messages plus anciens");
});

test("none yet says so", () => {
  expect(
    renderToStaticMarkup(<MailList mails={[]} handOver={handOver} settle={handOver} owners={{}} />),
  ).toContain("Pas encore de données");
});

test("a link is shown to be handed over only where it may be", () => {
  expect(shown({})).not.toContain("Afficher le lien à remettre");
  expect(shown({ mayHandOver: true })).toContain("Afficher le lien à remettre");
});

test("one that was given up is sent anew or dropped, and once dropped neither", () => {
  const dead = shown({ state: "dead", mayResend: true });
  for (const text of ["Renvoyer", "Classer sans envoyer"]) expect(dead).toContain(text);
  expect(shown({ state: "dead" })).not.toContain("Renvoyer");
  const dropped = shown({ state: "dead", settledAt: AT });
  expect(dropped).toContain("Classé sans envoi le 21 novembre 2026");
  expect(dropped).not.toContain("Classer sans envoyer");
});
