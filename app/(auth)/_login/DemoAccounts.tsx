import { LinkButton } from "@/components/ui/Button";
import { AUTH } from "../copy";

/** The demonstration's accounts: each fills the form in. */
export function DemoAccounts({
  accounts,
}: {
  accounts: readonly { label: string; href: string }[];
}) {
  return (
    <section aria-labelledby="demonstration">
      <h2 id="demonstration" className="text-heading">
        {AUTH.demo.title}
      </h2>
      <p className="text-small text-ink-soft">{AUTH.demo.lead}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {accounts.map(({ label, href }) => (
          <li key={href}>
            <LinkButton href={href} variant="secondary">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
