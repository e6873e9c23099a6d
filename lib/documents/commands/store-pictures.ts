import { rm, writeFile } from "node:fs/promises";
import type { Actor } from "../../policy/actor.ts";
import { pdfOfPictures } from "../draw-pictures.ts";
import type { UploadQuery } from "../schemas.ts";
import { assertMayStore } from "./assert-may-store.ts";
import { storeDocument } from "./store-document.ts";

/**
 * Stores the pictures of a paper as one PDF.
 * @param path of the form that was received; the caller deletes it
 * @param contentType of that form
 * @throws {DomainError} as `pdfOfPictures` and `storeDocument`
 */
export async function storePictures(
  input: UploadQuery,
  { path, contentType }: { path: string; contentType: string },
  actor: Actor,
  now = new Date(),
): Promise<{ documentId: string }> {
  await assertMayStore(input, actor, now);
  const file = `${path}.pdf`;
  try {
    await writeFile(file, await pdfOfPictures(path, contentType), { flag: "wx", mode: 0o600 });
    return await storeDocument(input, file, actor, now);
  } finally {
    await rm(file, { force: true });
  }
}
