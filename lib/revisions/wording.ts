/** What a text of a listing may say that it should not; a warning, never a refusal. */
const WORDING_WARNINGS = ["contact", "discrimination"] as const;
export type WordingWarning = (typeof WORDING_WARNINGS)[number];

const CONTACT = [
  // A French telephone number, however it is grouped.
  /(?:\+33|0033|\b0)\s*[1-9](?:[\s.-]*\d{2}){4}\b/,
  /[\w.+-]+@[\w-]+\.\w{2,}/,
];

/** Words by which an advertisement chooses people (loi du 27 mai 2008, article 2). */
const DISCRIMINATION = [
  /\b(?:pas|sans|ni)\s+d[’'e]\s*(?:enfants?|étrangers?|immigrés?|assistés?)/i,
  /\b(?:réservé|uniquement|exclusivement|seulement)\s+(?:aux?\s+|pour\s+|à\s+)?(?:des\s+|les\s+)?(?:français|européens?|chrétiens?|catholiques?|musulmans?|juifs?|couples?|célibataires?|retraités?|jeunes|hommes|femmes|blancs?)/i,
  /\b(?:français|européens?)\s+de\s+souche\b/i,
  /\bnon[-\s]+(?:musulmans?|étrangers?|européens?)\b/i,
];

/** What a text seems to say that it should not. */
export function wordingWarnings(text: string): WordingWarning[] {
  const found = { contact: CONTACT, discrimination: DISCRIMINATION };
  return WORDING_WARNINGS.filter((warning) => found[warning].some((each) => each.test(text)));
}
