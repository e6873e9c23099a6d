/**
 * French elision: "de", "que" and their like lose their vowel before a vowel or a mute h. Which h is mute is
 * no rule of spelling: names of people have their list here, those of communes theirs (lib/communes/french.ts).
 */

const VOWEL = /^[aeiouyœæø]/i;

/** Y before a vowel is a consonant: "de Yann" but "d’Yves". */
const CONSONANT_Y = /^y[aeou]/i;

/** Names of people whose h is mute; those of other languages ("de Hassan", "de Hans") keep theirs. */
const MUTE_H =
  /^(hadrien|hé|hect|helen|heloise|henri|henry|herbert|herbin|hercule|hermance|hermi|herv|hilair|hilda|hippo|homer|honor|horac|horten|hub|hug|humbert|hya)/i;

/** Without accents, so that "Élodie" begins as "Elodie" does. */
const bare = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Whether "de", "la" and "que" elide before a word; `muteH` matches the words in h that let them. */
export function elides(word: string, muteH: RegExp = MUTE_H): boolean {
  const start = bare(word);
  return !CONSONANT_Y.test(start) && (VOWEL.test(start) || muteH.test(word.normalize("NFC")));
}

/** "de Bruno", "d’Alice", "d’Hélène", "de Hassan", "de l’équipe". */
export const ofName = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);
