import { SECRET_FIELDS } from "../kernel/forms.ts";

/** What was typed into a field, and what the field is called. */
export interface TypedField {
  label: string;
  value: string;
}

/** The names of fields that people type into, as they read them where the form itself is not shown. */
const LABELS: Readonly<Record<string, string>> = {
  address: "Adresse",
  amount: "Montant",
  city: "Ville",
  comment: "Votre commentaire",
  conditions: "Conditions",
  content: "Votre message",
  day: "Jour",
  description: "Description",
  email: "Adresse e-mail",
  expiryDate: "Date de fin",
  firstName: "Prénom",
  lastName: "Nom",
  location: "Commune",
  meetingUrl: "Lien de la visite à distance",
  message: "Votre message",
  name: "Prénom et nom",
  need: "Votre besoin",
  note: "Votre note",
  notes: "Votre mot",
  phone: "Téléphone",
  postalCode: "Code postal",
  price: "Prix",
  terms: "Précisions",
  text: "Votre texte",
  time: "Heure",
  validUntil: "Valable jusqu’au",
  wishedOn: "Jour souhaité",
  workPhone: "Téléphone professionnel",
};

/** A text of several words in a field that has no name of its own here: somebody wrote it. */
const OTHER = "Votre texte";
const isPhrase = (value: string) => /\S\s+\S/.test(value);

/** A day as browsers post it, whatever they showed, as it is read in French. */
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

const SECRET = new Set(SECRET_FIELDS);

/**
 * What somebody typed into a form, to be shown back where the form can't be: neither secrets nor what the form
 * says by itself (ids, choices, its token).
 * @param fields names and values as the form was posted
 */
export function typedFields(
  fields: readonly (readonly [name: string, value: string])[],
): TypedField[] {
  return fields.flatMap(([name, value]) => {
    if (value.trim() === "" || SECRET.has(name)) return [];
    const label = Object.hasOwn(LABELS, name) ? LABELS[name] : isPhrase(value) ? OTHER : undefined;
    return label === undefined ? [] : { label, value: value.replace(DAY, "$3/$2/$1") };
  });
}

/** Fields of words of one's own, which nobody writes twice gladly. */
const WRITTEN = new Set([
  "comment",
  "conditions",
  "content",
  "description",
  "meetingUrl",
  "message",
  "need",
  "note",
  "notes",
  "reply",
  "terms",
  "text",
]);

/**
 * Whether somebody wrote something into a form: a form that did nothing then stays as it is. Several words are somebody's
 * in any field: no choice has a blank in it.
 */
export const hasWriting = (input: object): boolean =>
  Object.entries(input).some(
    ([name, value]) =>
      typeof value === "string" && (isPhrase(value) || (WRITTEN.has(name) && value.trim() !== "")),
  );
