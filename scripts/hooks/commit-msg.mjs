import { readFileSync } from "node:fs";
import { titleProblem } from "./commit-title.mjs";

/** Run by Git with the file of the message. */
const [title = ""] = readFileSync(process.argv[2], "utf8").split("\n");
const problem = titleProblem(title);
if (problem !== null) {
  console.error(`The title "${title}" ${problem}. See CONTRIBUTING.md.`);
  process.exit(1);
}
