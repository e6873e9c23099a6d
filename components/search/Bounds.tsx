import { AMOUNT_PROBLEMS } from "@/lib/content/number-problems";
import { SURFACE_PROBLEMS } from "@/lib/content/surface-problems";
import { readAmount } from "@/lib/kernel/read-number";
import { readSearchSurface } from "@/lib/search/form";
import type { SearchParameter } from "@/lib/search/parameters";
import { FILTERS } from "./copy";

/** The texts of the fields that could not be read, as they were typed. */
export type WrongTexts = Partial<Record<SearchParameter, string>>;

type Kind = "price" | "surface" | "pricePerM2" | "monthly";

/** What is wrong with the bounds of a range; null where nothing is. */
function rangeProblem(kind: Kind, texts: readonly (string | undefined)[]): string | null {
  const wrong = texts.filter((text) => text !== undefined);
  if (wrong.length === 0) return null;
  for (const text of wrong) {
    const read = kind === "surface" ? readSearchSurface(text) : readAmount(text);
    if ("problem" in read) {
      return (kind === "surface" ? SURFACE_PROBLEMS : AMOUNT_PROBLEMS)[read.problem];
    }
  }
  return FILTERS.inverted;
}

interface BoundsProps {
  kind: Kind;
  fields: readonly { name: SearchParameter; label: string; hint: string; value: number | null }[];
  wrong: WrongTexts;
}

/**
 * The two fields of a range; what can't be read stays as it was typed, and is reported under them.
 */
export function Bounds({ kind, fields, wrong }: BoundsProps) {
  const problem = rangeProblem(
    kind,
    fields.map(({ name }) => wrong[name]),
  );
  const problemId = `borne-${kind}-erreur`;
  return (
    <>
      <div className="bounds">
        {fields.map(({ name, label, hint, value }) => (
          <input
            key={name}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            aria-label={label}
            placeholder={hint}
            defaultValue={wrong[name] ?? value ?? ""}
            aria-invalid={wrong[name] === undefined ? undefined : true}
            aria-describedby={wrong[name] === undefined ? undefined : problemId}
            className="bound"
          />
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} className="mt-1.5 text-small font-medium text-tile-strong">
          {problem}
        </p>
      )}
    </>
  );
}
