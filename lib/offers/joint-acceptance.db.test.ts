import { beforeEach, describe, expect, test } from "vitest";
import { openMandateFile } from "../mandate-signing/commands/open-mandate-file.ts";
import { findMandateOf } from "../mandate-signing/queries/find-mandate-of-home.ts";
import { findPartySignature } from "../mandate-signing/queries/find-party-signature.ts";
import type { Actor } from "../policy/actor.ts";
import { findSale } from "../sales/queries/find-sale.ts";
import { codeOf } from "../testing/error-code.ts";
import { writtenMails } from "../testing/mails.ts";
import { signMandateOf } from "../testing/mandates.ts";
import { counterOf, daysLater, OFFERED_AT, offerCase } from "../testing/offers.ts";
import {
  codeForOther,
  lastSigning,
  mailedToken,
  nameOwners,
  type Other,
  otherOwner,
  type Sellers,
  signAsOther,
  signJointMandateOf,
} from "../testing/owners.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { createPerson } from "../testing/people.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { acceptOffer } from "./commands/accept-offer.ts";
import { counterOffer } from "./commands/counter-offer.ts";
import { rejectOffer } from "./commands/reject-offer.ts";
import { requestAcceptance, signAcceptance } from "./commands/request-acceptance.ts";
import { withdrawOffer } from "./commands/withdraw-offer.ts";

/** An offer for a home that several sell: they accept it by their signatures. */

const { database, parties, insert, offerBy, statusOf, one } = offerCase();
let seller: Actor;
let alix: Other;
let sam: Other;
let listingId: string;
let offerId: string;

/** A home of 250,000 € with an offer of 240,000 €, good for seven days. */
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  alix = otherOwner();
  sam = otherOwner({ kind: "spouse", name: "Sam Nguyen" });
  ({ id: listingId } = await insert(seller.userId));
  offerId = await offerBy(parties.buyer, { listingId });
});

const AT = daysLater(1);
const soldBy = (sellers: Sellers) =>
  signJointMandateOf(database, {
    propertyId: listingId,
    actor: seller,
    now: OFFERED_AT,
    ...sellers,
  });
const ask = async (id = offerId, now = AT) =>
  (await requestAcceptance({ offerId: id }, seller, signInContext(), now)).signatureId;
const last = (signatureId: string) => lastSigning(database, { signatureId, actor: seller }, AT);
type Typed = Awaited<ReturnType<typeof last>>;
const sign = (typed: Typed) => signAcceptance(typed, seller, signInContext(), AT);
const lastTo = ({ email }: Pick<Other, "email">) => writtenMails(database.raw, email).at(-1)?.kind;
const statusOfHome = () => one("SELECT status FROM Property WHERE id = ?", listingId).status;
const salesOf = () =>
  one("SELECT count(*) AS n FROM Sale WHERE propertyId = ?", listingId).n as number;

describe("accepting an offer where several sell", () => {
  test("is not the seller's alone, and opens the sale once all have signed", async () => {
    const number = await soldBy({ others: [alix] });
    expect(await codeOf(acceptOffer({ offerId }, seller, AT))).toBe("offer.jointly-signed");
    const rivals = await offerBy(parties.rival, { listingId, amount: 230_000 });
    const signatureId = await ask();
    expect(lastTo(alix)).toBe("signature-requested");
    await signAsOther(database, alix, AT);
    expect([statusOf(offerId), statusOfHome()]).toEqual(["pending", "active"]);
    const { opened: saleId } = await sign(await last(signatureId));
    expect([statusOf(offerId), statusOf(rivals), statusOfHome()]).toEqual([
      "accepted",
      "rejected",
      "under_offer",
    ]);
    const { terms } = one("SELECT terms FROM Sale WHERE id = ?", saleId);
    expect(JSON.parse(String(terms))).toMatchObject({
      sellerName: "Camille Martin et Alix Roy",
      offer: { id: offerId, author: "buyer", amountCents: 240_000_00 },
    });
    for (const reader of [seller, parties.buyer]) {
      expect((await findSale(saleId ?? "", reader, AT)).offerId).toBe(offerId);
    }
    for (const each of [seller, alix]) expect(lastTo(each)).toBe("mandate-signed");
    const { body, fileName } = await openMandateFile({ signatureId }, seller);
    expect(fileName).toBe(`mandat-${number}-acceptation.pdf`);
    const text = pdfText(Buffer.from(body));
    for (const words of [
      "Acceptation d’une offre d’achat",
      "Prix de vente 240 000 €",
      "Signé par Camille Martin",
      "Signé par Alix Roy",
    ]) {
      expect(text).toContain(words);
    }
    const { mandate } = await findMandateOf(listingId, seller, AT);
    expect(mandate?.decisions).toEqual([{ signatureId, kind: "acceptance", signedAt: AT }]);
  });

  test("shows each what is accepted, until the offer expires", async () => {
    await soldBy({ others: [alix] });
    await ask();
    const view = await findPartySignature(mailedToken(database, alix), AT);
    const until = new Date("2026-11-30T23:00:00Z");
    const offer = { id: offerId, amountCents: 240_000_00, expiryDate: "2026-11-30" };
    expect(view).toMatchObject({ kind: "acceptance", state: "open", offer, until });
    const { pending } = await findMandateOf(listingId, seller, AT);
    expect(pending).toMatchObject({ kind: "acceptance", offer, until, code: null });
    expect(await codeOf(ask(offerId, until))).toBe("offer.expired");
  });

  test("takes the seller's code alone where they decide for all", async () => {
    await soldBy({ others: [alix], sellerDecides: true });
    expect(await codeOf(acceptOffer({ offerId }, seller, AT))).toBe("offer.jointly-signed");
    const signatureId = await ask();
    expect([lastTo(alix), lastTo(seller)]).toEqual(["mandate-signed", "signature-code"]);
    expect((await sign(await last(signatureId))).opened).toEqual(expect.any(String));
    expect(statusOf(offerId)).toBe("accepted");
  });

  test("takes the spouse's agreement even so", async () => {
    await soldBy({ others: [alix, sam], sellerDecides: true });
    const signatureId = await ask();
    expect([lastTo(alix), lastTo(sam)]).toEqual(["mandate-signed", "signature-requested"]);
    const early = { signatureId, name: "Camille Martin", code: "123456", accept: true } as const;
    expect(await codeOf(sign(early))).toBe("signature.others-first");
    await signAsOther(database, sam, AT);
    await sign(await last(signatureId));
    expect(statusOf(offerId)).toBe("accepted");
  });

  test("in two tabs at once opens one sale", async () => {
    await soldBy({ others: [alix] });
    const signatureId = await ask();
    await signAsOther(database, alix, AT);
    const typed = await last(signatureId);
    const outcomes = await Promise.all([codeOf(sign(typed)), codeOf(sign(typed))]);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(salesOf()).toBe(1);
  });

  test("is asked by its seller alone", async () => {
    await soldBy({ others: [alix] });
    const by = (actor: Actor) => codeOf(requestAcceptance({ offerId }, actor, signInContext(), AT));
    expect(await by(parties.buyer)).toBe("request.forbidden");
    expect(await by(parties.seller)).toBe("offer.not-found");
    expect(await codeOf(ask("' OR 1=1 --"))).toBe("offer.not-found");
  });

  test("is refused where others sell than the mandate names", async () => {
    await soldBy({ others: [alix] });
    const ugo = otherOwner({ name: "Ugo Roy" });
    await nameOwners(listingId, seller, { others: [ugo] }, AT);
    expect(await codeOf(ask())).toBe("revision.seller-not-signed");
  });
});

