/** What a field says, line by line. */
export function Value({ text }: { text: string }) {
  return <p className="whitespace-pre-line wrap-anywhere">{text}</p>;
}
