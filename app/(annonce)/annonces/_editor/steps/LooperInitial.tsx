/** The initial of a looper, as the listing's page shows it. */
export function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="plate grid size-12 shrink-0 place-items-center font-display text-[1.375rem] font-bold"
    >
      {name.charAt(0)}
    </span>
  );
}
