import { describe, expect, test } from "vitest";
import { PARIS_CLOCK } from "../kernel/place.ts";
import { KIND_NAMES, notificationText, smsText } from "./copy.ts";
import type { EventData, NotificationContent, NotificationEvent } from "./events.ts";
import { parseEvent } from "./events.ts";
import { NOTIFICATION_KINDS } from "./preferences.ts";

const AT = new Date("2026-11-24T15:00:00Z");
const person = { title: "T3 avec balcon", name: "Anne Le Goff", viewpoint: "buyer" } as const;
const visit = { visitId: "v", startsAt: AT, clock: PARIS_CLOCK, ...person };
const offer = { offerId: "o", amountCents: 240_000_00, clock: PARIS_CLOCK, ...person };
const lead = { leadId: "l", name: "Anne", title: null } as const;
const sale = { saleId: "s", title: person.title, viewpoint: "seller" } as const;
const calendar = { method: "REQUEST", content: "BEGIN:VCALENDAR" } as const;
const reason = "le logement n’est plus disponible";
const quote = { quoteId: "q", name: "Studio Lumen" };
const statement = { statementId: "s", month: "2026-11", totalCents: 475_00 };
const item = {
  listingId: "abc",
  title: "Maison",
  what: "price_dropped",
  priceCents: 300_000_00,
  fromCents: 320_000_00,
} as const;

