/*
 * A browser's translation puts elements (`font`) in the place of texts, which React still holds: what React then
 * removes, or inserts something before, is not where it was, and the page breaks; what it writes is seen by nobody.
 */

/** What stands for a text, and what the text was. */
interface Translation {
  font: Element;
  original: string;
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The element that was put in the place of a removed text. */
function fontFor(record: MutationRecord, records: readonly MutationRecord[]): Element | null {
  const near = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const others = records
    .filter(({ target }) => target === record.target)
    .flatMap(({ addedNodes }) => [...addedNodes]);
  return (
    ([...near, ...others].find((node) => isFont(node) && node.parentNode === record.target) as
      | Element
      | undefined) ?? null
  );
}

/**
 * Keeps each text where React has it, empty beside its translation: what React does to it then works. A text that
 * React writes anew is shown in place of the translation of the former one; one that it removes takes it along.
 * Followed for as long as the page stands.
 */
export function followTranslations(): void {
  const translations = new Map<Text, Translation>();

  const putBack = (text: Text, font: Element) => {
    translations.set(text, { font, original: text.data });
    text.data = "";
    font.before(text);
  };
  const onRemoved = (record: MutationRecord, records: readonly MutationRecord[]) => {
    for (const node of record.removedNodes) {
      if (!isText(node) || node.isConnected || !record.target.isConnected) continue;
      const font = translations.has(node) ? null : fontFor(record, records);
      if (font !== null) putBack(node, font);
    }
  };
  /** Of texts whose translation is there no more, or that are not: React's writing and removing, or the reader's. */
  const settle = () => {
    for (const [text, { font, original }] of translations) {
      const isWritten = text.data !== "";
      if (text.isConnected && font.isConnected && !isWritten) continue;
      translations.delete(text);
      // The translation was taken back.
      if (text.isConnected && !font.isConnected && !isWritten) text.data = original;
      font.remove();
    }
  };

  const observer = new MutationObserver((records) => {
    const isTranslating = records.some(({ addedNodes }) => [...addedNodes].some(isFont));
    if (isTranslating) for (const record of records) onRemoved(record, records);
    settle();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
