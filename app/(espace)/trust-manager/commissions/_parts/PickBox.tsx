/** A box that ticks one row of a form, named by what the row is about. */
export function PickBox({
  name,
  value,
  label,
  checked = false,
}: {
  name: string;
  value: string;
  label: string;
  checked?: boolean;
}) {
  return (
    <label className="grid min-h-11 min-w-11 place-items-center">
      <input
        type="checkbox"
        name={name}
        value={value}
        aria-label={label}
        defaultChecked={checked}
        className="size-5 accent-brand"
      />
    </label>
  );
}
