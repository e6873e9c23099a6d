import { Input } from "./Field";

const QUARTER_SECONDS = 900;

/** A time of day, by quarters of an hour; narrow enough for two beside each other on the smallest phones. */
export function TimeInput({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <Input
      type="time"
      name={name}
      aria-label={label}
      step={QUARTER_SECONDS}
      defaultValue={value}
      className="w-[8.25rem]! sm:w-[9rem]!"
    />
  );
}
