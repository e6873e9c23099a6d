import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatPrice } from "@/lib/kernel/format";
import type { WaitlistStatusView } from "@/lib/waitlist/views";
import { shareLinks } from "../../../../../components/waitlist/share-links";
import { HOUSE_WINDOWS } from "./ReferralHouse";
import { StatusScreen } from "./StatusScreen";

const VIEW: WaitlistStatusView = {
  email: "camille@example.org",
  role: "ambassador",
  position: 12,
  total: 240,
  referralCode: "K7M2QX",
  shareLink: "https://example.org/beta?ref=K7M2QX",
  counted: 5,
  held: 1,
  waiting: 3,
  confirmedAt: new Date("2026-11-12T10:00:00Z"),
  invitedAt: null,
  joined: false,
};
const INVITED = { position: null, invitedAt: new Date("2026-11-20T10:00:00Z") };

function render(changes: Partial<WaitlistStatusView> = {}): string {
  return renderToStaticMarkup(
    <StatusScreen
      view={{ ...VIEW, ...changes }}
      token="the-token"
      eraseAction={() => Promise.resolve(null)}
    />,
  );
}

/** As it is read aloud: no tags, spaces as people see them. */
const read = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
const headline = (changes: Partial<WaitlistStatusView> = {}) =>
  read(/<h1[^>]*>(.*?)<\/h1>/s.exec(render(changes))?.[1] ?? "");

/** Windows with light in them, of the house and beside the words. */
const litIn = (html: string) => html.split('width="28" height="46" class="fill-mimosa"').length - 1;

describe("the place in the list", () => {
  it.each([
    [{ position: 12 }, "Vous êtes 12e sur 240 Loopers en attente"],
    [{ position: 2, total: 2, role: "buyer" }, "Vous êtes 2e sur 2 acheteurs en attente"],
    [
      { position: 1_204, total: 3_000, role: "seller" },
      "Vous êtes 1 204e sur 3 000 vendeurs en attente",
    ],
    [{ position: 1 }, "Vous avez la 1re place sur 240 Loopers en attente"],
    [{ position: 1, total: 1, role: "seller" }, "Vous avez la 1re place de la liste des vendeurs"],
    [INVITED, "C’est votre tour"],
    [{ ...INVITED, joined: true }, "Votre compte est ouvert"],
  ] satisfies [Partial<WaitlistStatusView>, string][])("of %j reads %s", (changes, words) => {
    expect(headline(changes)).toBe(words);
  });

  it("leads who was invited to the wizard with their role, and who has an account to the login", () => {
    expect(render(INVITED)).toContain('href="/register?role=ambassador"');
    expect(render({ ...INVITED, joined: true })).toContain('href="/connexion"');
    expect(render()).not.toContain('href="/register');
  });
});

describe("the referrals", () => {
  it("are told in words that agree with their number", () => {
    const some = read(render());
    expect(some).toContain("5 filleuls comptés");
    expect(some).toContain("1 en cours de vérification");
    expect(some).toContain("3 attendent leur confirmation");
    const none = read(render({ counted: 0, held: 0, waiting: 1 }));
    expect(none).toContain("0 filleul compté");
    expect(none).toContain("1 attend sa confirmation");
  });

  it("make room for whom to tell while there are none", () => {
    const html = render({ counted: 0, held: 0, waiting: 0 });
    expect(read(html)).toContain("Aucun filleul pour l’instant. À qui en parler ?");
    expect(read(html)).not.toContain("0 filleul");
    expect(litIn(html)).toBe(1);
  });

  it("light a window each beside the person's own, as long as there are some", () => {
    // One more beside the words.
    expect(litIn(render({ counted: 0 }))).toBe(2);
    expect(litIn(render({ counted: 5 }))).toBe(7);
    expect(litIn(render({ counted: 500 }))).toBe(HOUSE_WINDOWS + 2);
    expect(read(render({ counted: 500 }))).toContain("Toute la maison est allumée");
  });

  it("are worth what the pricing rules say for a sale of 400,000 euros", () => {
    const html = render();
    for (const cents of [6_000_00, 5_000_00, 500_00, 1_250_00, 100_00]) {
      expect(html).toContain(`>${formatPrice(cents)}<`);
    }
  });
});

describe("sharing", () => {
  it("is by plain links that carry the code and the link, and never the page's own secret", () => {
    const links = shareLinks(VIEW.referralCode, VIEW.shareLink);
    expect(links.map(({ href }) => href.split("?")[0])).toEqual([
      "mailto:",
      "https://wa.me/",
      "sms:",
    ]);
    for (const { href } of links) {
      const text = decodeURIComponent(href);
      expect(text).toContain(VIEW.referralCode);
      expect(text).toContain(VIEW.shareLink);
      expect(render()).toContain(
        `href="${href.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")}"`,
      );
    }
    // Once only: in the form that erases.
    expect(render().split("the-token")).toHaveLength(2);
  });

  it("needs nothing that the content policy forbids, and each id once", () => {
    const html = render();
    expect(/ style=|https:\/\/(?!wa\.me|example\.org)/.exec(html)).toBeNull();
    const ids = html.match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
