import { undrawnSentence } from "../content/drawn-text.ts";
import type { ContentField } from "./fields.ts";
import type { IssueCode, PublicationIssue } from "./publication.ts";
import type { ReturnReason } from "./returns.ts";
import type { Step } from "./steps.ts";

const NBSP = "\u00a0";

/** The messages about pictures that were not sent for the listing. */
export const FOREIGN_PICTURES = {
  photos:
    "Une des photos n’a pas été envoyée pour cette annonce. Retirez-la, puis ajoutez-la de nouveau.",
  floorPlans:
    "Un des plans n’a pas été envoyé pour cette annonce. Retirez-le, puis ajoutez-le de nouveau.",
} as const satisfies Partial<Record<ContentField, string>>;

export const STEP_LABELS: Readonly<Record<Step, string>> = {
  adresse: "Adresse",
  surfaces: "Surfaces et pièces",
  description: "Description",
  equipements: "Équipements",
  diagnostics: "Diagnostics",
  copropriete: "Copropriété",
  photos: "Photos",
  prix: "Prix et forfait",
  disponibilites: "Disponibilités",
  verification: "Vérification",
};

/** The messages about a field that keeps the listing from being published. */
const GENERAL: Readonly<Record<IssueCode, string>> = {
  missing: "À compléter avant la publication.",
  "too-small": "La valeur est trop petite.",
  "too-large": "La valeur est trop grande.",
  inconsistent: "La valeur en contredit une autre.",
  outdated: "La valeur n’est plus valable.",
  undrawn: "Un caractère ne peut pas figurer dans le mandat.",
  "other-law": "Un autre droit s’applique à cet endroit.",
};

/** Of a home where another law applies (decision 0077). */
export const OTHER_LAW =
  "Un bien de Saint-Pierre-et-Miquelon, de Saint-Barthélemy, de Saint-Martin ou du Pacifique ne peut pas être publié\u00a0: le mandat, les diagnostics et l’impôt y suivent d’autres règles.";

const PARTICULAR: Partial<Record<ContentField, Partial<Record<IssueCode, string>>>> = {
  communeCode: { "other-law": OTHER_LAW },
  lat: { missing: "Placez le bien sur la carte." },
  surfaceDm2: {
    missing: "Indiquez la surface habitable (surface Carrez en copropriété).",
    "too-small": "Une surface d’au moins 1\u00a0m² est attendue.",
    "too-large": "Une surface d’au plus 10\u202f000\u00a0m² est attendue.",
  },
  bedrooms: { inconsistent: "Il y a plus de chambres que de pièces." },
  floor: { inconsistent: "L’étage dépasse le nombre d’étages de l’immeuble." },
  builtYear: { inconsistent: "Cette année de construction n’est pas possible." },
  title: { "too-small": "Un titre d’au moins 10\u00a0caractères est attendu." },
  description: { "too-small": "Décrivez le bien en au moins 80\u00a0caractères." },
  roomTable: {
    inconsistent: "Une pièce du tableau n’a pas de nom\u00a0: nommez-la, ou retirez sa ligne.",
  },
  dpeNumber: { missing: "Le numéro du DPE (13\u00a0caractères) est obligatoire." },
  dpeDoneOn: {
    inconsistent: "La date du DPE est dans l’avenir.",
    outdated: `Ce DPE n’est plus valable${NBSP}: il faut en faire établir un nouveau.`,
  },
  energyCostMaxCents: { inconsistent: "Le maximum est inférieur au minimum." },
  energyCostYear: {
    inconsistent: "L’année de référence est dans l’avenir.",
    outdated: "L’année de référence est trop ancienne.",
  },
  energyAudit: {
    missing: "Une maison classée E, F ou G ne peut être vendue sans audit énergétique.",
  },
  isCoowned: { missing: "Dites si le bien est en copropriété." },
  coownershipLots: { "too-small": "Une copropriété a au moins deux lots." },
  coownershipProceedings: { missing: "Dites si une procédure est en cours." },
  photos: { missing: "Ajoutez au moins une photo." },
  priceCents: {
    missing: "Indiquez le prix affiché.",
    "too-small": "Le prix doit atteindre 1\u202f000\u00a0€.",
    "too-large": "Le prix ne peut dépasser 20\u00a0millions d’euros.",
  },
  propertyTaxCents: {
    missing: "Indiquez le montant de l’avis, ou effacez son année.",
    "too-small": "Laissez vide si vous ne payez pas de taxe foncière.",
    "too-large": "La taxe foncière ne peut dépasser 100\u202f000\u00a0€ par an.",
  },
  propertyTaxYear: {
    missing: "Indiquez l’année de l’avis de taxe foncière.",
    inconsistent: "L’année de l’avis est dans l’avenir.",
    outdated: "Cet avis est trop ancien\u00a0: reprenez le dernier.",
  },
};

export const ISSUE_COPY = {
  sentence: ({
    field,
    code,
    characters,
  }: Pick<PublicationIssue, "field" | "code" | "characters">) =>
    characters ? undrawnSentence(characters) : (PARTICULAR[field]?.[code] ?? GENERAL[code]),
} as const;

/** What stands in a preview where the seller has written nothing yet. */
export const PREVIEW_COPY = {
  title: "Le titre de votre annonce",
  city: "Commune à préciser",
} as const;

export const RETURN_REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  missing: "Information manquante",
  inexact: "Information inexacte",
  contradictory: "Contredit un autre champ ou un document",
  unreadable: "Illisible ou incompréhensible",
  "not-allowed": "Contenu interdit",
  "proof-needed": "Justificatif nécessaire",
};
