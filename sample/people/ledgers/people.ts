import { DEMO_DOMAIN } from "../../../lib/accounts/demo.ts";
import { slugify } from "../../../lib/communes/slugs.ts";

/** Somebody of the ledgers: fictional, without a password and without a part in the present. */
export interface LedgerPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  referralCode: string;
}

/** Digits and letters that read as nothing else. */
const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Twelve characters: a word and a rank. */
const idOf = (word: string, rank: number) => word + String(rank).padStart(12 - word.length, "0");

function person(word: string, letter: string, name: string, rank: number): LedgerPerson {
  const at = name.indexOf(" ");
  const [firstName, lastName] = [name.slice(0, at), name.slice(at + 1)];
  const [tens, ones] = [Math.trunc(rank / CODE_LETTERS.length), rank % CODE_LETTERS.length];
  return {
    id: idOf(word, rank),
    firstName,
    lastName,
    email: `${slugify(firstName)}.${slugify(lastName)}@${DEMO_DOMAIN}`,
    // Of the range reserved for fiction.
    phone: `06 39 98 ${letter === "V" ? 71 : 42} ${String(10 + rank)}`,
    referralCode: `DM${letter}0${CODE_LETTERS[tens]}${CODE_LETTERS[ones]}`,
  };
}

const SELLER_NAMES = [
  ...["Hortense Picard", "Gilles Rouault", "Inès Carvalho", "Marc Le Bihan", "Solène Tanguy"],
  ...["Denis Cloarec", "Patrick Ollivier", "Viviane Thébault", "Rose Ferrand", "Hugo Lemaire"],
  ...["Nolwenn Daniel", "Didier Lozach"],
];

const BUYER_NAMES = [
  ...["Léa Colin", "Mathis Renaud", "Aïcha Haddad", "Bruno Salaün", "Camille Prigent"],
  ...["Étienne Masson", "Floriane Dupuis", "Karim Nasri", "Louise Morel", "Yannick Le Roux"],
  ...["Sabrina Lopes", "Olivier Gautier", "Perrine Hervé", "Victor Delmas", "Manon Cordier"],
  ...["Tanguy Le Gall", "Nora Slimani", "Adrien Fabre", "Clémence Roussel", "Simon Bouvier"],
  ...["Élodie Martel", "Gwenaël Le Floch", "Justine Perrin", "Rachid Benhamou", "Anne Quéré"],
  ...["Corentin Josse", "Mélanie Aubert", "Théo Marchand", "Soizic Bernard", "Damien Fleury"],
  ...["Agathe Rolland", "Loïc Guillou", "Charlotte Vidal", "Mehdi Amrani", "Rozenn Le Goff"],
  ...["Quentin Barbier", "Estelle Joly", "Fabrice Noël", "Marion Le Guen", "Ludovic Perez"],
];

/** Who sold, or tried to, the homes of the ledgers; those who were leads bear the names of their leads. */
export const LEDGER_SELLERS = SELLER_NAMES.map((name, rank) => person("se11er", "V", name, rank));

/** Who visited these homes, and bought some of them. */
export const LEDGER_BUYERS = BUYER_NAMES.map((name, rank) => person("v1s1tevr", "A", name, rank));

/** One of these people by their rank. @throws where there is none */
export function ledgerPerson(people: readonly LedgerPerson[], rank: number): LedgerPerson {
  const found = people[rank];
  if (!found) throw new RangeError(`the ledgers have nobody of rank ${rank}`);
  return found;
}
