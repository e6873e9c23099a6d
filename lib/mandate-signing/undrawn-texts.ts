import { undrawnCharacters } from "../kernel/drawn-characters.ts";
import { type DocumentSellers, partiesOfDocument, type SignedDocument } from "./document.ts";

/** A text of a document that its seller writes elsewhere. */
export type WrittenText = "name" | "sellerAddress" | "parties" | "title" | "address" | "lot";

/** What of a seller's own texts no document can say, text by text. */
export function undrawnTexts(
  document: DocumentSellers & Pick<SignedDocument, "home">,
): { text: WrittenText; characters: string[] }[] {
  const { seller, home } = document;
  const written = partiesOfDocument(document).flatMap(({ name, representative, address }) => [
    ...[name, representative, address].filter((each) => each !== null),
  ]);
  const texts: readonly (readonly [WrittenText, string | null])[] = [
    ["name", seller.name],
    ["sellerAddress", seller.address],
    ["parties", written.filter((each) => ![seller.name, seller.address].includes(each)).join(" ")],
    ["title", home.title],
    ["address", home.address],
    ["lot", home.lot],
  ];
  return texts.flatMap(([text, written]) => {
    const characters = undrawnCharacters(written ?? "");
    return characters.length === 0 ? [] : [{ text, characters }];
  });
}
