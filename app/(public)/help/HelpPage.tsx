import { ContactLink } from "@/components/contact/ContactLink";
import { Button, LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { cx } from "@/components/ui/cx";
import { Disclosure } from "@/components/ui/Disclosure";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { routes } from "@/lib/routes/public";
import { HELP, HELP_THEMES, type HelpQuestion, type HelpTheme } from "./copy";
import { EntranceDrawing } from "./EntranceDrawing";
import { findHelp, MAX_HELP_QUERY } from "./find-questions";

function Question({ id, question, answer, open }: HelpQuestion & { open: boolean }) {
  return (
    <Disclosure
      contentId={id}
      open={open}
      summary={<h3 className="font-sans text-body font-semibold">{question}</h3>}
      className="border-t border-line"
    >
      <div className="max-w-[42rem] space-y-3">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={`#${id}`}
          aria-label={HELP.linkTo(question)}
          className="no-print inline-grid size-11 -ml-3 place-items-center rounded-control text-ink-soft hover:text-brand"
        >
          <Icon name="link-2" />
        </a>
      </div>
    </Disclosure>
  );
}

/** A plain form, whose answer is this page with the answers that have the words. */
function SearchField({ query }: { query: string }) {
  const { label, placeholder, submit } = HELP.search;
  return (
    <search aria-label={label} className="no-print">
      <form action={routes.help} className="mt-8 flex max-w-[36rem] flex-wrap items-end gap-3">
        <Field id="aide-recherche" label={label} className="min-w-0 flex-[1_1_9rem]">
          {(control) => (
            <Input
              type="search"
              name="q"
              defaultValue={query}
              placeholder={placeholder}
              maxLength={MAX_HELP_QUERY}
              enterKeyHint="search"
              {...control}
            />
          )}
        </Field>
        <Button type="submit" className="min-h-12">
          <Icon name="search" />
          {submit}
        </Button>
      </form>
    </search>
  );
}

/** A way to each theme of the page. */
function Themes() {
  return (
    <nav aria-label={HELP.themesLabel} className="no-print mt-8 lg:max-w-[44rem]">
      <ul className="flex flex-wrap gap-3">
        {HELP_THEMES.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="plate inline-flex min-h-12 items-center px-5 font-display text-[1.125rem] font-bold"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Findings({ query, themes }: { query: string; themes: readonly HelpTheme[] }) {
  const count = themes.reduce((sum, { questions }) => sum + questions.length, 0);
  const { found, none, clear } = HELP.search;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <p role="status" className="font-semibold wrap-anywhere">
        {count > 0 ? found(count, query) : none(query)}
      </p>
      <LinkButton href={routes.help} variant="secondary">
        {clear}
      </LinkButton>
    </div>
  );
}

/** The help page: a directory of doors on the left, the answers behind them. */
export function HelpPage({
  prelaunch,
  query = "",
}: {
  prelaunch: boolean;
  /** What is looked for in the answers; none for all of them. */
  query?: string;
}) {
  const themes = findHelp(HELP_THEMES, query);
  const isSearch = query.trim() !== "";
  const more = prelaunch ? HELP.more : HELP.moreOnceOpen;
  return (
    <>
      <div className="bg-brand-soft">
        <Container className={cx("relative pt-12", isSearch ? "pb-12" : "pb-14 lg:py-20")}>
          {isSearch ? (
            // What was looked for comes first: the answers begin on the first screen of a phone.
            <h1 className="text-title">{HELP.metaTitle}</h1>
          ) : (
            <>
              <EntranceDrawing className="pointer-events-none absolute right-gutter bottom-0 h-36 max-lg:hidden lg:h-[21rem]" />
              <h1 className="max-w-[8.4em] text-hero">{HELP.title}</h1>
              <p className="mt-5 max-w-[36rem] text-lead">{HELP.lead}</p>
            </>
          )}
          <SearchField query={query} />
          {!isSearch && <Themes />}
        </Container>
      </div>
      <Container className="pt-6 pb-section lg:pt-10">
        {isSearch && <Findings query={query} themes={themes} />}
        {themes.map(({ id, title, intro, questions }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-titre`}
            className="grid gap-x-16 gap-y-5 py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-12"
          >
            <div className="lg:sticky lg:top-8 lg:self-start">
              <h2 id={`${id}-titre`} className="text-title">
                {title}
              </h2>
              <p className="mt-2 text-ink-soft">{intro}</p>
            </div>
            <div className="border-b border-line">
              {questions.map((question) => (
                <Question key={question.id} {...question} open={isSearch} />
              ))}
            </div>
          </section>
        ))}
        <aside className="for-strangers mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-panel bg-mimosa-soft p-6 sm:px-10 sm:py-8">
          <div className="max-w-[40rem]">
            <h2 className="text-heading">{more.title}</h2>
            <p className="mt-1.5">{more.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton
              href={prelaunch ? routes.beta : routes.register()}
              variant="accent"
              size="lg"
            >
              {more.action}
            </LinkButton>
            <ContactLink />
          </div>
        </aside>
        <p className="for-members mt-8">
          <ContactLink />
        </p>
      </Container>
    </>
  );
}
