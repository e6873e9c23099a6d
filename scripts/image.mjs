import { readFileSync } from "node:fs";

/**
 * What a Dockerfile of one stage says, as far as ours goes.
 * @typedef {object} Image
 * @property {string} node the version of Node that it stands on
 * @property {Record<string, string>} env
 * @property {string[]} build the commands that make it, but for those of the system's root
 * @property {string[]} start the program that it runs, with its arguments
 * @property {string} health the command that asks how it is
 */

/** Instructions that say nothing of what is run. */
const SILENT = new Set(["WORKDIR", "USER", "COPY", "VOLUME", "EXPOSE"]);

/**
 * Reads a Dockerfile.
 * @param {string} text
 * @returns {Image}
 * @throws {Error} for an instruction that this reader doesn't know: nothing is left out unseen
 */
export function parseDockerfile(text) {
  const image = { node: "", env: {}, build: [], start: [], health: "" };
  let isRoot = true;
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, instruction = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === "USER") isRoot = rest === "root";
    if (instruction === "FROM") image.node = /^node:(\d+)/.exec(rest)?.[1] ?? "";
    else if (instruction === "ENV") {
      const [name = "", value = ""] = rest.split("=");
      image.env[name] = value;
    } else if (instruction === "RUN") {
      if (!isRoot) image.build.push(rest);
    } else if (instruction === "CMD") image.start = JSON.parse(rest);
    else if (instruction === "HEALTHCHECK") image.health = rest.replace(/^.*\bCMD /, "");
    else if (!SILENT.has(instruction)) throw new Error(`an instruction that is not known: ${line}`);
  }
  return image;
}

/** The project's own image. */
export const readImage = () => parseDockerfile(readFileSync("Dockerfile", "utf8"));
