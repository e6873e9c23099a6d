import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NOTIFICATION_DEFAULTS } from "@/lib/notifications/preferences";
import { DEFAULT_SETTINGS } from "@/lib/notifications/rules";
import { BillingTab } from "./_parts/BillingTab";
import { NotificationsTab } from "./_parts/NotificationsTab";
import { ProfileTab } from "./_parts/ProfileTab";
import { SecurityTab, type SecurityView } from "./_parts/SecurityTab";
import { SettingsScreen } from "./_parts/SettingsScreen";
import { BILLING, PERSONAL_DATA, SECOND_FACTOR, SECURITY } from "./copy";

const NOW = new Date("2026-11-21T10:00:00Z");
const action = () => Promise.resolve(null);
const actions = {
  changePassword: action,
  secondFactor: action,
  signOutDevice: action,
  eraseAccount: action,
};

const VIEW: SecurityView = {
  locked: false,
  passwordMin: 6,
  secondFactor: {
    state: { on: false, since: null, recoveryCodesLeft: 0 },
    setup: null,
    required: false,
    mustSecure: false,
  },
  devices: [
    { sessionId: "a".repeat(12), name: null, current: true, since: NOW, lastSeenAt: NOW },
    {
      sessionId: "b".repeat(12),
      name: "Firefox sur Windows",
      current: false,
      since: NOW,
      lastSeenAt: NOW,
    },
  ],
  audit: { entries: [], nextCursor: null },
  auditIsOlder: false,
  exportError: null,
  erasure: {
    listingsWithdrawn: 2,
    listingsRetained: 0,
    visitsCancelled: 0,
    visitsRehosted: 0,
    offersClosed: 0,
    favorites: 1,
    savedSearches: 0,
    messagesRetained: 0,
    ledgerLinesRetained: 0,
  },
};

/** What a browser gets: nothing the content policy forbids, and each id once. */
function render(element: ReactElement): string {
  const html = renderToStaticMarkup(element);
  expect(html).not.toContain(" style=");
  const ids = html.match(/ id="[^"]+"/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  return html;
}
const security = (changes: Partial<SecurityView> = {}) =>
  render(<SecurityTab view={{ ...VIEW, ...changes }} actions={actions} />);
const inputNamed = (html: string, name: string) =>
  html.match(/<input[^>]*>/g)?.find((input) => input.includes(`name="${name}"`));

