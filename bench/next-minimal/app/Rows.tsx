/** As many ordinary elements of text, links and pictures as asked, without data. */
export function Rows({ count }: { count: number }) {
  return (
    <main>
      <ul className="grid grid-cols-2 gap-4">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else
          <li key={index} className="rounded-card border border-line bg-surface p-4">
            <a href={`/bien/${index}`} className="block font-semibold text-brand underline">
              Appartement de trois pièces numéro {index}
            </a>
            <p className="mt-1 text-sm text-ink-soft">Rennes, centre ville, 62 m², 250 000 €</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
