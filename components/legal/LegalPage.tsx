import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { COMMON } from "@/lib/content/common";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import type { LegalBlock, LegalDocument } from "./document-copy";

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case "text":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-tile">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl className="border-t border-line">
          {block.facts.map(({ term, value }) => (
            <div
              key={term}
              className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-small text-ink-soft">{term}</dt>
              <dd className={value === null ? "text-small text-ink-soft" : "font-medium"}>
                {value ?? COMMON.notKnownYet}
              </dd>
            </div>
          ))}
        </dl>
      );
    case "link":
      return (
        <p>
          {block.before}
          <Link href={block.href} className="text-link">
            {block.label}
          </Link>
          {block.after}
        </p>
      );
  }
}

/** A legal text: its contents on the side, one column to read, ready for the printer. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, metaTitle, lead, updatedOn, sections } = document;
  return (
    <Container className="pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ label: COMMON.home, href: routes.home }, { label: metaTitle }]} />
      <header className="mt-6 max-w-[52rem] lg:mt-10">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 text-lead text-ink-soft">{lead}</p>
        <p className="mt-4 text-small text-ink-soft">
          {COMMON.updatedOn} <time dateTime={updatedOn}>{formatCivilDate(updatedOn)}</time>
        </p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-labelledby="sommaire" className="no-print lg:sticky lg:top-8 lg:self-start">
          <h2 id="sommaire" className="font-sans text-small font-semibold">
            {COMMON.tableOfContents}
          </h2>
          <ol className="mt-2 border-l-2 border-line text-small">
            {sections.map(({ id, title: label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-ink-soft hover:border-tile hover:text-ink lg:min-h-9"
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[42rem] space-y-12">
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titre`}>
              <h2 id={`${id}-titre`} className="text-heading">
                {heading}
              </h2>
              <div className="mt-4 space-y-4">
                {blocks.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, never reordered
                  <Block key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
