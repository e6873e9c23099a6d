/** Characters of a title: what `git log --oneline` shows on one line of a terminal. */
const LONGEST = 72;

/** What Git itself writes, or will write into another commit. */
const BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /;

/** "room: Verb object"; a change of several rooms names them: "offers, visits: Verb object". */
const TITLE = /^[\w./-]+(?:, [\w./-]+)*: \p{Lu}\S*(?: \S+)+$/u;

/**
 * What is wrong with the title of a commit.
 * @param {string} title
 * @returns {string | null} the end of a sentence about the title; null where it is good
 */
export function titleProblem(title) {
  if (BY_GIT.test(title)) return null;
  if (title.length > LONGEST) return `has ${title.length} characters, of ${LONGEST} at most`;
  if (!TITLE.test(title)) return 'is not of the form "room: Verb object"';
  if (title.endsWith(".")) return "ends with a full stop";
  return null;
}
