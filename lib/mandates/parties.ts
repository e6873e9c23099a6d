import { joinWords } from "../kernel/format.ts";
import type { SellerNames } from "./names.ts";

/*
 * Who sells a home: the person with the account or their company, and whom they name beside themselves. Each is a party
 * of the mandate, and signs it.
 */

/** A spouse owns nothing of the home, and agrees to the sale of where the family lives (code civil, article 215). */
export const PARTY_KINDS = ["person", "company", "spouse"] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** A party of a mandate. */
export interface Party {
  kind: PartyKind;
  name: string;
  /** Who signs for a company; null of others. */
  representative: string | null;
  email: string;
  /** On one line; null where the account doesn't say all of it. */
  address: string | null;
}

/** Owners and a spouse whom a seller may name beside themselves. */
export const MAX_OTHER_PARTIES = 9;

/** Whom a seller names beside themselves, and how they all decide. A type, for a row holds it as JSON. */
export type Ownership = {
  /** The company for which the person with the account sells; null where they own the home themselves. */
  company: { name: string; address: string } | null;
  others: {
    kind: PartyKind;
    name: string;
    representative: string | null;
    email: string;
    address: string;
  }[];
  /** Whether the others name the person with the account to decide for them all. */
  sellerDecides: boolean;
};

/** Of a seller who named nobody. */
export const SOLE_OWNERSHIP: Ownership = { company: null, others: [], sellerDecides: false };

/** The person with the account, as their profile has them. */
export interface SellingPerson {
  name: string;
  email: string;
  address: string | null;
}

/** The parties of a home's mandate, the person with the account or their company first. */
export function partiesOf(seller: SellingPerson, { company, others }: Ownership): Party[] {
  const { name, email, address } = seller;
  const first: Party =
    company === null
      ? { kind: "person", name, representative: null, email, address }
      : { ...company, kind: "company", representative: name, email };
  return [first, ...others];
}

/** The person who signs for a party. */
export const signerNameOf = ({ name, representative }: Pick<Party, "name" | "representative">) =>
  representative ?? name;

/** A party as a line names it. */
export const partyName = ({ kind, name, representative }: Omit<Party, "email" | "address">) =>
  kind === "company"
    ? `${name}, représentée par ${representative}`
    : kind === "spouse"
      ? `${name}, qui donne son accord`
      : name;

/** What a mandate names of the sellers. @param name of the person with the account */
export function sellersOf(name: string, ownership: Ownership): SellerNames {
  const parties = partiesOf({ name, email: "", address: null }, ownership);
  const names = parties.map(partyName);
  return {
    // Names with a comma in them would read as two.
    sellerName: names.some((each) => each.includes(",")) ? names.join(" ; ") : joinWords(names),
    sellerDecides: ownership.sellerDecides,
  };
}

/** The papers that the parties of a mandate sign. */
export const PAPER_KINDS = [
  "mandate",
  "amendment",
  "acceptance",
  "withdrawal",
  "diffusion",
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/**
 * Which parties sign a paper, by their index: all of them a mandate; what is decided under it all of them too, or the
 * person with the account where the others named them to decide (code civil, 815-3). What disposes of the family's home
 * asks for the spouse's agreement whoever decides; to give up selling it, or to show it on portals, does not. Whom the
 * others named decides of what their mandate says, which portals are not part of.
 */
export function signersOf(
  paper: PaperKind,
  { parties, sellerDecides }: { parties: readonly Pick<Party, "kind">[]; sellerDecides: boolean },
): number[] {
  return [...parties.keys()].filter((index) => {
    if (index === 0 || paper === "mandate") return true;
    if (parties[index]?.kind === "spouse") return paper !== "withdrawal" && paper !== "diffusion";
    return !sellerDecides || paper === "diffusion";
  });
}

/** Whether what is decided under a mandate is signed, rather than done by the person with the account alone. */
export const isJointlySigned = (parties: readonly unknown[]): boolean => parties.length > 1;
