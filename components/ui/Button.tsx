import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Link } from "./Link";

/**
 * - `primary`: the page's main action, in shutter blue
 * - `accent`: the one action to be remembered, in mimosa; at home on dark panels too
 * - `secondary`: outlined
 * - `quiet`: no edge until hovered, for toolbars
 * - `danger`: deletes or refuses
 */
export type ButtonVariant = "primary" | "accent" | "secondary" | "quiet" | "danger";

/** `md` and `lg` meet the 44 px target; `sm` is for dense rows with room around each target. */
export type ButtonSize = "sm" | "md" | "lg";

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
}

/** The classes of a button (button.css), for an element that is not a button (a `label`, a `summary`). */
export function buttonClass({ variant = "primary", size = "md", wide = false }: Look = {}): string {
  return cx(
    "button",
    variant !== "primary" && `button-${variant}`,
    size !== "md" && `button-${size}`,
    wide && "button-wide",
  );
}

/**
 * A native button; `type` is "button" unless stated otherwise, so that none submits by accident.
 */
export function Button({
  variant,
  size,
  wide,
  className,
  type = "button",
  ...rest
}: Look & ComponentProps<"button">) {
  return (
    <button type={type} className={cx(buttonClass({ variant, size, wide }), className)} {...rest} />
  );
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link className={cx(buttonClass({ variant, size, wide }), className)} {...rest} />;
}
