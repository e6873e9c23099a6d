const WIDTHS = [640, 1280, 1920] as const;

const sources = (name: string, moment: "day" | "night") =>
  WIDTHS.map((width) => `/illustrations/${name}-${moment}-${width}.webp ${width}w`).join(", ");

/** The scenes drawn for pages (public/illustrations), and their height at 1920 pixels wide. */
const HEIGHTS = { hero: 720, vendre: 1080, looper: 1320 } as const;

/**
 * A drawn scene, by day or in the evening with the theme: one picture is loaded, the theme's.
 * `eager` is for the scene in sight when the page opens, at the browser's highest priority.
 */
export function Scene({
  name,
  sizes,
  alt,
  eager = false,
  className,
}: {
  name: keyof typeof HEIGHTS;
  sizes: string;
  /** Empty when the scene only sets the mood. */
  alt: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <picture className="block">
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={sources(name, "night")}
        sizes={sizes}
        width={1920}
        height={HEIGHTS[name]}
      />
      <img
        src={`/illustrations/${name}-day-1280.webp`}
        srcSet={sources(name, "day")}
        sizes={sizes}
        width={1920}
        height={HEIGHTS[name]}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}