describe("an acceptance that waits for signatures", () => {
  beforeEach(() => soldBy({ others: [alix] }));

  test.each<[string, () => Promise<unknown>]>([
    ["its buyer withdraws the offer", () => withdrawOffer({ offerId }, parties.buyer, AT)],
    [
      "its seller refuses the offer",
      () => rejectOffer({ offerId, reason: "price_too_low" }, seller, AT),
    ],
  ])("is signed by nobody once %s", async (_case, move) => {
    const signatureId = await ask();
    const { jeton } = await codeForOther(database, alix, AT);
    await signAsOther(database, alix, AT);
    const typed = await last(signatureId);
    await move();
    expect(await findPartySignature(jeton, AT)).toBeNull();
    expect(await codeOf(sign(typed))).toBe("signature.not-found");
    expect(salesOf()).toBe(0);
  });

  test("goes on where another offer of the home is refused", async () => {
    const other = await offerBy(parties.rival, { listingId, amount: 230_000 });
    const signatureId = await ask();
    await rejectOffer({ offerId: other, reason: "price_too_low" }, seller, AT);
    await signAsOther(database, alix, AT);
    expect(await codeOf(sign(await last(signatureId)))).toBeNull();
  });

  test("gives way to that of another offer", async () => {
    const other = await offerBy(parties.rival, { listingId, amount: 230_000 });
    await ask();
    const first = mailedToken(database, alix);
    const signatureId = await ask(other);
    expect(await findPartySignature(first, AT)).toBeNull();
    await signAsOther(database, alix, AT);
    await sign(await last(signatureId));
    expect([statusOf(offerId), statusOf(other)]).toEqual(["rejected", "accepted"]);
  });

  test("is signed and its offer withdrawn at once, and one of the two is done", async () => {
    const signatureId = await ask();
    await signAsOther(database, alix, AT);
    const typed = await last(signatureId);
    const outcomes = await Promise.all([
      codeOf(sign(typed)),
      codeOf(withdrawOffer({ offerId }, parties.buyer, AT)),
    ]);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(salesOf()).toBe(outcomes[0] === null ? 1 : 0);
  });

  test("writes nothing where the home is off the site meanwhile", async () => {
    const signatureId = await ask();
    await signAsOther(database, alix, AT);
    const typed = await last(signatureId);
    database.raw.prepare("UPDATE Property SET status = 'paused' WHERE id = ?").run(listingId);
    expect(await codeOf(sign(typed))).toBe("offer.listing-closed");
    expect([salesOf(), statusOf(offerId)]).toEqual([0, "pending"]);
  });
});

describe("a counter-offer", () => {
  test("is nobody's to make of those who sell together, whoever decides", async () => {
    await soldBy({ others: [alix], sellerDecides: true });
    expect(await codeOf(counterOffer(counterOf(offerId), seller, AT))).toBe("offer.joint-counter");
    expect(statusOf(offerId)).toBe("pending");
  });

  test("is still the seller's who sells alone, and so is the acceptance", async () => {
    await signMandateOf(database, { propertyId: listingId, actor: seller, now: OFFERED_AT });
    const answered = await counterOffer(counterOf(offerId), seller, AT);
    const third = await counterOffer(
      counterOf(answered.offerId, { amount: 242_000 }),
      parties.buyer,
      AT,
    );
    expect(await codeOf(acceptOffer({ offerId: third.offerId }, seller, AT))).toBeNull();
  });
});
