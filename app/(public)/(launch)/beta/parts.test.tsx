import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import { BetaHero } from "./_parts/BetaHero";
import { BuyerPart } from "./_parts/BuyerPart";
import { Concept } from "./_parts/Concept";
import { Join } from "./_parts/Join";
import { LooperPart } from "./_parts/LooperPart";
import { NumberPlates } from "./_parts/NumberPlates";
import { Postcards } from "./_parts/Postcards";
import { ReferralPart } from "./_parts/ReferralPart";
import { SellerPart } from "./_parts/SellerPart";
import { BETA } from "./copy";

/** What the server sends, its no-break spaces made plain. */
const render = (part: ReactNode) =>
  renderToStaticMarkup(part)
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("&#x27;", "'");

const CODE = "CLRM7K";
const PAGE = render(
  <>
    <BetaHero referral={CODE} />
    <NumberPlates />
    <Concept />
    <SellerPart price={{ text: null, priceCents: 300_000_00, problem: null }} referral={CODE} />
    <LooperPart />
    <BuyerPart />
    <ReferralPart />
    <Postcards />
    <Join mailbox={null} referral={CODE} contact="bonjour@example.org" />
  </>,
);

describe("the page, as the server renders it", () => {
  it("has each anchor once, and leads to anchors that there are", () => {
    const ids = [...PAGE.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...PAGE.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    // The disclaimer is in the footer of every page.
    expect([...ids, "looper-disclaimer"]).toEqual(expect.arrayContaining(targets));
    expect(ids).toEqual(
      expect.arrayContaining([
        ...["concept", "pourquoi", "seller", "looper", "buyer", "referral", "testimonials"],
        ...["join", "join-seller", "join-looper", "join-buyer", "simulateur"],
      ]),
    );
  });

  it("has the claims as they are worded, with the note that they are indicative", () => {
    for (const claim of ["-72 %", "60 à 70 %", "500+", "15 000+", "4,8/5", "9 h à 20 h", "24 h/24"])
      expect(PAGE).toContain(claim);
    expect(PAGE).toContain(CLAIMS_NOTE.replaceAll(/[\u00a0\u202f]/g, " "));
  });

  it("has the amounts of the price list: fees, shares, the referral's example", () => {
    for (const text of [
      "de 2 500 € à 10 000 € jusqu’à 1 200 000 €",
      ...["35 % du forfait", "875 €", "1 400 €", "2 100 €"],
      ...["10 % du forfait HT", "100 € de prime", "25 % du forfait HT"],
      ...["6 000 € TTC, soit 5 000 € HT", "500 € HT pour vous", "1 250 € HT pour la personne"],
    ])
      expect(PAGE).toContain(text);
  });

  it("fills in the code, and keeps it in the simulator's address and in the mail", () => {
    expect(PAGE.match(new RegExp(`value="${CODE}"`, "g"))).toHaveLength(2);
    expect(PAGE).toMatch(new RegExp(`href="mailto:bonjour@example\\.org\\?[^"]*${CODE}`));
  });

  it("writes no style into the page, which the content policy forbids", () => {
    expect(PAGE).not.toContain("style=");
  });

  it("sends its form nowhere before its scripts came", () => {
    expect(PAGE).toMatch(/<form [^>]*method="dialog"/);
    expect(PAGE).not.toContain("altcha");
  });
});

// Specification §§ 4, 5 and 8; apostrophes and no-break spaces are typographic.
test.each([
  ["sending", "Envoi..."],
  ["invalidEmail", "Veuillez entrer un email valide"],
  ["known", "Cet email est déjà enregistré"],
  ["failed", "Erreur lors de l'inscription"],
  [
    "done",
    "Merci ! Nous vous contacterons dès l'ouverture de la bêta. Votre code de parrainage vous sera envoyé par email.",
  ],
] as const)("the form says %s as the specification does", (name, text) => {
  expect(BETA.form[name].replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("’", "'")).toBe(text);
});
