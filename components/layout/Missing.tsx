import { EntranceIllustration } from "@/components/illustrations/EntranceIllustration";
import { LinkButton } from "@/components/ui/Button";
import { Section } from "@/components/ui/Section";
import { routes } from "@/lib/routes/public";

/** What stands on a public page where its subject is not: unknown, withdrawn, nothing for sale. */
export function Missing({
  copy: { title, text, action },
  href = routes.buy,
}: {
  copy: { title: string; text: string; action: string };
  /** Where `action` leads: to everything for sale unless stated otherwise. */
  href?: string;
}) {
  return (
    <Section>
      <EntranceIllustration className="-ml-4 mb-6 h-auto w-72" />
      <h1 className="max-w-[10.6em] text-title">{title}</h1>
      <p className="mt-4 max-w-[36rem] text-lead text-ink-soft">{text}</p>
      <LinkButton href={href} size="lg" className="mt-8">
        {action}
      </LinkButton>
    </Section>
  );
}
