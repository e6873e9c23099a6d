import { type ComponentProps, useState } from "react";
import { CONTROL_CLASS } from "@/components/ui/Field";
import { FORMS } from "./copy";

/** Characters, a picture being one: as the schemas count them. */
const lengthOf = (text: string) => [...text].length;

/** From this share of its limit on, a text says how much it still takes. */
const NEAR = 0.9;

/**
 * A longer text that says when it nears its limit, and by how much it is past it. Nothing that is typed or pasted is cut:
 * the form is refused instead, by the server as well.
 */
export function LimitedTextArea({
  limit = Number.POSITIVE_INFINITY,
  onInput,
  ...control
}: Omit<ComponentProps<"textarea">, "maxLength" | "className" | "defaultValue"> & {
  /** Characters; none where the text is as long as one likes. */
  limit?: number | undefined;
  defaultValue: string;
}) {
  const [length, setLength] = useState(() => lengthOf(control.defaultValue));
  const isOver = length > limit;
  return (
    <>
      <textarea
        rows={4}
        {...control}
        className={CONTROL_CLASS}
        onInput={(event) => {
          setLength(lengthOf(event.currentTarget.value));
          onInput?.(event);
        }}
      />
      {length >= limit * NEAR && (
        <p
          aria-hidden="true"
          className={isOver ? "text-small font-medium text-tile-strong" : "text-fine text-ink-soft"}
        >
          {FORMS.room(limit - length)}
        </p>
      )}
      {/* Announced once as the limit is passed, not at each key. */}
      <span role="status" className="visually-hidden">
        {isOver && FORMS.tooLong(limit)}
      </span>
    </>
  );
}
