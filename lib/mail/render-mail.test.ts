import { render } from "@react-email/render";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { BRAND } from "../content/brand.ts";
import { MAIL_KIND_NAMES } from "../content/mail-kinds.ts";
import { PARIS_CLOCK } from "../kernel/place.ts";
import { composeMail } from "./compose.ts";
import { CONTACT_LABEL, LETTERS, MAIL_FRAME } from "./copy/letters.ts";
import { type MailData, type MailKind, parseMail } from "./kinds.ts";
import { renderStoredMail } from "./render-mail.ts";
import { LetterMail } from "./templates/LetterMail.tsx";

const SCRIPT = '<script>alert(1)</script><img src=x onerror="alert(2)">';
const HOSTILE = `${SCRIPT}\r\nBcc: victim@example.org`;
const AT = new Date("2026-11-21T13:30:00Z");
const LINK = "https://loopimmo.fr/confirmation?jeton=abc-_123&x=%22%3E%3Cscript%3E";

/** Data of each kind, with this first name wherever there is one. */
function dataWith(firstName: string, words = firstName): { [K in MailKind]: MailData[K] } {
  return {
    "confirm-address": { firstName, link: LINK, validHours: 24 },
    "address-known": { firstName, loginLink: LINK, resetLink: `${LINK}2` },
    "reset-password": { firstName, link: LINK, validMinutes: 30 },
    "no-account": { registerLink: LINK },
    "confirm-new-address": { firstName, link: LINK, validHours: 24 },
    "address-changed": { firstName, at: AT, link: LINK, validDays: 7 },
    "password-changed": { firstName, at: AT, resetLink: LINK },
    "second-factor-changed": { firstName, added: true, at: AT, settingsLink: LINK },
    "role-requested": { firstName, link: LINK },
    "role-decided": { firstName, role: words, granted: false, reason: words, link: LINK },
    "role-suspended": { firstName, role: words, suspended: true, reason: words, link: LINK },
    "role-left": {
      firstName,
      ...{ homes: 2, rehosted: 3, cancelled: 1, earnedCents: 250_00 },
      link: LINK,
    },
    "looper-paper-ending": { firstName, paper: words, expiresOn: "2026-12-31", link: LINK },
    "payout-account-changed": {
      ...{ firstName, lastFour: "0189", payableFrom: AT, replaces: true },
      ...{ link: LINK, contactLink: LINK },
    },
    "payout-account-in-force": { firstName, lastFour: "0189", link: LINK },
    "report-received": { reference: "ABC123DEF456", link: LINK },
    "report-closed": { reference: "ABC123DEF456", outcome: words },
    "listing-withdrawn": { firstName, reference: "ABC123DEF456", reason: words, link: LINK },
    "listing-confirm": { firstName, title: words, until: "2026-11-27", link: LINK },
    "listing-paused": { firstName, title: words, link: LINK },
    "visit-entry": {
      firstName,
      state: "agreed",
      name: words,
      title: words,
      startsAt: AT,
      clock: PARIS_CLOCK,
      link: LINK,
      calendar: { method: "REQUEST", content: "BEGIN:VCALENDAR" },
    },
    "confirm-message": { firstName, title: words, link: LINK, validHours: 48 },
    "confirm-message-known": { firstName, title: words, link: LINK, validHours: 48 },
    "confirm-contact": { name: firstName, topic: words, link: LINK, validHours: 72 },
    "contact-answered": { name: firstName, topic: words, answer: words, link: LINK },
    "conversation-report-closed": { firstName, outcome: words },
    "conversation-warning": { firstName, reason: words, termsLink: LINK },
    "request-accepted": { looperName: firstName, commune: words, link: LINK },
    "request-with-team": { commune: words, link: LINK },
    "quote-requested": { clientName: words, place: words, wishedOn: "2026-12-08", link: LINK },
    "quote-news": { clientName: words, what: "accepted", link: LINK },
    "quote-closed": { place: words },
    "provider-listed": { providerName: words, link: LINK },
    "provider-suspended": { providerName: words, reason: words, link: LINK },
    "signature-requested": {
      firstName,
      sellerName: words,
      what: "acceptance",
      title: words,
      link: LINK,
    },
    "signature-ready": { firstName, what: "withdrawal", title: words, link: LINK },
    "signature-code": {
      firstName,
      what: "mandate",
      title: words,
      code: "042137",
      validMinutes: 15,
      link: LINK,
    },
    "contract-code": { firstName, code: "042137", validMinutes: 15, link: LINK },
    "contract-signed": { firstName, link: LINK, fileLink: LINK },
    "mandate-signed": {
      firstName,
      what: "amendment",
      number: 12,
      title: words,
      withdrawalEndsOn: "2026-12-08",
      replaces: 7,
      link: LINK,
      mandateLink: `${LINK}2`,
    },
    "mandate-ended": {
      firstName,
      cause: "withdrawn",
      number: 12,
      title: words,
      paused: true,
      takenBack: false,
      at: AT,
      link: LINK,
    },
    "account-exported": { firstName, at: AT, settingsLink: LINK },
    "account-erased": { firstName },
    notification: {
      firstName,
      title: `Nouveau : ${words}`,
      lines: [`${words} vous attend.`],
      action: { label: "Voir", link: LINK },
      calendar: { method: "REQUEST", content: "BEGIN:VCALENDAR" },
      settingsLink: `${LINK}2`,
      unsubscribe: null,
    },
    "notification-digest": {
      firstName,
      items: [{ title: words, lines: [`${words} vous attend.`], link: LINK }],
      settingsLink: LINK,
      unsubscribe: { link: `${LINK}2`, oneClickLink: `${LINK}3` },
    },
    "shortlist-invitation": { firstName: words, link: LINK, validDays: 14 },
    "waitlist-confirm": { link: LINK, validDays: 7 },
    "waitlist-welcome": { code: "ZX7K2M", shareLink: LINK, statusLink: LINK },
    "waitlist-known": { statusLink: LINK },
    "waitlist-invitation": { role: words, link: LINK, validDays: 30, statusLink: `${LINK}2` },
  };
}

