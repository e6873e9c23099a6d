import type { RevisionContent } from "./content.ts";
import type { ContentField } from "./fields.ts";

/** What a register knows of a home, and its seller too, from other papers. */
const KNOWN_OTHERWISE: readonly ContentField[] = ["surfaceDm2", "builtYear"];

/** Of what a source says, what it may fill: a figure that the seller typed from another paper stays. */
export function withoutTyped<Given extends Partial<Record<ContentField, unknown>>>(
  given: Given,
  content: RevisionContent,
): Given {
  const isTyped = (field: ContentField) =>
    content[field] !== undefined && content.sources?.[field] === undefined;
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => {
      const field = name as ContentField;
      return !(KNOWN_OTHERWISE.includes(field) && isTyped(field));
    }),
  ) as Given;
}
