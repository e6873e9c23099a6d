import type { PublicResult } from "../result.ts";
import { ACTIVITY_SECTIONS } from "./copy.ts";
import type { Companies } from "./schemas.ts";

/**
 * What the directory says of a SIREN that a person declares.
 * - `agrees`: it is theirs, or that of a company that they run
 * - `differs`: none of the names that it shows is theirs
 * - `not_public`: its holder has names hidden, which many individuals do
 * - `ceased`: whoever it is of, it works no more
 * - `absent`: no company has it
 * - `unreachable`: nobody knows, the directory gave no answer
 */
export const COMPANY_ANSWERS = [
  "agrees",
  "differs",
  "not_public",
  "ceased",
  "absent",
  "unreachable",
] as const;
export type CompanyAnswer = (typeof COMPANY_ANSWERS)[number];

export interface CompanyActivity {
  /** NAF, e.g. "68.31Z". */
  code: string;
  /** Of the code's section, in French; null where the code is an older one. */
  label: string | null;
}

/** What the directory has of a company. */
export interface Company {
  /** Nine digits. */
  siren: string;
  isActive: boolean;
  /** Whether its holder lets names be shown. */
  isPublic: boolean;
  /** As the directory writes it, in capitals; null where it is not shown. */
  name: string | null;
  activity: CompanyActivity | null;
  /** The people who run it, those that are shown. */
  leaders: { familyName: string; firstNames: string }[];
}

/** What stands in the place of a hidden text. */
const MASK = "NON-DIFFUSIBLE";
const PUBLIC = "O";
const PERSON = "personne physique";

const shown = (text: string | null | undefined): string | null =>
  text?.trim() && !text.includes(MASK) ? text.trim() : null;

/** The companies that a text found; null where there is none. */
export function toCompanies({ results }: Companies): Company[] | null {
  return results.length === 0 ? null : results.map(toCompany);
}

function toCompany(found: Companies["results"][number]): Company {
  const people = (found.dirigeants ?? []).filter((one) => one.type_dirigeant === PERSON);
  const names = [found.nom_complet, ...people.map(({ nom }) => nom)];
  const isMasked = names.some((name) => name?.includes(MASK));
  const code = found.activite_principale?.trim();
  const section = found.section_activite_principale ?? "";
  return {
    siren: found.siren,
    isActive: found.etat_administratif === "A",
    isPublic: (found.statut_diffusion ?? PUBLIC) === PUBLIC && !isMasked,
    name: shown(found.nom_complet),
    activity: code ? { code, label: ACTIVITY_SECTIONS[section] ?? null } : null,
    leaders: people.flatMap(({ nom, prenoms }) => {
      const [familyName, firstNames] = [shown(nom), shown(prenoms)];
      return familyName && firstNames ? { familyName, firstNames } : [];
    }),
  };
}

/** Who declares a SIREN. */
export interface DeclaringPerson {
  firstName: string;
  lastName: string;
}

export interface CompanyFinding {
  answer: CompanyAnswer;
  /** What was found; null where nothing was. */
  company: Pick<Company, "name" | "activity" | "isActive"> | null;
  /** When the directory answered; null where it gave no answer. */
  at: Date | null;
}

/**
 * What the directory's answer means for the person who declares its SIREN. The activity decides nothing: an
 * agent's is often that of an earlier occupation.
 */
export function companyAnswer(
  found: PublicResult<Company>,
  person: DeclaringPerson,
): CompanyFinding {
  if (found.state === "unreachable") return { answer: "unreachable", company: null, at: null };
  if (found.state === "none") return { answer: "absent", company: null, at: null };
  const { name, activity, isActive } = found.value;
  const answer = answerOf(found.value, person);
  return { answer, company: { name, activity, isActive }, at: found.at };
}

function answerOf(company: Company, person: DeclaringPerson): CompanyAnswer {
  if (!company.isActive) return "ceased";
  if (isOf(company, person)) return "agrees";
  const showsNone = company.name === null && company.leaders.length === 0;
  return company.isPublic && !showsNone ? "differs" : "not_public";
}

/** Whether one of the names that a company shows is a person's. */
function isOf({ name, leaders }: Company, { firstName, lastName }: DeclaringPerson): boolean {
  const own = nameWords(`${firstName} ${lastName}`);
  if (own.length === 0) return false;
  return (
    leaders.some((leader) => isLeader(own, leader)) || (name !== null && isFullName(own, name))
  );
}

/** A person's words are one of the family names and one or more of the first names, in any order. */
function isLeader(
  own: readonly string[],
  { familyName, firstNames }: Company["leaders"][number],
): boolean {
  const { outside, inside } = byParentheses(familyName);
  const families = [outside, ...inside, [outside, ...inside].flat()];
  const firsts = new Set(nameWords(firstNames));
  return families.some((family) => {
    const rest = without(own, family);
    return rest !== null && rest.length > 0 && rest.every((word) => firsts.has(word));
  });
}

/** A person's words are those of a full name, or have what stands in parentheses for its family name. */
function isFullName(own: readonly string[], name: string): boolean {
  const { outside, inside } = byParentheses(name);
  if (without(own, outside)?.length === 0) return true;
  const [first] = outside;
  return inside.some((family) => {
    const rest = without(own, family);
    return first !== undefined && rest?.includes(first) === true && without(outside, rest) !== null;
  });
}

/** The words outside parentheses, and those of each pair. */
function byParentheses(text: string): { outside: string[]; inside: string[][] } {
  const inside = [...text.matchAll(/\(([^()]*)\)/g)]
    .map(([, words]) => nameWords(words ?? ""))
    .filter((words) => words.length > 0);
  return { outside: nameWords(text.replaceAll(/\([^()]*\)/g, " ")), inside };
}

/** Words with each of others taken out once; null where one is missing, or none is to be taken out. */
function without(words: readonly string[], others: readonly string[]): string[] | null {
  const rest = [...words];
  for (const other of others) {
    const place = rest.indexOf(other);
    if (place === -1) return null;
    rest.splice(place, 1);
  }
  return others.length === 0 ? null : rest;
}

/** Letters that are no other with a mark. */
const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/** The words of a name without accents, capitals, hyphens and apostrophes: "Anne-Laure D’Œuf" is "anne laure d oeuf". */
function nameWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[œæßøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}
