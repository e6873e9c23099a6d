import { LinkButton } from "@/components/ui/Button";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import { Section } from "@/components/ui/Section";
import { routes } from "@/lib/routes/public";
import { LOOPER } from "../copy";

/** The questions, each with its address. */
export function LooperQuestions() {
  const { title, lead, all, linkTo, items } = LOOPER.faq;
  return (
    <Section id="faq" labelledBy="questions-titre">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <h2 id="questions-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">{lead}</p>
          <LinkButton href={routes.helpTopic("looper")} variant="secondary" className="mt-6">
            {all}
          </LinkButton>
        </div>
        <div className="border-b border-line">
          {items.map(({ id, question, answer }) => (
            <Disclosure
              key={id}
              contentId={id}
              summary={<h3 className="font-sans text-body font-semibold">{question}</h3>}
              className="border-t border-line"
            >
              <div className="max-w-[42rem] space-y-3">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <a
                  href={`#${id}`}
                  aria-label={linkTo(question)}
                  className="no-print -ml-3 inline-grid size-11 place-items-center rounded-control text-ink-soft hover:text-brand"
                >
                  <Icon name="link-2" />
                </a>
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
