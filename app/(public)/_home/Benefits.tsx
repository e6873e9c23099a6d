import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { HOME } from "./copy";

const ICONS = ["key-round", "door-open", "messages-square", "file-check-2"] as const;

/** Four benefits on one strip, ruled like a ledger. */
export function Benefits() {
  return (
    <section aria-labelledby="avantages-titre" className="pt-12 lg:pt-16">
      <Container>
        <h2 id="avantages-titre">
          <VisuallyHidden>{HOME.benefits.title}</VisuallyHidden>
        </h2>
        <ul className="grid border-y border-line sm:grid-cols-2 lg:grid-cols-4">
          {HOME.benefits.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="flex gap-4 border-line py-5 max-sm:not-first:border-t sm:px-5 sm:max-lg:nth-[n+3]:border-t sm:even:border-l lg:not-first:border-l lg:first:pl-0 lg:last:pr-0 sm:max-lg:odd:pl-0"
            >
              <Icon
                name={ICONS[index] ?? "key-round"}
                className="mt-0.5 size-6 shrink-0 text-tile"
              />
              <div>
                <h3 className="font-sans text-body font-semibold">{title}</h3>
                <p className="mt-1 text-small text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
