import type { RevisionContent } from "./content.ts";
import { publishedAnswers } from "./contradictions.ts";
import type { ContentField } from "./fields.ts";

/** What a new draft takes from a withdrawn listing of the same dwelling. */

/** Where values were taken from, of those that the listing still has. */
function sourcesOf(listing: RevisionContent, approved: RevisionContent) {
  const sources = Object.entries(approved.sources ?? {}) as [
    ContentField,
    NonNullable<RevisionContent["sources"]>[ContentField],
  ][];
  return Object.fromEntries(
    sources.filter(([field]) => JSON.stringify(listing[field]) === JSON.stringify(approved[field])),
  );
}

/**
 * The content of a published listing, until it was withdrawn.
 * @param listing what its row has, and when its seller received last
 * @param approved what was approved last; null for a listing that no revision wrote
 */
export function relistedContent(
  listing: RevisionContent,
  approved: RevisionContent | null,
): RevisionContent {
  if (approved === null) return listing;
  const sources = sourcesOf(listing, approved);
  const answers = publishedAnswers(approved);
  return {
    ...listing,
    ...(Object.keys(sources).length > 0 && { sources }),
    ...(answers && { answers }),
  };
}

/** Every picture that a revision names, photos first. */
export const pictureKeysOf = ({ photos = [], floorPlans = [] }: RevisionContent): string[] => [
  ...new Set([...photos, ...floorPlans].map(({ key }) => key)),
];

/** Pictures under their new keys, each once; those that have none are gone. */
function renamed<Picture extends { key: string }>(
  pictures: readonly Picture[],
  keys: ReadonlyMap<string, string>,
): Picture[] {
  const found = pictures.flatMap((picture) => {
    const key = keys.get(picture.key);
    return key === undefined ? [] : [{ ...picture, key }];
  });
  return found.filter(({ key }, at) => found.findIndex((each) => each.key === key) === at);
}

/** A content with the pictures that there are. @param keys by the key that it names, the one to name: that one, mostly */
export const withPictures = (
  { photos = [], floorPlans = [], ...content }: RevisionContent,
  keys: ReadonlyMap<string, string>,
): RevisionContent => ({
  ...content,
  photos: renamed(photos, keys),
  floorPlans: renamed(floorPlans, keys),
});