describe("the settings", () => {
  it("mark the tab that is open, among four links", () => {
    const html = render(<SettingsScreen tab="securite">…</SettingsScreen>);
    expect(html.match(/<a /g)).toHaveLength(4);
    expect(html).toMatch(/<a href="\/settings\?onglet=securite" aria-current="page"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("show the address of the account without letting it be sent", () => {
    const profile = {
      firstName: "Zoé",
      lastName: "Le Goff",
      email: "zoe@example.org",
      phone: "06 12 34 56 78",
      address: null,
      city: "Rennes",
      postalCode: null,
      referralCode: "AB12CD",
      referred: 2,
    };
    const link = "http://localhost:3000/beta?ref=AB12CD";
    const html = render(
      <ProfileTab
        profile={profile}
        locked={false}
        referralLink={link}
        action={action}
        changeEmail={action}
      />,
    );
    const address = html.match(/<input[^>]*zoe@example.org[^>]*>/)?.[0];
    expect(address).toContain("readOnly");
    expect(address).not.toContain("name=");
    expect(inputNamed(html, "city")).toContain('value="Rennes"');
    expect(html).toContain("2\u00a0personnes inscrites");
  });
});

describe("what is sent", () => {
  const html = render(
    <NotificationsTab
      view={{
        preferences: NOTIFICATION_DEFAULTS,
        settings: DEFAULT_SETTINGS,
        sms: { number: "+33612345678", leaves: false },
        push: { publicKey: "x", browsers: 0 },
      }}
      actions={{ changePreferences: action, applyPreset: action, changeRhythm: action }}
    />,
  );

  it("is a table of seven lines and three channels, of which two boxes are locked", () => {
    const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
    // The box of the quiet hours too.
    expect(boxes).toHaveLength(7 * 3 + 1);
    const locked = boxes.filter((box) => box.includes("disabled"));
    expect(locked).toHaveLength(2);
    for (const box of locked) {
      expect(box).toContain("checked");
      expect(box).not.toContain("name=");
    }
    expect(inputNamed(html, "search_alert-email")).toContain("checked");
    expect(inputNamed(html, "search_alert-sms")).not.toContain("checked");
    expect(html.match(/<th[^>]*scope="row"/g)).toHaveLength(7);
  });

  it("says what can't be switched, and that no text message leaves yet", () => {
    expect(html).toContain("Quand votre mot de passe a changé.");
    expect(html).toContain("toujours envoyé");
    expect(html).toContain("06\u00a012\u00a034\u00a056\u00a078");
    expect(html).toContain("ne partent pas");
  });
});

describe("security", () => {
  it("offers to begin the second factor where there is none", () => {
    const html = security();
    expect(html).toContain(SECOND_FACTOR.begin);
    expect(html).not.toContain(SECOND_FACTOR.remove);
    expect(html).not.toContain(SECURITY.mustSecure.title);
  });

  it("shows the code to scan, and the key to type, of what was begun", () => {
    const setup = {
      secret: "ABCD EFGH",
      uri: "otpauth://totp/x",
      qr: { size: 10, path: "M4 4h1v1h-1z" },
    };
    const html = security({ secondFactor: { ...VIEW.secondFactor, setup } });
    expect(html).toContain("M4 4h1v1h-1z");
    expect(html).toContain("ABCD EFGH");
    expect(inputNamed(html, "code")).toContain('autoComplete="one-time-code"');
  });

  it("lets the second factor be removed, but not by a trust manager", () => {
    const state = { on: true, since: NOW, recoveryCodesLeft: 9 };
    const html = security({ secondFactor: { ...VIEW.secondFactor, state } });
    expect(html).toContain('value="renew"');
    expect(html).toContain('value="remove"');
    const required = { ...VIEW.secondFactor, state, required: true };
    const theirs = security({ secondFactor: required });
    expect(theirs).toContain('value="renew"');
    expect(theirs).not.toContain('value="remove"');
    expect(theirs).toContain(SECOND_FACTOR.required);
  });

  it("tells a trust manager without a second factor why it is needed", () => {
    const html = security({ secondFactor: { ...VIEW.secondFactor, mustSecure: true } });
    expect(html).toContain(SECURITY.mustSecure.title);
    expect(html).toContain('href="#double-authentification"');
  });

  it("signs out any device but the one in use, each button naming its own", () => {
    const html = security();
    expect(html).toContain(`value="${"b".repeat(12)}"`);
    expect(html).not.toContain(`value="${"a".repeat(12)}"`);
    expect(html).toMatch(/Déconnecter<span[^>]*> Firefox sur Windows, connecté depuis/);
  });

  it("says what erasing would do, and only what it would", () => {
    const html = security();
    expect(html).toContain(PERSONAL_DATA.erase.counts.listingsWithdrawn(2));
    expect(html).toContain(PERSONAL_DATA.erase.counts.favorites(1));
    expect(html).not.toContain(PERSONAL_DATA.erase.counts.messagesRetained(0));
  });

  it("says by its field why an export was refused", () => {
    const html = security({ exportError: PERSONAL_DATA.export.refusals["mot-de-passe"] });
    expect(html).toMatch(/<input[^>]*id="export-mot-de-passe"[^>]*aria-invalid="true"/);
  });

  it("of a demonstration's account is locked, and says so", () => {
    const html = security({ locked: true });
    expect(html).toContain(SECURITY.demo.text);
    for (const form of ["changement-de-mot-de-passe", "seconde-preuve", "suppression-du-compte"]) {
      expect(html).toMatch(new RegExp(`<form id="${form}"(?:(?!</form>).)*<fieldset disabled=""`));
    }
    expect(
      html.match(/<button[^>]*name="device"[^>]*>/g)?.every((b) => b.includes("disabled")),
    ).toBe(true);
  });
});

describe("billing", () => {
  it("says that nothing is owed, with the price list", () => {
    const html = render(<BillingTab view={null} />);
    expect(html).toContain(BILLING.nothing.buyer);
    expect(html).toContain('href="/honoraires"');
  });

  it("shows what a seller owes", () => {
    const due = {
      propertyId: "c".repeat(12),
      title: "Appartement lumineux",
      city: "Rennes",
      baseCents: 250_000_00,
      estimated: true,
      tier: "Essential",
      feeCents: 4_000_00,
      vatBps: 2_000,
      excludingVatCents: 3_333_33,
      vatCents: 666_67,
      concludedAt: null,
      discountCents: 0,
      isFree: false,
      foreseenDiscountCents: 0,
      mandate: null,
      invoice: null,
    };
    const totals = { dueCents: 0, unsettled: 0, foreseenCents: 4_000_00, foreseen: 1 };
    const html = render(<BillingTab view={{ dues: [due], totals, nextCursor: null }} />);
    expect(html).toContain("Appartement lumineux");
    expect(html).toContain('href="/seller/payments"');
  });
});
