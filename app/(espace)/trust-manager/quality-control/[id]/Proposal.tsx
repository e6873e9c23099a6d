import { fieldText } from "@/components/revisions/field-text";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { RevisionContent } from "@/lib/revisions/content";
import { STEP_LABELS } from "@/lib/revisions/copy";
import { type ContentField, FIELDS, fieldsOf, WHOLE_FIELDS } from "@/lib/revisions/fields";
import { STEPS } from "@/lib/revisions/steps";
import { returnLine } from "@/lib/trust/review/copy";
import { ignoredReturns } from "@/lib/trust/review/ignored-returns";
import type { ReviewView } from "@/lib/trust/review/views";
import { Comparison } from "./Comparison";
import { REVIEW } from "./copy";
import { Value } from "./Value";

/** Fields that are shown as pictures. */
const PICTURED: readonly ContentField[] = ["photos", "floorPlans"];

/** What changes, field by field: as it is online, and as it is proposed. */
export function Changes({ review: { changed, content, published } }: { review: ReviewView }) {
  return (
    <section aria-labelledby="modifications" className="flex flex-col gap-4">
      <h2 id="modifications" className="text-heading">
        {REVIEW.changes}
      </h2>
      {changed.length === 0 || published === null ? (
        <p>{REVIEW.noChanges}</p>
      ) : (
        <Comparison
          fields={changed}
          before={{ label: REVIEW.published, content: published }}
          after={{ label: REVIEW.proposed, content }}
        />
      )}
    </section>
  );
}

/** Of what came back: what differs from what was returned, and which remarks changed nothing. */
export function SinceReturn({ review: { returned, content } }: { review: ReviewView }) {
  const COPY = REVIEW.sinceReturn;
  if (returned === null) return null;
  const { changed, returns } = returned;
  const ignored = ignoredReturns(returned);
  return (
    <section aria-labelledby="depuis-le-renvoi" className="flex flex-col gap-4">
      <div>
        <h2 id="depuis-le-renvoi" className="text-heading">
          {COPY.title}
        </h2>
        <p className="mt-1 text-small text-ink-soft">{COPY.lead(formatDateTime(returned.at))}</p>
      </div>
      {ignored.length > 0 && (
        <Callout tone="warning" title={COPY.ignored}>
          <ul className="list-disc pl-5">
            {ignored.map((each) => (
              <li key={each.field} className="wrap-anywhere">
                {returnLine(each)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {changed.length === 0 ? (
        <p>{COPY.nothing}</p>
      ) : (
        <Comparison
          fields={changed}
          before={{ label: COPY.before, content: returned.content }}
          after={{ label: COPY.after, content }}
          remarks={Object.fromEntries(
            returns.map((each) => [each.field, COPY.remark(returnLine(each))]),
          )}
        />
      )}
    </section>
  );
}

/** The fields that are read as text, by the steps of the editor; those without a value apart. */
function stepsOf(content: RevisionContent) {
  return STEPS.map((step) => {
    const fields = fieldsOf(step).filter(
      (field) => WHOLE_FIELDS.includes(field) && !PICTURED.includes(field),
    );
    const texts = fields.map((field) => ({ field, text: fieldText(field, content) }));
    return {
      step,
      filled: texts.flatMap(({ field, text }) => (text === null ? [] : [{ field, text }])),
      empty: texts.flatMap(({ field, text }) => (text === null ? [field] : [])),
    };
  });
}

function AllFields({ content, city }: Pick<ReviewView, "content" | "city">) {
  const steps = stepsOf(content);
  const unanswered = steps.filter(({ empty }) => empty.length > 0);
  const count = unanswered.reduce((sum, { empty }) => sum + empty.length, 0);
  return (
    <div className="flex flex-col gap-6">
      {steps
        .filter(({ filled }) => filled.length > 0)
        .map(({ step, filled }) => (
          <div key={step}>
            <h3 className="font-semibold">{STEP_LABELS[step]}</h3>
            <dl className="mt-2 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
              {filled.map(({ field, text }) => (
                <div key={field} className="contents">
                  <dt className="text-ink-soft">{FIELDS[field].label}</dt>
                  <dd className="mb-2 min-w-0 max-w-text sm:mb-0">
                    <Value text={(field === "communeCode" && city) || text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      {count > 0 && (
        <Disclosure summary={REVIEW.unanswered(count)} className="border-y border-line">
          <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
            {unanswered.map(({ step, empty }) => (
              <div key={step} className="contents">
                <dt className="text-ink-soft">{STEP_LABELS[step]}</dt>
                <dd className="mb-2 min-w-0 max-w-text sm:mb-0">
                  {empty.map((field) => FIELDS[field].label).join(", ")}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}

/** All that is proposed: shown at once of a new listing, on demand of a change. */
export function Content({ review: { kind, content, city } }: { review: ReviewView }) {
  if (kind === "change") {
    return (
      <Disclosure summary={REVIEW.fullContent} className="border-y border-line">
        <AllFields content={content} city={city} />
      </Disclosure>
    );
  }
  return (
    <section aria-labelledby="controle-contenu" className="flex flex-col gap-4">
      <h2 id="controle-contenu" className="text-heading">
        {REVIEW.content}
      </h2>
      <AllFields content={content} city={city} />
    </section>
  );
}
