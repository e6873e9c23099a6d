import { DOCUMENT_BYTES, DOCUMENT_PICTURES } from "../../lib/documents/rules.ts";
import { preparePhoto } from "../photos/prepare/prepare-photo";

/** The body that sends the files chosen for one document, or why there is none. */
export type ChosenBody =
  | { body: File | FormData; name: string }
  | { problem: "mixed" | "too-many" | "too-large" | "picture" };

const isPdf = ({ type, name }: File) => type === "application/pdf" || /\.pdf$/i.test(name);
const withoutExtension = (name: string) => name.replace(/\.[^.]+$/, "");

/** One PDF as it is; pictures as the parts of a form, which the site makes one PDF of, in the order they were chosen. */
export async function bodyOfFiles(files: readonly [File, ...File[]]): Promise<ChosenBody> {
  const [first] = files;
  if (files.some(isPdf)) {
    if (files.length > 1) return { problem: "mixed" };
    if (first.size > DOCUMENT_BYTES) return { problem: "too-large" };
    return { body: first, name: first.name };
  }
  if (files.length > DOCUMENT_PICTURES) return { problem: "too-many" };
  const form = new FormData();
  let bytes = 0;
  for (const file of files) {
    const prepared = await preparePhoto(file);
    if ("problem" in prepared) return { problem: "picture" };
    bytes += prepared.blob.size;
    form.append("page", prepared.blob, file.name);
  }
  if (bytes > DOCUMENT_BYTES) return { problem: "too-large" };
  return { body: form, name: withoutExtension(first.name) };
}
