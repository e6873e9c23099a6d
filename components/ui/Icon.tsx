import type { StaticImageData } from "next/image";
import { cx } from "./cx";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg";

const { src }: StaticImageData = sprite;

/**
 * A decorative icon, in the colour and at the size of its class names (20 px without). Two
 * elements and no script: its drawing is in the sprite, a file that browsers keep for ever.
 *
 * The sprite isn't preloaded: Chromium does not take what `<use>` asks for from a preload, so each
 * page would ask for it twice and warn. The first icon, in the header, asks early enough.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cx("icon", className)}>
      <use href={`${src}#${name}`} />
    </svg>
  );
}
