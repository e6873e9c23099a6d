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

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center " +
  "no-underline transition-[background-color,border-color,color,transform] duration-150 " +
  "active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 " +
  "aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&>svg]:shrink-0";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand border border-transparent hover:bg-brand-strong",
  accent: "bg-mimosa text-on-mimosa border border-transparent hover:bg-mimosa-strong",
  secondary:
    "bg-surface text-ink border border-line-strong hover:border-brand hover:text-brand-strong",
  quiet: "bg-transparent text-ink border border-transparent hover:bg-brand-soft",
  danger: "bg-surface text-tile-strong border border-tile hover:bg-tile-soft",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1.5 text-small",
  md: "min-h-11 px-4.5 py-2 text-body",
  lg: "min-h-13 px-6 py-3 text-[1.0625rem]",
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
}

/** The classes of a button, for an element that is not a button (a `label`, a `summary`). */
export function buttonClass({ variant = "primary", size = "md", wide = false }: Look = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], wide && "w-full");
}

/** A native button; `type` is "button" unless said otherwise, so that none submits by accident. */
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
