import { describe, expect, test } from "vitest";
import {
  isJointlySigned,
  type Ownership,
  PAPER_KINDS,
  partiesOf,
  partyName,
  SOLE_OWNERSHIP,
  sellersOf,
  signerNameOf,
  signersOf,
} from "./parties.ts";
import { readOwnership } from "./schemas.ts";

const SELLER = { name: "Camille Martin", email: "camille@example.org", address: null };
const SCI = { name: "SCI Les Lilas", address: "1 rue Basse, 35000 Rennes" };

const other = (change: Partial<Ownership["others"][number]> = {}): Ownership["others"][number] => ({
  kind: "person",
  name: "Alix Roy",
  representative: null,
  email: "alix@example.org",
  address: "3 rue Haute, 35000 Rennes",
  ...change,
});
const spouse = other({ kind: "spouse", name: "Sam Nguyen", email: "sam@example.org" });
const firm = other({
  kind: "company",
  name: "Foncière Roy",
  representative: "Inès Roy",
  email: "ines@example.org",
});
const owning = (change: Partial<Ownership> = {}): Ownership => ({ ...SOLE_OWNERSHIP, ...change });

const SOLE = owning();
const TWO = owning({ others: [other()] });
const DECIDES = owning({ others: [other()], sellerDecides: true });
const MARRIED = owning({ others: [spouse] });
const MARRIED_DECIDES = owning({ others: [other(), spouse], sellerDecides: true });
const COMPANY = owning({ company: SCI });
const COMPANIES = owning({ company: SCI, others: [firm] });

describe("who sells, as a mandate names them", () => {
  test.each<[string, Ownership, string, boolean]>([
    ["alone", SOLE, "Camille Martin", false],
    ["two", TWO, "Camille Martin et Alix Roy", false],
    ["one decides for both", DECIDES, "Camille Martin et Alix Roy", true],
    [
      "three",
      owning({ others: [other(), other({ name: "Ugo Roy" })] }),
      "Camille Martin, Alix Roy et Ugo Roy",
      false,
    ],
    // Names with a comma in them would read as two.
    ["with a spouse", MARRIED, "Camille Martin\u00a0; Sam Nguyen, qui donne son accord", false],
    [
      "with a spouse, one deciding",
      MARRIED_DECIDES,
      "Camille Martin\u00a0; Alix Roy\u00a0; Sam Nguyen, qui donne son accord",
      true,
    ],
    ["a company", COMPANY, "SCI Les Lilas, représentée par Camille Martin", false],
    [
      "two companies",
      COMPANIES,
      "SCI Les Lilas, représentée par Camille Martin\u00a0; Foncière Roy, représentée par Inès Roy",
      false,
    ],
  ])("%s", (_case, ownership, sellerName, sellerDecides) => {
    expect(sellersOf(SELLER.name, ownership)).toEqual({ sellerName, sellerDecides });
  });
});

describe("the parties", () => {
  test("begin with the person with the account, as their profile has them", () => {
    expect(partiesOf(SELLER, TWO)).toEqual([
      { kind: "person", representative: null, ...SELLER },
      other(),
    ]);
  });

  test("begin with their company, for which they sign, at its address and their mailbox", () => {
    const [first, ...others] = partiesOf(SELLER, COMPANIES);
    expect(first).toEqual({
      ...SCI,
      kind: "company",
      representative: "Camille Martin",
      email: SELLER.email,
    });
    expect(others).toEqual([firm]);
  });

  test.each([
    [other(), "Alix Roy", "Alix Roy"],
    [firm, "Inès Roy", "Foncière Roy, représentée par Inès Roy"],
    [spouse, "Sam Nguyen", "Sam Nguyen, qui donne son accord"],
  ])("%o is signed for by %s, and called %s", (party, signer, name) => {
    expect(signerNameOf(party)).toBe(signer);
    expect(partyName(party)).toBe(name);
  });

  test.each([
    [SOLE, false],
    [COMPANY, false],
    [TWO, true],
    [DECIDES, true],
    [MARRIED, true],
  ])("%o decide by signatures: %s", (ownership, isJoint) => {
    expect(isJointlySigned(partiesOf(SELLER, ownership))).toBe(isJoint);
  });
});

describe("who signs", () => {
  const ALONE = { mandate: [0], amendment: [0], acceptance: [0], withdrawal: [0], diffusion: [0] };
  const BOTH = {
    mandate: [0, 1],
    amendment: [0, 1],
    acceptance: [0, 1],
    withdrawal: [0, 1],
    diffusion: [0, 1],
  };
  test.each<[string, Ownership, Record<(typeof PAPER_KINDS)[number], number[]>]>([
    ["alone", SOLE, ALONE],
    ["a company", COMPANY, ALONE],
    ["two", TWO, BOTH],
    // What the others named one for does not say portals.
    ["one of two decides", DECIDES, { ...ALONE, mandate: [0, 1], diffusion: [0, 1] }],
    ["two companies", COMPANIES, BOTH],
    // To give up selling the family's home takes nobody's agreement, nor does where it is shown.
    ["with a spouse", MARRIED, { ...BOTH, withdrawal: [0], diffusion: [0] }],
    [
      "with a spouse, one of two deciding",
      MARRIED_DECIDES,
      {
        mandate: [0, 1, 2],
        amendment: [0, 2],
        acceptance: [0, 2],
        withdrawal: [0],
        diffusion: [0, 1],
      },
    ],
    [
      "with a spouse and another owner",
      owning({ others: [spouse, other()] }),
      {
        mandate: [0, 1, 2],
        amendment: [0, 1, 2],
        acceptance: [0, 1, 2],
        withdrawal: [0, 2],
        diffusion: [0, 2],
      },
    ],
  ])("%s", (_case, ownership, signers) => {
    const { sellerDecides } = ownership;
    const parties = partiesOf(SELLER, ownership);
    for (const paper of PAPER_KINDS) {
      expect([paper, signersOf(paper, { parties, sellerDecides })]).toEqual([
        paper,
        signers[paper],
      ]);
    }
  });
});

describe("the row of an ownership", () => {
  test("is read as it was written, as text and as JSON; without one the seller is alone", () => {
    expect(readOwnership(MARRIED_DECIDES)).toEqual(MARRIED_DECIDES);
    expect(readOwnership(JSON.stringify(COMPANIES))).toEqual(COMPANIES);
    expect(readOwnership(null)).toEqual(SOLE_OWNERSHIP);
    expect(readOwnership(undefined)).toEqual(SOLE_OWNERSHIP);
  });

  test.each([
    ["a kind of nobody", { ...TWO, others: [{ ...other(), kind: "tenant" }] }],
    ["a field of nobody", { ...TWO, share: 50 }],
    ["nothing at all", {}],
  ])("is none of ours with %s", (_case, stored) => {
    expect(() => readOwnership(stored)).toThrow();
  });
});