const SAMPLES: EventData = {
  "visit.requested": visit,
  "visit.confirmed": { ...visit, calendar },
  "visit.proposed": { ...visit, proposedAt: AT },
  "visit.declined": visit,
  "visit.moved": { ...visit, calendar },
  "visit.cancelled": { ...visit, reason: "listing_paused" },
  "visit.held": visit,
  "visit.rehosted": { ...visit, agreed: true, calendar },
  "visit.lapsed": visit,
  "visit.reminder-day": visit,
  "visit.reminder-hours": visit,
  "visit.feedback-requested": visit,
  "visit.feedback-given": { ...visit, rating: 5 },
  "visit.asked": visit,
  "offer.received": { ...offer, expiryDate: "2026-12-01" },
  "offer.countered": { ...offer, expiryDate: "2026-12-01" },
  "offer.accepted": { ...offer, saleId: "s" },
  "offer.rejected": { ...offer, reason },
  "offer.withdrawn": offer,
  "offer.possible-again": { listingId: "abc", title: "Maison", viewpoint: "buyer" },
  "sale.opened": sale,
  "sale.advanced": { ...sale, step: "compromis signé" },
  "sale.reminded": { ...sale, tasks: [{ what: "sign-deed", by: "2026-12-08", late: false }] },
  "sale.payment-due": { ...sale, invoiceNumber: 3, restCents: 600_000, dueOn: "2026-12-24" },
  "sale.fallen-through": { ...sale, reason },
  "sale.concluded": sale,
  "sale.invoice-paid": { ...sale, invoiceNumber: 3, amountCents: 600_000, restCents: 0 },
  "sale.payment-reversed": { ...sale, invoiceNumber: 3, amountCents: 1, restCents: 1, reason },
  "quote.answered": { ...quote, amountCents: 190_00, day: "2026-12-08", validUntil: "2026-12-01" },
  "quote.declined": quote,
  "quote.cancelled": quote,
  "quote.completed": quote,
  "quote.review-removed": { ...quote, reason },
  "quote.message": { ...quote, excerpt: "Bonjour" },
  "commission.reversed": { entryId: "e", title: "Maison", amountCents: 125_00, note: reason },
  "quality.to-correct": {
    ...{ propertyId: "p", visitId: null, title: "Maison", viewpoint: "seller", note: reason },
    ...{ points: ["Des photos ne montrent pas le bien"], correctOn: "2026-12-06" },
  },
  "statement.sent": { ...statement, until: "2026-12-06" },
  "statement.issued": { ...statement, number: "RL-ABC-2026-001" },
  "statement.contest-decided": { entryId: "e", title: "Maison", outcome: "upheld", reply: reason },
  "payout.paid": { amountCents: 475_00, paidOn: "2026-12-10", lastFour: "0189" },
  "payout.refused": { amountCents: 475_00, reason: "compte clos", lastFour: "0189" },
  "payout.account-changed": { lastFour: "0189", payableFrom: AT },
  "payout.account-in-force": { lastFour: "0189" },
  "message.received": {
    conversationId: "c",
    name: "Anne",
    title: "Maison",
    excerpt: "Bonjour",
    attachments: 2,
  },
  "contact.answered": { conversationId: "c", topic: "Ma vente", excerpt: "Bonjour" },
  "alert.found": {
    searchId: "s",
    search: "Rennes",
    items: [item],
    more: 0,
    unsubscribeLink: "https://example.org/x",
  },
  "estimate.figure": {
    estimateId: "e",
    where: "Boulevard de la Mer, Hendaye",
    range: { lowCents: 183_000_00, centreCents: 250_000_00, highCents: 353_000_00 },
    formerCents: 245_000_00,
  },
  "lead.offered": { ...lead, due: { at: AT, clock: PARIS_CLOCK } },
  "lead.expiring": { ...lead, due: { at: AT, clock: PARIS_CLOCK } },
  "lead.missed": lead,
  "lead.reminded": lead,
  "lead.accepted": lead,
  "lead.with-team": { leadId: "l" },
  "lead.withdrawn": lead,
  "visit.reassigned": { ...visit, agreed: true, part: "visitor", byLooper: true },
  "visit.unlocked": visit,
  "looper-request.received": { requestId: "r", name: "Anne" },
  "looper-request.answered": { requestId: "r", revisionId: "v", name: "Anne", accepted: true },
  "looper-request.ended": { name: "Anne", title: "Maison au calme" },
  "looper-charge.left": {
    propertyId: "p",
    name: "Anne",
    title: "Maison",
    rehosted: 2,
    cancelled: 1,
  },
  "looper-paper.ending": { what: "Assurance", expiresOn: "2026-12-31" },
  "looper-papers.reminded": {
    papers: [
      { paper: "identity", state: "lapsed", expiresOn: "2026-11-02" },
      { paper: "training", state: "missing", expiresOn: null },
      { paper: "rsac", state: "missing", expiresOn: null },
      { paper: "insurance", state: "lapsing", expiresOn: "2026-12-12" },
    ],
  },
  "document.decided": { what: "Rôle Looper", outcome: "accordé", reason: null, path: "/x" },
  "listing.confirm": { listingId: "abc", title: "Maison", until: "2026-11-27" },
  "listing.paused": { listingId: "abc", title: "Maison" },
  "paper.checked": { what: "Assurance", endsOn: "2027-12-31" },
  "paper.returned": { what: "Assurance", reason: "Le document n’est pas lisible." },
  "training.decided": { title: "Déontologie de l’agent commercial", reason: null },
  "task.handed-on": {
    kind: "listing-report",
    subjectId: "abc",
    what: "Annonce signalée",
    name: "Anne Le Goff",
    note: "Le vendeur a répondu, il reste à conclure.",
  },
  "document.shared": { documentId: "d", name: "Anne", what: "Pièce d’identité" },
  "document.expiring": {
    documentId: "d",
    what: "Assurance",
    expiresOn: "2026-12-31",
    path: "/buyer/dossier",
  },
  "listing.published": { listingId: "l", title: "Maison" },
  "listing.changed": { listingId: "l", title: "Maison" },
  "listing.returned": {
    revisionId: "r",
    title: "Maison",
    isPublished: false,
    points: ["Prix affiché\u00a0: information inexacte."],
  },
  "listing.to-complete": {
    listingId: "l",
    title: "Maison",
    gaps: ["few-photos", "energyClass"],
  },
  "market.week": {
    listingId: "l",
    title: "Maison",
    views: 12,
    favorites: 1,
    contacts: 0,
    visits: 2,
  },
};
const EVENTS = Object.keys(SAMPLES) as NotificationEvent[];
const textOf = (event: NotificationEvent) =>
  notificationText({ event, data: SAMPLES[event] } as NotificationContent);

