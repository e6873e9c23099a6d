import type { CommuneRow } from "../../communes/commune.ts";
import type { PlaceSuggestion } from "../places.ts";
import { type Gazetteer, placeWords } from "./gazetteer.ts";

/** Places that a text being typed may stand for, best first, at most `limit`. Takes any text. */
export function suggestIn(gazetteer: Gazetteer, text: string, limit: number): PlaceSuggestion[] {
  const folded = placeWords(text).join(" ");
  if (folded === "") return [];
  const found = /^\d+$/.test(folded)
    ? byNumber(gazetteer, folded, limit)
    : byName(gazetteer, folded, limit);
  return found.slice(0, limit);
}

function byNumber(gazetteer: Gazetteer, digits: string, limit: number): PlaceSuggestion[] {
  if (digits.length > 5) return [];
  const shared = digits.length === 5 ? gazetteer.atPostalCode(digits) : [];
  const postalCode = shared.length > 1 ? [postalCodeSuggestion(digits, shared)] : [];
  const department = departmentSuggestion(gazetteer.department(digits));
  const communes = gazetteer.withPostalPrefix(digits, limit).map(communeSuggestion);
  return [...postalCode, ...department, ...communes];
}

/** A town this many times more populous than those that begin so is rather meant, mistyped. */
const FAR_MORE_POPULOUS = 10;

function byName(gazetteer: Gazetteer, folded: string, limit: number): PlaceSuggestion[] {
  const beginning = gazetteer.beginningWith(folded, limit);
  const most = Math.max(0, ...beginning.map(({ population }) => population));
  const meant = gazetteer
    .resembling(folded, limit)
    .filter(({ population }) => population > most * FAR_MORE_POPULOUS);
  const communes = [...new Set([...meant, ...beginning])].map(communeSuggestion);
  const departments = gazetteer.departmentsBeginning(folded).flatMap(departmentSuggestion);
  // A department's own name comes first; one that only begins so, after the communes.
  const named = departments.filter(({ name }) => placeWords(name).join(" ") === folded);
  const others = departments.filter((department) => !named.includes(department));
  const room = Math.max(0, limit - named.length - others.length);
  return [...named, ...communes.slice(0, room), ...others];
}

function communeSuggestion(commune: CommuneRow): PlaceSuggestion {
  const { code, name, slug, postalCodes, departmentCode, departmentName } = commune;
  return { kind: "commune", code, name, slug, postalCodes, departmentCode, departmentName };
}

/** A postal code that several communes share, named after the most populous ones. */
function postalCodeSuggestion(code: string, communes: readonly CommuneRow[]): PlaceSuggestion {
  const [first] = communes;
  return {
    kind: "postalCode",
    code,
    name: communes
      .slice(0, 3)
      .map(({ name }) => name)
      .join(", "),
    slug: null,
    postalCodes: [code],
    departmentCode: first?.departmentCode ?? "",
    departmentName: first?.departmentName ?? "",
  };
}

function departmentSuggestion(
  department: { code: string; name: string } | null,
): PlaceSuggestion[] {
  if (department === null) return [];
  const { code, name } = department;
  return [
    {
      kind: "department",
      code,
      name,
      slug: null,
      postalCodes: [],
      departmentCode: code,
      departmentName: name,
    },
  ];
}
