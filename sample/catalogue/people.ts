import { slugify } from "../../lib/communes/slugs.ts";
import { drawFor } from "./draw.ts";
import { grantId, type PersonKind, personId, referralCode } from "./ids.ts";

/** A fictional person of the catalogue; nobody can sign in as them (no password). */
export interface Person {
  id: string;
  kind: PersonKind;
  grantId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** In the range the regulator reserves for fiction: 06 39 98 xx xx. */
  phone: string;
  referralCode: string;
}

const FIRST_NAMES =
  `Adèle Alain Alexandre Alice Amandine Amélie André Anne Antoine Arnaud Arthur Audrey
  Aurélie Baptiste Béatrice Benjamin Benoît Camille Caroline Catherine Cécile Céline Charlotte
  Chloé Christine Christophe Claire Clément Damien David Delphine Denis Dominique Élise Élodie
  Émilie Emma Éric Estelle Étienne Fabien Fabrice Fanny Florence Florian François Françoise
  Frédéric Gabriel Gaëlle Geneviève Gilles Guillaume Hélène Henri Hugo Inès Isabelle Jacques
  Jeanne Jérôme Joël Julie Julien Juliette Justine Karim Laetitia Laure Laurent Léa Léo Lina Louis
  Louise Lucas Lucie Ludovic Malika Manon Marc Margaux Marie Marion Martine Mathieu Maxime Mélanie
  Michel Mickaël Mohamed Monique Morgane Myriam Nadia Nathalie Nicolas Nora Océane Olivier Pascal
  Patricia Paul Pauline Philippe Pierre Quentin Raphaël Rémi Romain Sabrina Samuel Sandrine Sarah
  Sébastien Simon Sofiane Solène Sophie Stéphane Sylvie Théo Thierry Thomas Valérie Vincent
  Virginie Xavier Yann Yasmine Yves Zoé`
    .trim()
    .split(/\s+/);

const LAST_NAMES =
  `Adam Aubert Barbier Benali Berger Bernard Bertrand Blanchard Bonnet Boucher Boulanger
  Bourgeois Boyer Brunet Carpentier Charpentier Chevalier Clément Colin Collet Cordier Da-Silva
  Delmas Denis Deschamps Dubois Dufour Dumas Dumont Dupuis Durand Fabre Faure Fernandez Fleury
  Fontaine Fournier Gaillard Garcia Garnier Gautier Gérard Girard Giraud Guérin Guillaume Haddad
  Hamel Henry Herve Jacob Joly Lacroix Lambert Laurent Leclerc Leconte Lefèvre Legrand Lemaire
  Lemoine Leroux Leroy Lopez Maillard Marchand Martin Martinez Masson Mathieu Mercier Meunier
  Meyer Michaud Moreau Morel Morin Muller Nguyen Nicolas Noël Olivier Perez Perrin Petit Philippe
  Picard Pierre Poirier Renaud Renault Rey Richard Rivière Robert Robin Roche Rodriguez Roger
  Rolland Rousseau Roussel Roux Roy Sanchez Schmitt Simon Thomas Traoré Vasseur Vidal Vincent`
    .trim()
    .split(/\s+/)
    .map((name) => name.replace("-", " "));

/** Reserved by RFC 2606: mail to it goes nowhere. */
const EMAIL_DOMAIN = "catalogue.loopimmo.example";

/** What the names of each kind are drawn with, and the letter in their addresses. */
const KINDS: Record<PersonKind, { seed: number; letter: string }> = {
  seller: { seed: 0x5e11e4, letter: "v" },
  ambassador: { seed: 0xa4ba55, letter: "l" },
  buyer: { seed: 0xb04e45, letter: "a" },
};

/** The person of that number, the same for every seed. */
export function personOf(kind: PersonKind, index: number): Person {
  const { seed, letter } = KINDS[kind];
  const draw = drawFor(seed, index);
  const firstName = draw.pick(FIRST_NAMES);
  const lastName = draw.pick(LAST_NAMES);
  const digits = `063998${String(draw.int(0, 9_999)).padStart(4, "0")}`;
  return {
    id: personId(kind, index),
    kind,
    grantId: grantId(kind, index),
    firstName,
    lastName,
    email: `${slugify(firstName)}.${slugify(lastName)}.${letter}${index}@${EMAIL_DOMAIN}`,
    phone: digits.replace(/(\d{2})(?=\d)/g, "$1 "),
    referralCode: referralCode(kind, index),
  };
}