describe.each(EVENTS)("%s", (event) => {
  test("says what happened in a line, one or two sentences, and where to go on", () => {
    const { title, lines, action } = textOf(event);
    expect(title).toMatch(/^[\p{Lu}\d][^\p{C}]{5,90}$/u);
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line).toMatch(/[.!?»]$/);
    expect(action.path).toMatch(/^\/[\w/?=#-]+$/);
    expect([title, ...lines, action.label].join(" ")).not.toMatch(/undefined|null|NaN| [:;!?»]|'/);
  });

  test("is the same once it was stored as JSON", () => {
    const stored = parseEvent(event, JSON.parse(JSON.stringify(SAMPLES[event])));
    expect(notificationText(stored)).toEqual(textOf(event));
  });
});

test.each(["seller", "ambassador"] as const)("a reminder to the %s is a host's", (viewpoint) => {
  for (const event of ["visit.reminder-day", "visit.reminder-hours"] as const) {
    const [line] = notificationText({ event, data: { ...visit, viewpoint } }).lines;
    expect(line).toBe("Vous recevez Anne Le Goff pour la visite de «\u00a0T3 avec balcon\u00a0».");
    expect(textOf(event).lines[0]).not.toContain("recevez");
  }
});

test.each(["buyer", "seller", "ambassador"] as const)(
  "that the seller receives instead is told to the %s, agreed or not",
  (viewpoint) => {
    for (const agreed of [true, false]) {
      const data = { ...visit, viewpoint, agreed };
      const { title, lines } = notificationText({ event: "visit.rehosted", data });
      expect(lines.join(" ")).toContain("Anne Le Goff");
      expect(lines.join(" ")).toContain("T3 avec balcon");
      expect(title).not.toMatch(/null|undefined/);
    }
  },
);

test("a visitor whose visit nobody receives is led to other times", () => {
  const data = { ...visit, reason: "host_unavailable", listingId: "abc" } as const;
  const { action } = notificationText({ event: "visit.cancelled", data });
  expect(action).toEqual({ label: "Choisir un autre créneau", path: "/bien/abc/reserver" });
  expect(textOf("visit.cancelled").action.path).toBe("/visites/v");
});

test.each([
  [0, 0, "Vous recevez vous-même les visiteurs de «\u00a0Maison\u00a0»."],
  [1, 0, "«\u00a0Maison\u00a0»\u00a0: 1\u00a0visite prévue vous est confiée."],
  [0, 2, "«\u00a0Maison\u00a0»\u00a0: 2\u00a0visites sont annulées."],
  [2, 1, "2\u00a0visites prévues vous sont confiées, 1\u00a0visite est annulée."],
])("a looper who leaves %i visits to the seller and %i to nobody", (rehosted, cancelled, end) => {
  const data = { ...SAMPLES["looper-charge.left"], rehosted, cancelled };
  const [line] = notificationText({ event: "looper-charge.left", data }).lines;
  expect(line?.endsWith(end)).toBe(true);
});

test("a looper reads which papers they are to see to, and why each", () => {
  expect(textOf("looper-papers.reminded")).toMatchObject({
    lines: [
      "Votre pièce d’identité a expiré le 2 novembre 2026, votre formation est à terminer, votre numéro RSAC est à fournir et votre attestation d’assurance expire le 12 décembre 2026.",
    ],
    action: { path: "/ambassador/onboarding" },
  });
});

test.each<[EventData["listing.to-complete"]["gaps"], string[]]>([
  [["ghgClass"], ["La loi demande d’y indiquer la classe climat (GES)."]],
  [
    ["coownershipCharges", "energyCost", "energyClass"],
    [
      "La loi demande d’y indiquer la classe énergie (DPE), les dépenses annuelles d’énergie et les charges annuelles de copropriété.",
    ],
  ],
  [["no-photo"], ["Photos\u00a0: l’annonce n’en a aucune."]],
  [
    ["photo-dark", "few-photos", "energyClass"],
    [
      "La loi demande d’y indiquer la classe énergie (DPE).",
      "Photos\u00a0: l’annonce en a moins de trois et au moins une est sombre.",
    ],
  ],
])("a listing to complete names %j", (gaps, lines) => {
  const data = { listingId: "l", title: "Maison", gaps };
  expect(notificationText({ event: "listing.to-complete", data }).lines).toEqual(lines);
});

test.each<[EventData["sale.reminded"]["tasks"][number], string]>([
  [
    { what: "sign-compromis", by: "2026-12-08", late: false },
    "La signature du compromis est prévue le 8 décembre 2026. Prévenez l’équipe sans attendre si cette date ne convient plus.",
  ],
  [
    { what: "sign-deed", by: "2026-12-08", late: true },
    "La signature de l’acte de vente était prévue le 8 décembre 2026. Si elle n’a pas eu lieu, écrivez à l’équipe pour convenir d’une autre date.",
  ],
  [
    { what: "apply-loan", by: "2026-12-08", late: false },
    "Le prêt est à obtenir au plus tard le 8 décembre 2026\u00a0: déposez votre demande, puis déclarez-la dans la vente.",
  ],
  [
    { what: "obtain-loan", by: "2026-12-08", late: true },
    "La réponse de votre banque était attendue au plus tard le 8 décembre 2026\u00a0: déclarez-la dans la vente.",
  ],
  [
    { what: "obtain-loan", by: null, late: false },
    "Déclarez la réponse de votre banque dans la vente.",
  ],
])("a side of a sale is reminded of %j in a sentence", (task, line) => {
  const data = { ...sale, tasks: [task] };
  expect(notificationText({ event: "sale.reminded", data }).lines).toEqual([line]);
});

test("an alert names five listings and counts the others", () => {
  const text = notificationText({
    event: "alert.found",
    data: { ...SAMPLES["alert.found"], items: Array(7).fill(item), more: 3 },
  });
  expect(text.title).toBe("10\u00a0nouveautés pour «\u00a0Rennes\u00a0»");
  expect(text.lines).toHaveLength(6);
  expect(text.lines.at(-1)).toBe("Et 5\u00a0autres dans votre espace.");
  expect(text.lines[0]).toContain("300\u00a0000\u00a0€ au lieu de 320\u00a0000\u00a0€");
});

test("a week names only what happened", () => {
  const [line] = textOf("market.week").lines;
  expect(line).toBe(
    "Du lundi au dimanche\u00a0: 12\u00a0vues, 1\u00a0mise en favori, 2\u00a0visites.",
  );
});

test.each([
  ["Maison", 2, "À propos de «\u00a0Maison\u00a0», avec 2\u00a0pièces jointes."],
  ["Maison", 0, "À propos de «\u00a0Maison\u00a0»."],
  [null, 1, "Avec 1\u00a0pièce jointe."],
])("a message about %s with %i documents says so", (title, attachments, expected) => {
  const { lines } = notificationText({
    event: "message.received",
    data: { ...SAMPLES["message.received"], title, attachments },
  });
  expect(lines).toEqual([expected, "«\u00a0Bonjour\u00a0»"]);
});

test("what people typed stays on its line and within its length", () => {
  const { title, lines } = notificationText({
    event: "message.received",
    data: {
      conversationId: "c",
      name: `Anne\n${"x".repeat(100)}`,
      title: null,
      excerpt: "a\u0000b\u2028c".repeat(200),
      attachments: 0,
    },
  });
  expect(title).toMatch(/^Message d’Anne x+…$/);
  expect(title.length).toBeLessThan(80);
  expect(lines[0]).not.toMatch(/\p{C}/u);
});

test("a text message fits in two", () => {
  expect(smsText("Loopimmo", "x".repeat(300), "https://loopimmo.fr/n/abc").length).toBeLessThan(
    220,
  );
});

test("every line of the preferences has its words", () => {
  expect(Object.keys(KIND_NAMES)).toEqual(NOTIFICATION_KINDS);
});
