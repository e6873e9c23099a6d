import { connection } from "next/server";

/**
 * A plain dynamic page as large as the one it is compared with: as many ordinary elements of
 * text, links and pictures as `?rows=` says, from one component, without any data.
 */
export default async function Page({ searchParams }: { searchParams: Promise<{ rows?: string }> }) {
  await connection();
  const rows = Math.min(5_000, Number((await searchParams).rows ?? "0"));
  return (
    <main>
      <ul className="grid grid-cols-2 gap-4">
        {Array.from({ length: rows }, (_, index) => (
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
