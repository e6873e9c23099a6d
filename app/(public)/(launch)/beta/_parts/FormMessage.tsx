import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";

/**
 * What became of the form, announced when it comes: the regions are there before it. `hidden` takes it
 * from sight and leaves no hole; what it describes by `id` stays for screen readers.
 */
export function FormMessage({
  id,
  tone,
  text,
  hidden,
}: {
  id?: string;
  tone: "success" | "problem";
  text: string | null;
  hidden: boolean;
}) {
  const message = text !== null && (
    <p
      id={id}
      data-message=""
      className={
        hidden
          ? "visually-hidden"
          : cx(
              "flex items-start gap-2.5 rounded-card p-4 text-small font-medium",
              tone === "success" ? "bg-leaf-soft" : "bg-tile-soft",
            )
      }
    >
      <Icon
        name={tone === "success" ? "circle-check" : "triangle-alert"}
        className={cx("mt-px size-5 shrink-0", tone === "success" ? "text-leaf" : "text-tile")}
      />
      <span>{text}</span>
    </p>
  );
  return (
    <div className="-mt-5 [&_p]:mt-5">
      <div role="status">{tone === "success" && message}</div>
      <div role="alert">{tone === "problem" && message}</div>
    </div>
  );
}