const KINDS = Object.keys(LETTERS) as MailKind[];

/** What fills the place after a preview is as long as that is short. */
const withoutPreview = (html: string) =>
  html.replaceAll(/[\u00a0\u200b-\u200f\ufeff\u2007]|&nbsp;/g, "");
const SITE = "http://localhost:3000";
/** Queued as JSON, read again and rendered. */
async function write(kind: MailKind, data = dataWith("Camille", "Looper")) {
  const { subject } = composeMail(parseMail(kind, data[kind]), SITE).letter;
  return { kind, subject, ...(await renderStoredMail(kind, JSON.stringify(data[kind]))) };
}

describe.each(KINDS)("the mail %s", (kind) => {
  test("has a subject of one line, a page and a text that say the same", async () => {
    const mail = await write(kind);
    expect(mail.kind).toBe(kind);
    expect(mail.subject).toMatch(/^[^\p{C}]{10,70}$/u);
    const { title, paragraphs, notes, action, otherwise } = LETTERS[kind](
      dataWith("Camille", "Looper")[kind] as never,
    );
    for (const words of [title, ...paragraphs, ...notes, action?.label, otherwise?.label]) {
      if (words === undefined) continue;
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
    for (const target of [action, otherwise]) {
      if (!target) continue;
      expect(mail.html).toContain(`href="${target.href.replaceAll("&", "&amp;")}"`);
      expect(mail.text).toContain(`\n${target.href}\n`);
    }
    expect(mail.html).toContain('lang="fr"');
  });

  test("escapes what people wrote, and never lets it into a second line of the subject", async () => {
    const mail = await write(kind, dataWith(HOSTILE));
    expect(mail.html).not.toMatch(/<script|<img/i);
    expect(mail.subject).not.toMatch(/\p{C}/u);
    // In the text it is on the line where it belongs, never one that it started.
    expect(mail.text).not.toMatch(/^Bcc/m);
  });

  test("is the page that react makes of its letter", async () => {
    for (const data of [
      dataWith("Camille", "Looper"),
      dataWith(HOSTILE),
      dataWith("\uE0000\uE001"),
    ]) {
      const letter = LETTERS[kind](data[kind] as never);
      const footer = {
        ...{ brand: BRAND.name, tagline: BRAND.tagline, site: SITE, ...MAIL_FRAME },
        contact: { label: CONTACT_LABEL, href: `${SITE}/contact` },
      };
      const subject = (await write(kind, data)).subject;
      const page = createElement(LetterMail, { letter: { ...letter, subject }, footer });
      expect(withoutPreview((await write(kind, data)).html)).toBe(
        withoutPreview(await render(page)),
      );
    }
  });

  test("greets by nothing that is not a name", async () => {
    const mail = await write(kind, dataWith("Gagnez sur evil.example", "Looper"));
    expect(mail.html).not.toContain("evil");
    expect(mail.text).not.toContain("evil");
    expect(mail.text).toContain("\n\nBonjour,\n\n");
  });

  test("fetches nothing", async () => {
    const { html } = await write(kind);
    expect(html).not.toMatch(/<(img|link|iframe|script)\b|\bsrc=|url\(|@import|@font-face/i);
  });

  test("is set as French is", async () => {
    const { text } = await write(kind);
    const own = text.replaceAll(/https?:\S+/g, "");
    for (const fault of [
      /\p{L}'\p{L}/u,
      / [;:!?»%€]/,
      /\p{L}[;!?»](?:\s|$)/u,
      /"/,
      /\.\.\./,
      / {2}/,
    ]) {
      expect(own).not.toMatch(fault);
    }
  });
});

test("names, moments and reasons are told", async () => {
  expect((await write("confirm-address")).text).toContain("Bonjour Camille,");
  expect((await write("confirm-address")).text).toContain("24\u00a0heures");
  expect((await write("password-changed")).text).toContain(
    "Changé le\u00a0: 21 novembre 2026 à 14\u00a0h\u00a030 (heure de Paris)",
  );
  const reason = "L’attestation a expiré.\nDéposez la nouvelle & réessayez.";
  const consequences = { firstName: "Zoé", role: "Looper", granted: false, reason, link: LINK };
  const decided = await renderStoredMail("role-decided", JSON.stringify(consequences));
  expect(decided.text).toContain(
    "Motif\u00a0: L’attestation a expiré. Déposez la nouvelle & réessayez.",
  );
  expect(decided.html).toContain("Déposez la nouvelle &amp; réessayez.");
});

describe("what a provider reads of a quote", () => {
  const NEWS: Record<MailData["quote-news"]["what"], string> = {
    accepted: "ses coordonnées et l’adresse de l’intervention",
    "accepted-elsewhere": "convenez ensemble de l’adresse",
    cancelled: "annule sa demande de devis",
    "work-cancelled": "ne vous déplacez pas",
    completed: "déclare la prestation faite",
    message: "vous a écrit",
    reviewed: "a publié un avis",
    "link-changed": "Ce lien remplace celui de l’ancienne adresse",
  };

  test.each(Object.entries(NEWS))("%s: %s", async (what, words) => {
    const data = { clientName: "Camille", what, link: LINK };
    const { text, html } = await renderStoredMail("quote-news", JSON.stringify(data));
    expect(text).toContain(words);
    expect(text.replaceAll(/https?:\S+/g, "")).not.toMatch(/ [;:!?»]/);
    expect(html).toContain("Camille");
    const { subject } = composeMail(parseMail("quote-news", data), SITE).letter;
    expect(subject).toMatch(/^[^\p{C}]{10,70}$/u);
  });

  test("an erased account cancels a request, or the work that was agreed", async () => {
    const closed = async (isAgreed?: boolean) =>
      (await renderStoredMail("quote-closed", JSON.stringify({ place: "Rennes", isAgreed }))).text;
    expect(await closed()).toContain("sa demande est annulée");
    expect(await closed(false)).toContain("Vous n’avez rien à faire");
    expect(await closed(true)).toContain("la prestation est annulée");
    expect(await closed(true)).not.toContain("rien à faire");
  });

  test("only a suspension is a decision to contest", async () => {
    const mail = async (reason: string | null) => {
      const data = { providerName: "Studio", reason, link: LINK };
      return (await renderStoredMail("provider-suspended", JSON.stringify(data))).text;
    };
    expect(await mail("Réclamations de clients")).toContain("Pour contester cette décision");
    expect(await mail(null)).not.toContain("contester");
    expect(await mail("Réclamations de clients")).not.toContain("effacées");
    const data = { providerName: "Studio", reason: "À sa demande", isDeparture: true, link: LINK };
    const { text } = await renderStoredMail("provider-suspended", JSON.stringify(data));
    expect(text).toContain("effacées dans 7");
  });
});

test.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/connexion", ""])(
  "refuses to link to %j",
  (link) => {
    const data = { firstName: "Camille", link, validHours: 24 };
    expect(() => parseMail("confirm-address", data)).toThrow();
  },
);

test("every kind of mail has a name for the team, and no other has", () => {
  expect(Object.keys(MAIL_KIND_NAMES).sort()).toEqual(Object.keys(LETTERS).sort());
});
