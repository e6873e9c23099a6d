import { elides as elidesBefore } from "../kernel/elision.ts";

/**
 * French grammar around commune names: an article at the start of a name contracts ("au Mans",
 * "des Sables-d’Olonne"), a vowel or a mute h elides ("d’Angers", "d’Hyères").
 */

/** Communes in H whose h is mute, so that "de" elides; the others ("de Haguenau", "de Houilles") keep it. */
const MUTE_H =
  /^(hagetmau|hagondange|halluin|harfleur|hasparren|haubourdin|hautmont|hayange|hazebrouck|hendaye|hennebont|herb|hé|hirson|hillion|homécourt|hourtin|hy)/i;

/** Whether "de", "la" or "que" elides before the name of a commune, or a common noun. */
export const elides = (word: string): boolean => elidesBefore(word, MUTE_H);

/** "à Rennes", "au Mans", "aux Sables-d’Olonne", "à La Rochelle", "à L’Haÿ-les-Roses". */
export function inCommune(name: string): string {
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** "de Rennes", "d’Angers", "du Mans", "des Sables-d’Olonne", "de La Rochelle". */
export function ofCommune(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** A neighbourhood after "quartier": "Part-Dieu", "de la Duchère", "des Batignolles". */
export function ofNeighbourhood(name: string): string {
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("La ")) return `de la ${name.slice(3)}`;
  if (name.startsWith("L’")) return `de l’${name.slice(2)}`;
  if (name.startsWith("Pentes ")) return `des ${name}`;
  return name;
}

/** The name with a typographic apostrophe, as texts are set: "L’Haÿ-les-Roses". */
export function typeset(name: string): string {
  return name.replaceAll("'", "’");
}
